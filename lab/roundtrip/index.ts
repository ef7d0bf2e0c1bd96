import { deepStrictEqual, strictEqual } from 'node:assert';
import fc from 'fast-check';
import { LINE_STYLES, ROLES, TEXTURES } from '../../packages/graphic/src/model/drawing.ts';
import { POINT_SYMBOLS } from '../../packages/graphic/src/model/geometry.ts';
import { readDrawing } from '../../packages/graphic/src/svg/read/by-ourselves.ts';
import { writeDrawing } from '../../packages/graphic/src/svg/write.ts';
import { arbitraryDrawing } from '../../packages/graphic/src/testing/arbitrary-drawing.ts';
import { TRANSFORMS } from '../../packages/graphic/src/testing/arbitrary-transform.ts';
import { countTraits } from '../../packages/graphic/src/testing/traits.ts';
import { canonicalise } from '../../packages/graphic/src/validation/canonical.ts';
import { validate } from '../../packages/graphic/src/validation/validate.ts';

// 10,000 drawings made at random are written as files and read back; every one must come back as itself.

const RUNS = 10_000;
const LEAST = 100;
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);

const EXPECTED = [
  ...['shape', 'text', 'group', 'image'].map((kind) => `kind ${kind}`),
  ...['path', 'rect', 'ellipse', 'symbol', 'curve'].map((type) => `geometry ${type}`),
  ...ROLES.map((role) => `role ${role}`),
  ...TEXTURES.map((texture) => `texture ${texture}`),
  ...LINE_STYLES.map((style) => `line ${style}`),
  ...POINT_SYMBOLS.map((symbol) => `symbol ${symbol}`),
  ...TRANSFORMS.map((name) => `transform ${name}`),
  ...['tone', 'speech', 'haptic'].map((play) => `plays ${play}`),
  ...['right-to-left', 'emoji', 'braille', 'print'].map((text) => `text ${text}`),
  'link',
];

const counts = new Map<string, number>();
const started = Date.now();
console.log(`${RUNS} drawings, seed ${seed}`);
fc.assert(
  fc.property(arbitraryDrawing, (made) => {
    countTraits(counts, made);
    const { drawing } = made;
    strictEqual(validate(drawing).ok, true);
    const svg = writeDrawing(drawing);
    const read = readDrawing(svg);
    if (!read.ok) throw new Error(read.problems[0].code);
    deepStrictEqual(read.value, canonicalise(drawing));
    strictEqual(writeDrawing(read.value), svg);
  }),
  { seed, numRuns: RUNS },
);

for (const [trait, count] of [...counts].sort(([a], [b]) => a.localeCompare(b))) {
  console.log(`${trait.padEnd(28)}${String(count).padStart(7)}`);
}
const rare = EXPECTED.filter((trait) => (counts.get(trait) ?? 0) < LEAST);
if (rare.length > 0) throw new Error(`Fewer than ${LEAST} times: ${rare.join(', ')}`);
console.log(`All ${RUNS} came back as themselves in ${Math.round((Date.now() - started) / 1000)} s.`);
