export { filterByWords, goToTyped } from './ask.ts';
export { type CellDots, writeBrailleLine } from './braille-line.ts';
export {
  EXPLORER_COMMANDS,
  type ExplorerCommand,
  findCommandWith,
  findMeaning,
  keysOf,
  type OwnKeys,
} from './commands.ts';
export { nameKey } from './keys.ts';
export { type ExplorerMessage, type ExplorerMessages, WORDINGS, type Wording } from './messages.ts';
export { reachSpot } from './reach-spot.ts';
export { sayExplored } from './say.ts';
export { findSounding, scoreSounding } from './sounding.ts';
export type { Spot } from './spot.ts';
export { type ExplorerState, type Sounding, type Step, UNEXPLORED } from './state.ts';
export { walkChart } from './walk.ts';
