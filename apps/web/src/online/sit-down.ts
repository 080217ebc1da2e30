import { ensureName } from '../client/naming.ts';
import { act, findGathering } from './lobby-actions.ts';
import { drawSalt, noteShuffle, shuffleToNote } from './kept/noted-chance.ts';
import { useOnline } from './online-store.ts';
import { keepToken, tokenInAddress, tokenOf } from './kept/own-link.ts';

/**
 * Sits down at a table, in one of its seats or in any that is free; asks for a name first, if there is none. What this browser adds to the
 * shuffle is drawn when the seal of the server's secret has been seen: whoever knew it before could have chosen a secret to suit it.
 */
export async function sitDown(table: string, seat?: string, name?: string): Promise<void> {
  if (!(await ensureName())) return;
  const invite = useOnline.getState().token ?? tokenOf(table) ?? tokenInAddress();
  const gathering = await findGathering(table, invite);
  if (gathering === undefined) return;
  const salt = drawSalt();
  const answer = await act({
    type: 'take-seat',
    table,
    salt,
    ...(seat === undefined ? {} : { seat }),
    ...(name === undefined ? {} : { name }),
    ...(invite === undefined ? {} : { invite }),
  });
  if (answer !== undefined) noteShuffle(table, shuffleToNote(gathering, salt));
}

/** Makes a link by which people can sit down; the one before leads nowhere. */
export async function makeLink(table: string): Promise<void> {
  const answer = await act({ type: 'make-invite', table });
  if (answer?.type !== 'invite') return;
  keepToken(table, answer.token);
  useOnline.setState({ token: answer.token });
}
