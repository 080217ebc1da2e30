import { knowledgeOf, type OnFailure } from '@fondaco/bots';
import { decide, Pool, playTournament, standingsOf, type ArenaState } from '@fondaco/bots/node';
import { seatWords } from '@fondaco/kernel';
import { afterAll, expect, test } from 'vitest';
import { BOT_MODELS } from '../../src/bots/models.ts';
import { askIn, gatherPositions, models } from './fixtures.ts';

const pool = new Pool(BOT_MODELS, 1);
afterAll(() => pool.close());
const [model] = models;

test('a bot in a worker decides from what its seat knows, and one that does not exist is replaced', async () => {
  const [{ s, seat }] = gatherPositions(model, 1, 31);
  const known = knowledgeOf(model.game, s, seat);
  const told: string[] = [];
  const onFailure: OnFailure = ({ why }) => told.push(why);
  for (const name of ['journeyman', 'master:30it', 'wizard']) {
    const request = { name, known, seat, seats: seatWords(s.seats[0]), seed: 1 };
    expect(askIn(model, s, seat).choices).toContain(await decide(model, pool, request, onFailure));
  }
  expect(told.length).toBe(1);
  expect(told[0]).toContain('wizard');
});

test('a tournament rotates seats, goes on where it was, and ranks', async () => {
  const tournament = {
    game: model.game.id,
    bots: ['random', 'journeyman'],
    seats: 2,
    games: 4,
    seed: 1,
    isChallenge: false,
    weights: '',
  };
  const state: ArenaState = { tournament, played: {} };
  await playTournament(pool, state, () => undefined);
  expect(Object.values(state.played).map(({ players: seats }) => seats.join())).toEqual(['0,1', '1,0', '0,1', '1,0']);
  let more = 0;
  await playTournament(pool, { ...state, tournament: { ...tournament, games: 6 } }, () => more++);
  expect(more).toBe(2);
  expect(standingsOf(state)[0].name).toBe('journeyman');
});
