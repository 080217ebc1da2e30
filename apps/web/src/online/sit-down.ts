import { ensureName } from '../client/naming.ts';
import { act } from './lobby-actions.ts';
import { drawSalt, noteShuffle } from './noted-chance.ts';
import { useOnline } from './online-store.ts';
import { keepToken, tokenInAddress, tokenOf } from './own-link.ts';

/** Sits down at a table, in one of its seats or in any that is free; asks for a name first, if there is none. */
export async function sitDown(table: string, seat?: string, name?: string): Promise<void> {
  if (!(await ensureName())) return;
  const salt = drawSalt();
  const invite = tokenInAddress() ?? tokenOf(table);
  const seal = useOnline.getState().gathering?.seal;
  const answer = await act({
    type: 'take-seat',
    table,
    salt,
    ...(seat === undefined ? {} : { seat }),
    ...(name === undefined ? {} : { name }),
    ...(invite === undefined ? {} : { invite }),
  });
  if (answer !== undefined) noteShuffle(table, { salt, seal });
}

/** Makes a link by which people can sit down; the one before leads nowhere. */
export async function makeLink(table: string): Promise<void> {
  const answer = await act({ type: 'make-invite', table });
  if (answer?.type === 'invite') keepToken(table, answer.token);
}
