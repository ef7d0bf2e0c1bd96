import type { ExplorablePart } from '@relievo/graphic/explore';
import type { Box } from '@relievo/graphic/model';
import { C3, C6, countSemitonesBetween, type Note, raiseBySemitones } from '@relievo/sound';

export interface Tone {
  readonly frequency: number;
  readonly duration: number;
}

/** Seconds of a part without a tone of its own: as long as a point of a chart at the usual speed. */
const USUAL = 0.25;

/** What a part sounds like: its own tone, else higher the higher it lies; from the side where it is. */
export function createPartNote(
  { box }: Pick<ExplorablePart, 'box'>,
  sheet: Pick<Box, 'width' | 'height'>,
  own: Tone | null,
): Note {
  const across = (box.x + box.width / 2) / sheet.width;
  const up = 1 - (box.y + box.height / 2) / sheet.height;
  return {
    kind: 'note',
    at: 0,
    duration: own?.duration ?? USUAL,
    frequency: own?.frequency ?? raiseBySemitones(C3, clampShare(up) * countSemitonesBetween(C3, C6)),
    pan: 2 * clampShare(across) - 1,
    timbre: 'sine',
  };
}

function clampShare(share: number): number {
  return Math.min(1, Math.max(0, share));
}
