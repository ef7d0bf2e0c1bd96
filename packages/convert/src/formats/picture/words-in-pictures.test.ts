import { type TextItem, walkLeaves } from '@relievo/graphic/model';
import { expect, test } from 'vitest';
import { readPrint } from '../../ocr/read-print.ts';
import type { ImportedPage } from '../importer.ts';
import { readPixels } from '../pixels.ts';
import { loadSharp } from '../sharp.ts';
import { pictureImporter } from './picture.ts';
import { KNOWN_PICTURES } from './testing/known-pictures.ts';

async function paint(name: string): Promise<Uint8Array> {
  const known = KNOWN_PICTURES.find((one) => one.name === name);
  if (!known) throw new Error(`There is no picture of ${name}.`);
  const sharp = await loadSharp();
  return sharp(Buffer.from(known.svg), { density: 72 }).png().toBuffer();
}

async function importPicture(bytes: Uint8Array): Promise<ImportedPage> {
  const opened = await pictureImporter.open({ name: 'picture.png', bytes });
  if (!opened.ok || opened.value.kind !== 'pages') throw new Error('The picture does not open.');
  const imported = await opened.value.importPages([1], {});
  if (!imported.ok || !imported.value[0]) throw new Error('The picture is not imported.');
  return imported.value[0];
}

function listTexts({ source }: ImportedPage): readonly TextItem[] {
  return [...walkLeaves(source.drawing)].filter((item) => item.kind === 'text');
}

const BAR_WORDS = ['0', '20', '40', '60', '80', '100', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

test('the words of a chart become labels at their places, each with how sure the reader is', {
  tags: 'exhaustive',
}, async () => {
  const imported = await importPicture(await paint('a bar chart'));
  const prints = listTexts(imported).map(({ print }) => print);
  expect(prints.toSorted()).toEqual(BAR_WORDS.toSorted());
  expect(imported.source.drawing.title).toBe('Visitors by month');
  const words = imported.picture?.words ?? [];
  expect(words.map(({ text }) => text)).toEqual(
    expect.arrayContaining([...BAR_WORDS, 'Visitors', 'by', 'month']),
  );
  for (const { confidence } of words) expect(confidence).toBeGreaterThan(50);
  // Its picture is 277 mm wide and begins at 14 and 10 mm: "100" ends at 74 of 800 and stands on 81 of 600.
  const scale = 190 / 600;
  const hundred = words.find(({ text }) => text === '100');
  expect(hundred?.box.x).toBeCloseTo((297 - 800 * scale) / 2 + (74 - 34) * scale, -1);
  expect((hundred?.box.y ?? 0) + (hundred?.box.height ?? 0)).toBeCloseTo(10 + 81 * scale, -1);
  expect(imported.notes.find(({ code }) => code === 'picture_words_read')?.parameters).toMatchObject({
    words: 12,
  });
});

test('no letter of a word that was read is traced as a line', async () => {
  const { source } = await importPicture(await paint('a map of islands'));
  const shapes = [...walkLeaves(source.drawing)].filter(({ kind }) => kind === 'shape');
  expect(shapes.length).toBe(4);
});

test.each(['turn', 'mirror'] as const)('print after a %s is read as it was written', async (change) => {
  const sharp = await loadSharp();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="500" height="160"><rect width="500" height="160" fill="#fff"/>
    <text x="20" y="60" font-family="DejaVu Sans" font-size="24">Which animals live</text>
    <text x="20" y="100" font-family="DejaVu Sans" font-size="24">in the forest near the river?</text></svg>`;
  const painted = sharp(await sharp(Buffer.from(svg)).png().toBuffer());
  const bytes = await (change === 'turn' ? painted.rotate(180) : painted.flop()).png().toBuffer();
  const imported = await importPicture(bytes);
  const codes = imported.notes.map(({ code }) => code);
  expect(codes).toContain(change === 'turn' ? 'picture_turned' : 'picture_mirrored');
  expect(listTexts(imported).map(({ print }) => print)).toEqual([
    'Which animals live\nin the forest near the river?',
  ]);
});

test('print that runs upwards is read, and stands upright', async () => {
  const sharp = await loadSharp();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#fff"/>
    <path d="M100 40V350H560" fill="none" stroke="#000" stroke-width="3"/>
    <text transform="translate(60 280) rotate(-90)" font-family="DejaVu Sans" font-size="24">Temperature</text></svg>`;
  const imported = await importPicture(await sharp(Buffer.from(svg)).png().toBuffer());
  expect(listTexts(imported).map(({ print }) => print)).toEqual(['Temperature']);
  expect(imported.notes.map(({ code }) => code)).toContain('text_turned');
});

test('names that are slanted below an axis are read, and told as turned', async () => {
  const sharp = await loadSharp();
  const names = ['Mont Blanc', 'Triglav', 'Zugspitze'];
  const words = names.map(
    (name, i) =>
      `<text transform="translate(${180 + 160 * i} 270) rotate(-40)" font-family="DejaVu Sans" font-size="24" text-anchor="end">${name}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#fff"/>
    <path d="M80 40V250H560" fill="none" stroke="#000" stroke-width="3"/>${words.join('')}</svg>`;
  const imported = await importPicture(await sharp(Buffer.from(svg)).png().toBuffer());
  expect(
    listTexts(imported)
      .map(({ print }) => print)
      .toSorted(),
  ).toEqual(names);
  expect(imported.notes.map(({ code }) => code)).toContain('text_turned');
});

test.each([
  ['de', 'Größe der Blätter'],
  ['fr', 'la fenêtre de l’été'],
  ['es', 'el año del niño'],
])('print in %s is read with its own letters, by the reader that comes along', async (language, words) => {
  const sharp = await loadSharp();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="500" height="200"><rect width="500" height="200" fill="#fff"/>
    <text x="30" y="110" font-family="DejaVu Sans" font-size="30">${words}</text></svg>`;
  const pixels = await readPixels(await sharp(Buffer.from(svg)).png().toBuffer());
  if (!pixels) throw new Error('The picture cannot be read.');
  const { width, height, data } = pixels;
  const picture = { width, height, channels: 3, data: new Uint8Array(data) } as const;
  const { lines, reader } = await readPrint(picture, { language, mayStartPrograms: false });
  expect(reader).toBe('built-in');
  const read = lines.flatMap((line) => line.words.map(({ text }) => text)).join(' ');
  expect(read.replaceAll("'", '’')).toBe(words);
});

async function paintSvg(parts: string, width = 640, height = 420): Promise<Uint8Array> {
  const sharp = await loadSharp();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="DejaVu Sans" font-size="16"><rect width="${width}" height="${height}" fill="#fff"/>${parts}</svg>`;
  return sharp(Buffer.from(svg), { density: 112 }).removeAlpha().png().toBuffer();
}

test('the numbers of a number line are read with their minus signs, and nothing of them is raised', async () => {
  const numbers = Array.from({ length: 11 }, (_, i) => i - 5);
  const imported = await importPicture(
    await paintSvg(
      `<path d="M20 60H620" stroke="#000" stroke-width="2"/>${numbers
        .map(
          (value) =>
            `<path d="M${320 + 54 * value} 50v20" stroke="#000" stroke-width="2"/><text x="${320 + 54 * value}" y="95" text-anchor="middle">${String(value).replace('-', '−')}</text>`,
        )
        .join('')}`,
      640,
      120,
    ),
  );
  const prints = listTexts(imported).map(({ print }) => Number(print));
  expect(prints.toSorted((a, b) => a - b)).toEqual(numbers);
  const shapes = [...walkLeaves(imported.source.drawing)].filter(({ kind }) => kind === 'shape');
  expect(shapes).toHaveLength(12);
});

test('numbers are read with their units', async () => {
  const texts = ['c = 8 cm', '3 m', '40 °C', 'battery 9 V'];
  const imported = await importPicture(
    await paintSvg(
      `<path d="M40 40H600V380H40Z" fill="none" stroke="#000" stroke-width="2"/>${texts.map((text, i) => `<text x="120" y="${100 + 70 * i}">${text}</text>`).join('')}`,
    ),
  );
  expect(listTexts(imported).map(({ print }) => print)).toEqual(texts);
});

test('a word on an area is read in dark and in light print, and the area has no other part', async () => {
  const imported = await importPicture(
    await paintSvg(
      '<path d="M60 40H580V200H60Z" fill="#8aaa77"/><path d="M60 240H580V380H60Z" fill="#3399cc"/><text x="200" y="120">Mountain</text><text x="300" y="320" fill="#fff">Sea</text>',
    ),
  );
  expect(
    listTexts(imported)
      .map(({ print }) => print)
      .toSorted(),
  ).toEqual(['Mountain', 'Sea']);
  const shapes = [...walkLeaves(imported.source.drawing)].filter((item) => item.kind === 'shape');
  expect(
    shapes.map(({ role, geometry }) => [role, geometry.type === 'path' && geometry.subpaths.length]),
  ).toEqual([
    ['area', 1],
    ['area', 1],
  ]);
});

test('a word that lies across a line is read whole, and the line is whole', async () => {
  const imported = await importPicture(
    await paintSvg(
      '<path d="M210 210L350 135" stroke="#000" stroke-width="2"/><text x="238" y="168" font-size="17">radius</text><text x="190" y="300">chord</text>',
      420,
      420,
    ),
  );
  expect(
    listTexts(imported)
      .map(({ print }) => print)
      .toSorted(),
  ).toEqual(['chord', 'radius']);
  const shapes = [...walkLeaves(imported.source.drawing)].filter(({ kind }) => kind === 'shape');
  expect(shapes).toHaveLength(1);
});
