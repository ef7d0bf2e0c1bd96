import { type TextItem, walkLeaves } from '@relievo/graphic/model';
import { expect, test } from 'vitest';
import type { ImportedPage } from '../importer.ts';
import { loadSharp } from '../sharp.ts';
import { pictureImporter } from './picture.ts';

async function importSvg(parts: string): Promise<ImportedPage> {
  const sharp = await loadSharp();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="520" font-family="DejaVu Sans" font-size="16"><rect width="700" height="520" fill="#fff"/>${parts}</svg>`;
  const bytes = await sharp(Buffer.from(svg), { density: 96 }).removeAlpha().png().toBuffer();
  const opened = await pictureImporter.open({ name: 'plant.png', bytes });
  if (!opened.ok || opened.value.kind !== 'pages') throw new Error('The picture does not open.');
  const imported = await opened.value.importPages([1], {});
  if (!imported.ok || !imported.value[0]) throw new Error('The picture is not imported.');
  return imported.value[0];
}

function listLabels({ source }: ImportedPage): readonly string[] {
  return [...walkLeaves(source.drawing)]
    .filter((item): item is TextItem => item.kind === 'text')
    .map(({ print }) => print)
    .toSorted();
}

const DRAWING = `<circle cx="350" cy="200" r="80" fill="none" stroke="#000" stroke-width="2"/><path d="M430 200H520M350 280V400" stroke="#000" stroke-width="2"/>
  <text x="530" y="205">flower</text><text x="370" y="350">stem</text><text x="600" y="330">3</text>`;

test('instructions, questions and lists of words are text of the page, and labels stay on the drawing', async () => {
  const imported = await importSvg(
    `<text x="20" y="30">Look at the plant. Use these words: flower, stem, root.</text>${DRAWING}
    <text x="20" y="480">a) Which part takes in water?</text>`,
  );
  expect(listLabels(imported)).toEqual(['3', 'flower', 'stem']);
  expect(imported.source.drawing).toMatchObject({
    title: 'plant',
    description: 'Look at the plant. Use these words: flower, stem, root.\na) Which part takes in water?',
  });
  expect(imported.notes.map(({ code }) => code)).toContain('picture_page_text');
});

test.each([
  [
    'a heading',
    '<text x="350" y="50" font-size="22" text-anchor="middle">Parts of a plant</text>',
    'Parts of a plant',
  ],
  [
    'a caption',
    '<text x="350" y="490" text-anchor="middle">Figure 2: A flowering plant</text>',
    'A flowering plant',
  ],
])('the title is that of %s, which is not a label', async (_, print, title) => {
  const imported = await importSvg(`${DRAWING}${print}`);
  expect(imported.source.drawing.title).toBe(title);
  expect(listLabels(imported)).toEqual(['3', 'flower', 'stem']);
});

test('a name above the drawing that is as large as its other names is a label', async () => {
  const imported = await importSvg(
    `${DRAWING}<path d="M350 120V90" stroke="#000" stroke-width="2"/><text x="350" y="80" text-anchor="middle">petal</text>`,
  );
  expect(listLabels(imported)).toEqual(['3', 'flower', 'petal', 'stem']);
});
