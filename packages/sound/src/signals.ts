import type { Signal } from './score.ts';

/** A short sound: overtones that belong to no note, or noise. */
export type SignalSound =
  | { readonly noise: number }
  | { readonly tones: readonly { readonly hertz: number; readonly amplitude: number }[] };

/**
 * None has the pitch of a note: two tones at once a tritone apart, a knock, a chord of two octaves
 * above the highest note, a breath of noise, a click two octaves above it.
 */
export const SIGNAL_SOUNDS: Record<Signal['signal'], SignalSound> = {
  missing: { noise: 0.25 },
  'zero-crossing': {
    tones: [
      { hertz: 1480, amplitude: 0.12 },
      { hertz: 2093, amplitude: 0.12 },
    ],
  },
  boundary: {
    tones: [
      { hertz: 82.4, amplitude: 0.4 },
      { hertz: 116.5, amplitude: 0.3 },
    ],
  },
  intersection: {
    tones: [
      { hertz: 2637, amplitude: 0.1 },
      { hertz: 3322, amplitude: 0.1 },
    ],
  },
  tick: { tones: [{ hertz: 4186, amplitude: 0.08 }] },
};
