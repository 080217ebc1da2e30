/** The languages that everything is written in, by their codes. */
export const LANGUAGES = ['en', 'it', 'fr', 'es', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
