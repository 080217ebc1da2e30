/** Where the tables of a server are; if nobody says, where `npm start` keeps them. */
export async function placeOf(given: string | undefined): Promise<string> {
  if (given !== undefined) return given;
  const { placeOfTables } = await import('@fondaco/server');
  return placeOfTables(process.env);
}
