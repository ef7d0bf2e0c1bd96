import type { Medium } from '../profiles/profile.ts';

/** Distance between the dots of a Tiger embosser: 20 to the inch (field figure for ViewPlus). */
export const EMBOSSER_DOT = 25.4 / 20;
/** Distance between the pins of the common displays (Dot Pad, Graphiti, Metec), in millimetres. */
export const PIN = 2.5;

/** The step of a medium's own grid; null where it raises anywhere. What repeats is laid on it, so that it repeats evenly. */
export function gridStep(medium: Medium): number | null {
  return medium === 'embosser' ? EMBOSSER_DOT : medium === 'pins' ? PIN : null;
}

/** Pins stand evenly, so a cell takes two columns and keeps one free, and a line takes four rows and keeps one free. */
export const PIN_BRAILLE = { dot: 1, cell: 3, line: 5 } as const;
