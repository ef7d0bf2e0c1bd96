import { readStored, removeStored, writeStored } from '../../../lib/stores/stored.ts';
import { RESTORE_EVERY, RESTORE_TRIES } from '../query/limits.ts';

/** Where somebody was in a list before they opened one of its cards. */
export interface ListPosition {
  /** The address of the list. */
  readonly list: string;
  /** The card that was opened. */
  readonly card: string;
  readonly scroll: number;
}

export const POSITION_KEY = 'relievo-list-position';

/** An identifier that is empty names no card: nothing is kept. */
export function keepPosition(position: ListPosition): boolean {
  return position.card.trim() !== '' && writeStored(POSITION_KEY, position);
}

export function findPosition(list: string): ListPosition | undefined {
  const kept = readPosition();
  return kept?.list === list ? kept : undefined;
}

/** The list from which a card was opened: the way back to it. */
export function listOfCard(card: string): string | undefined {
  const kept = readPosition();
  return kept?.card === card ? kept.list : undefined;
}

function readPosition(): ListPosition | undefined {
  const kept = readStored(POSITION_KEY);
  if (typeof kept !== 'object' || kept === null || !('card' in kept) || !('list' in kept)) return undefined;
  const { card, list } = kept;
  const scroll = 'scroll' in kept && typeof kept.scroll === 'number' ? kept.scroll : 0;
  return typeof card === 'string' && typeof list === 'string' ? { list, card, scroll } : undefined;
}

export function forgetPosition(): void {
  return removeStored(POSITION_KEY);
}

export type Repeat = (work: () => void, every: number) => () => void;

const repeatByClock: Repeat = (work, every) => {
  const timer = setInterval(work, every);
  return () => clearInterval(timer);
};

/**
 * Looks for the card until it stands, then goes back to it; after the last try, and when it was found, the
 * position is forgotten. Gives back how to stop looking.
 */
export function returnToCard(goTo: () => boolean, repeat: Repeat = repeatByClock): () => void {
  let tries = 0;
  const end = () => {
    stop();
    forgetPosition();
  };
  const stop = repeat(() => {
    tries += 1;
    if (goTo() || tries >= RESTORE_TRIES) end();
  }, RESTORE_EVERY);
  return stop;
}
