import { expect, test } from 'vitest';
import { curveSound } from './curve-sound.ts';

test('the curve of the demonstration is a sound that any player plays, some seconds long', async () => {
  const sound = curveSound();
  const bytes = new DataView(await sound.arrayBuffer());
  const word = (at: number) => String.fromCharCode(...[0, 1, 2, 3].map((step) => bytes.getUint8(at + step)));
  expect([sound.type, word(0), word(8)]).toEqual(['audio/wav', 'RIFF', 'WAVE']);
  const seconds = bytes.getUint32(40, true) / bytes.getUint32(28, true);
  expect(seconds).toBeGreaterThan(2);
  expect(seconds).toBeLessThan(10);
});
