export { changedPositions, type ChangedPositionsHow, type ChangedPositionsReport } from './changed-positions.ts';
export { choiceSpace, sampleChoices, type ChoiceSpace } from './choice-space.ts';
export { conformance, type ConformanceHow } from './conformance.ts';
export { givenTable, given, type Given, type GivenPosition } from './given.ts';
export { compareEffects, type CountOwn, type EffectHow, type EffectReport } from './effect-checks.ts';
export { perft, type PerftHow } from './perft.ts';
export { comparePlaythrough, playthrough, type PlaythroughHow } from './playthrough.ts';
export {
  begin,
  MOST_DECISIONS,
  NAMES,
  pickOptions,
  pickSeat,
  playRandomChoice,
  playRandomGame,
  type RandomBeginning,
} from './random-player.ts';
export { printViolations, type ConformanceReport, type ConformanceStats, type ConformanceViolation } from './report.ts';
export { transcribe } from './transcript.ts';
export { sealedBids } from './sealed-bids/index.ts';
export { withUnusedField } from './unused-field.ts';
