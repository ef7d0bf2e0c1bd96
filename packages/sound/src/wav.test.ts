import { textOfCodes } from '@relievo/words';
import { expect, test } from 'vitest';
import { toWav } from './wav.ts';

test('a WAV file states its format, and interleaves two channels', () => {
  const bytes = toWav({
    sampleRate: 8000,
    left: Float32Array.of(0, 1, -1),
    right: Float32Array.of(0.5, -0.5, 2),
  });
  const view = new DataView(bytes.buffer);
  const text = (from: number, to: number): string => textOfCodes(bytes.subarray(from, to));
  expect([text(0, 4), text(8, 16), text(36, 40)]).toEqual(['RIFF', 'WAVEfmt ', 'data']);
  expect(view.getUint32(4, true)).toBe(bytes.length - 8);
  // Bytes a second, bytes a frame, bits a sample, bytes of samples.
  expect([
    view.getUint32(28, true),
    view.getUint16(32, true),
    view.getUint16(34, true),
    view.getUint32(40, true),
  ]).toEqual([32_000, 4, 16, 12]);
  const samples = Array.from({ length: 6 }, (_, index) => view.getInt16(44 + index * 2, true));
  // Beyond full, a sample is full: it never wraps around.
  expect(samples).toEqual([0, 16_384, 32_767, -16_383, -32_767, 32_767]);
});
