const MOST_CHARACTERS = 40;
/** Control characters, line breaks, halves of characters, and marks that turn the direction of the text after them. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** What is asked of a name, for refusals. */
export const NAME_RULE = `1 to ${MOST_CHARACTERS} characters, none of them a control character or a line break`;

/** Whether a text can be the name of a player: any name a person has, in any script. */
export function isPlayerName(name: string): boolean {
  return name !== '' && name === name.trim() && !FORBIDDEN.test(name) && Array.from(name).length <= MOST_CHARACTERS;
}
