import { playScore } from '../../../lib/sound/play-score.ts';

export interface Tone {
  readonly frequency: number;
  readonly duration: number;
}

/** What is met under a finger without a tone of its own. */
const PLAIN: Tone = { frequency: 440, duration: 0.12 };
const VOLUME = 0.8;
const SHAKE_MS = 30;

/** The tone of a part, and a short shake where a device can. */
export function playPart(tone: Tone | null): void {
  const { frequency, duration } = tone ?? PLAIN;
  if (typeof navigator.vibrate === 'function') navigator.vibrate(SHAKE_MS);
  try {
    const note = { kind: 'note', at: 0, duration, pan: 0, frequency, timbre: 'sine' } as const;
    playScore({ duration, events: [note] }, VOLUME, () => {});
  } catch {
    // What cannot be heard here is said all the same.
  }
}
