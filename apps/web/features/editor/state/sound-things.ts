import type { Item } from '@relievo/graphic/model';
import { playTone } from '../../../lib/sound/play-score.ts';

/** A line sounds higher than an area, words lower than both: whoever goes over the sheet tells them apart. */
const EDGE_HZ = 880;
const AREA_HZ = 330;
const WORDS_HZ = 220;
const SECONDS = 0.08;
const VOLUME = 0.15;

/** What a thing sounds like: as its author says, or by what it is. */
export function toneOf(item: Item): { readonly frequency: number; readonly duration: number } {
  if (item.plays?.tone) return item.plays.tone;
  if (item.kind === 'text') return { frequency: WORDS_HZ, duration: SECONDS };
  const isArea = item.kind === 'shape' && item.texture !== null;
  return { frequency: isArea ? AREA_HZ : EDGE_HZ, duration: SECONDS };
}

/** The topmost of what is met. */
export function soundThings(items: readonly Item[]): void {
  const [met] = items;
  if (!met) return;
  const { frequency, duration } = toneOf(met);
  playTone(frequency, Math.min(1, duration), VOLUME);
}
