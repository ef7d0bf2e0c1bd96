import { afterEach, expect, test, vi } from 'vitest';
import { playTone } from './play-score.ts';

afterEach(() => vi.unstubAllGlobals());

/** A loudspeaker of the test, which records when it is set to which volume. */
function giveLoudspeaker(): [how: string, loudness: number, at: number][] {
  const told: [string, number, number][] = [];
  vi.stubGlobal(
    'AudioContext',
    class {
      readonly currentTime = 5;
      readonly state = 'running';
      readonly destination = {};
      createGain() {
        return {
          connect: () => undefined,
          gain: {
            setValueAtTime: (loudness: number, at: number) => told.push(['is', loudness, at]),
            linearRampToValueAtTime: (loudness: number, at: number) => told.push(['reaches', loudness, at]),
          },
        };
      }
      createOscillator() {
        return {
          frequency: { value: 0 },
          connect: (next: unknown) => next,
          start: () => undefined,
          stop: () => undefined,
        };
      }
    },
  );
  return told;
}

test('a tone begins in silence, rises, holds and falls, so that it does not crack', () => {
  const told = giveLoudspeaker();
  playTone(440, 0.5, 0.8);
  expect(told).toEqual([
    ['is', 0, 5],
    ['reaches', 0.8, 5.01],
    ['is', 0.8, 5.49],
    ['reaches', 0, 5.51],
  ]);
});
