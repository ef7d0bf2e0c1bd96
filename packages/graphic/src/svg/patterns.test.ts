import { maxOf, minOf } from '@relievo/words';
import { expect, test } from 'vitest';
import { TEXTURE_SPECS } from '../set/textures.ts';
import { drawing, rect, shape } from '../testing/make.ts';
import { elementsOf, parseSvg } from '../testing/svg-reader.ts';
import { writeDrawing } from './write.ts';

interface Bow {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
}

/** A cubic's place at a share of its way. */
function along([a = 0, b = 0, c = 0, d = 0]: readonly number[], share: number): number {
  const rest = 1 - share;
  return a * rest ** 3 + 3 * b * rest ** 2 * share + 3 * c * rest * share ** 2 + d * share ** 3;
}

function readWave() {
  const root = parseSvg(writeDrawing(drawing([shape('sea', rect(20, 20, 60, 60), { texture: 'waves' })])));
  const pattern = elementsOf(root).find(({ tagName }) => tagName === 'pattern');
  const path = elementsOf(root).find(
    ({ tagName, parentNode }) => tagName === 'path' && parentNode === pattern,
  );
  const numbers = (path?.getAttribute('d') ?? '').match(/-?[\d.]+(e-?\d+)?/g)?.map(Number) ?? [];
  const bows: Bow[] = [];
  for (let at = 0; at + 8 <= numbers.length; at += 6) {
    const own = numbers.slice(at, at + 8);
    bows.push({ xs: own.filter((_, i) => i % 2 === 0), ys: own.filter((_, i) => i % 2 === 1) });
  }
  return {
    bows,
    width: Number(pattern?.getAttribute('width')),
    height: Number(pattern?.getAttribute('height')),
  };
}

const spec = TEXTURE_SPECS.swell.waves;
if (spec.kind !== 'waves') throw new Error('Waves are no waves.');
const { amplitude, length, pitch, width: line } = spec;

test('waves swing as far as the texture says to either side, and no row of them meets the next', () => {
  const { bows, height } = readWave();
  const ys = bows.flatMap((bow) => [0, 0.25, 0.5, 0.75, 1].map((share) => along(bow.ys, share)));
  expect([minOf(ys), maxOf(ys)]).toEqual([
    expect.closeTo(pitch / 2 - amplitude, 2),
    expect.closeTo(pitch / 2 + amplitude, 2),
  ]);
  expect(maxOf(ys) - minOf(ys) + line).toBeLessThan(height);
});

test('a wave is a sine from before the edge of its tile to beyond the other, and so runs through all of them', () => {
  const { bows, width } = readWave();
  expect(width).toBe(length);
  expect([bows[0]?.xs[0], bows.at(-1)?.xs.at(-1)]).toEqual([-length / 2, 1.5 * length]);
  for (const { xs, ys } of bows)
    for (const share of [0, 0.1, 0.3, 0.5, 0.8, 1]) {
      const sine = Math.sin((along(xs, share) / length) * 2 * Math.PI) * amplitude;
      expect(along(ys, share)).toBeCloseTo(pitch / 2 + sine, 1);
    }
});
