import type { Timbre } from './timbres.ts';

/** How a listener likes to hear: part of the user's own profile. */
export interface SoundSettings {
  /** 0 silent to 1 full. */
  readonly volume: number;
  /** One of five, slow to fast. */
  readonly speed: 1 | 2 | 3 | 4 | 5;
  /** Hertz of the least and the greatest value. */
  readonly pitch: { readonly low: number; readonly high: number };
  /** The timbre of the first series. */
  readonly timbre: Timbre;
  /** Higher values sound lower. */
  readonly inverted: boolean;
  /** A click at every fifth point: how far one is. */
  readonly ticks?: boolean;
  /** Whether crossings and ends are heard; they are where it is not said. */
  readonly signals?: boolean;
}

/** C3 and C6 of the equal-tempered scale with A4 at 440 Hz: within what every speaker gives and every ear tells apart. */
export const C3 = 130.8127826502993;
export const C6 = 1046.5022612023945;

export const DEFAULT_SOUND: SoundSettings = {
  volume: 0.8,
  speed: 3,
  pitch: { low: C3, high: C6 },
  timbre: 'sine',
  inverted: false,
};

/** Seconds for one value; 200 to 300 ms are usual, and the middle step is within. */
const SECONDS = { 1: 0.5, 2: 0.35, 3: 0.25, 4: 0.175, 5: 0.12 } as const;

export function secondsOf(speed: SoundSettings['speed']): number {
  return SECONDS[speed];
}
