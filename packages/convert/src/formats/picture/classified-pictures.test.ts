import { walkLeaves } from '@relievo/graphic/model';
import { ADVICE, classifyPicture, type PictureClass } from '@relievo/trace/classify';
import { splitSample } from '@relievo/words/testing';
import { expect, test } from 'vitest';
import { readPixels } from '../pixels.ts';
import { loadSharp } from '../sharp.ts';
import { pictureImporter } from './picture.ts';
import { KNOWN_PICTURES } from './testing/known-pictures.ts';

async function classify(bytes: Uint8Array): Promise<PictureClass> {
  const pixels = await readPixels(bytes);
  if (!pixels) throw new Error('The picture cannot be read.');
  const { width, height, channels, data } = pixels;
  return classifyPicture({ width, height, channels: channels === 1 ? 1 : 3, data: new Uint8Array(data) });
}

/** Every other one as a camera or a web page would hand it on. */
const CASES = KNOWN_PICTURES.map((known, i) => ({
  ...known,
  how: i % 2 ? 'as JPEG of quality 60' : 'clean',
}));

for (const { tags, cases } of splitSample(CASES, 4))
  test.each(cases)(
    '$name, $how, is seen to be a $kind, with reasons',
    { tags },
    async ({ svg, kind, how }) => {
      const sharp = await loadSharp();
      const painted = sharp(Buffer.from(svg), { density: 54 });
      const bytes = await (how === 'clean' ? painted.png() : painted.jpeg({ quality: 60 })).toBuffer();
      const { reasons, ...seen } = await classify(bytes);
      expect({ kind: seen.kind, scores: seen.scores }).toMatchObject({ kind });
      expect(reasons.length).toBeGreaterThan(0);
      expect(ADVICE).toContain(seen.advice);
    },
  );

const WHITE = 255;
/** The same noise every time. */
function noiseAt(at: number): number {
  return (Math.imul(at + 1, 2654435761) >>> 24) & 255;
}
const HOSTILE = [
  { name: 'one pixel', width: 1, height: 1, valueAt: () => 0, kind: 'empty', advice: 'choose_another' },
  { name: 'one row', width: 400, height: 1, valueAt: () => WHITE, kind: 'empty', advice: 'choose_another' },
  {
    name: 'one colour',
    width: 300,
    height: 200,
    valueAt: () => 120,
    kind: 'empty',
    advice: 'choose_another',
  },
  {
    name: 'noise',
    width: 300,
    height: 200,
    valueAt: noiseAt,
    kind: 'photograph',
    advice: 'describe_instead',
  },
  {
    name: 'a photograph, of soft light without paper,',
    width: 400,
    height: 300,
    valueAt: (at: number) =>
      127 + 90 * Math.sin((at % 400) / 37) * Math.cos(at / 400 / 29) + (noiseAt(at) - 128) / 12,
    kind: 'photograph',
    advice: 'describe_instead',
  },
] as const;

for (const { tags, cases } of splitSample(HOSTILE, 4))
  test.each(cases)('$name is seen to be $kind', { tags }, ({ width, height, valueAt, kind, advice }) => {
    const data = Uint8Array.from({ length: width * height }, (_, at) => valueAt(at));
    const seen = classifyPicture({ width, height, channels: 1, data });
    expect({ kind: seen.kind, advice: seen.advice }).toEqual({ kind, advice });
    expect(seen.touch.level).not.toBe('good');
    expect(seen.certainty).toBeGreaterThanOrEqual(0);
  });

test('lines that lie close together are told to be crowded, with the distance that the field asks for', () => {
  const [width, height] = [600, 400];
  const draw = (gap: number): Uint8Array =>
    Uint8Array.from({ length: width * height }, (_, at) => {
      const [x, y] = [at % width, Math.floor(at / width)];
      const isInk = x > 50 && x < 550 && y > 100 && y < 100 + 8 * gap && (y - 101) % gap < 2;
      return isInk ? 0 : WHITE;
    });
  // The sheet is 277 mm wide: 5 pixels of 600 are 2.3 mm, 30 are 14 mm.
  const near = classifyPicture({ width, height, channels: 1, data: draw(5) });
  const apart = classifyPicture({ width, height, channels: 1, data: draw(30) });
  expect(near.touch.problems[0]).toMatchObject({ code: 'lines_crowded', least: 3 });
  expect(near.touch.level).toBe('poor');
  expect(apart.touch).toEqual({ score: 100, level: 'good', problems: [] });
});

const WITH_WORDS = ['a bar chart', 'a scatter plot', 'powers', 'a house'];

for (const { tags, cases } of splitSample(WITH_WORDS, 4))
  test.each(cases)(
    'what is told of %s counts the parts of the drawing that is made of it',
    { tags },
    async (name) => {
      const sharp = await loadSharp();
      const known = KNOWN_PICTURES.find((one) => one.name === name);
      const bytes = await sharp(Buffer.from(known?.svg ?? ''), { density: 72 })
        .png()
        .toBuffer();
      const opened = await pictureImporter.open({ name: 'picture.png', bytes });
      const imported =
        opened.ok && opened.value.kind === 'pages' ? await opened.value.importPages([1], {}) : null;
      const page = imported?.ok ? imported.value[0] : undefined;
      if (!page?.picture) throw new Error('The picture is not imported.');
      const roles = [...walkLeaves(page.source.drawing)].map(({ role }) => role);
      const countRole = (wanted: string) => roles.filter((role) => role === wanted).length;
      const { complexity, touch } = page.picture.seen;
      const drawn = { lines: countRole('outline'), areas: countRole('area'), marks: countRole('symbol') };
      expect(complexity).toMatchObject(drawn);
      // A formula has nothing to be traced once its letters were read.
      const traced = page.notes.find(({ code }) => code === 'picture_traced')?.parameters;
      expect(traced ?? { lines: 0, areas: 0, marks: 0 }).toMatchObject(drawn);
      const wholes = touch.problems.flatMap((problem) =>
        'of' in problem ? [[problem.code, problem.of]] : [],
      );
      expect([
        ['lines_short', drawn.lines],
        ['areas_small', drawn.areas],
      ]).toEqual(expect.arrayContaining(wholes));
    },
  );
