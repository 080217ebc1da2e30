/** Becomes a guest of a server; answers the cookie by which they are known from then on. */
export async function becomeGuest(url: string, name: string): Promise<string> {
  const response = await fetch(new URL('/api/guest', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: new URL(url).origin },
    body: JSON.stringify({ name }),
  });
  const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';');
  if (!response.ok || cookie === '') throw new Error(`nobody becomes a guest: ${response.status}`);
  return cookie;
}
