import { expect, test } from 'vitest';
import { renderCurveSound } from './curve-sound.ts';

test('the sound of the curve is a playable file, some seconds long', async () => {
  const sound = renderCurveSound();
  const bytes = new DataView(await sound.arrayBuffer());
  const word = (at: number) => String.fromCharCode(...[0, 1, 2, 3].map((step) => bytes.getUint8(at + step)));
  expect([sound.type, word(0), word(8)]).toEqual(['audio/wav', 'RIFF', 'WAVE']);
  const seconds = bytes.getUint32(40, true) / bytes.getUint32(28, true);
  expect(seconds).toBeGreaterThan(2);
  expect(seconds).toBeLessThan(10);
});
