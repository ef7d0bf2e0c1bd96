import { itemBounds } from '@relievo/graphic/geometry';
import { type Drawing, type Item, walkLeaves } from '@relievo/graphic/model';
import { getProfile } from '@relievo/graphic/profiles';
import { maxOf, minOf } from '@relievo/words';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { translator } from '../../../outputs/testing/translator.ts';
import { importSource } from '../../import-source.ts';

/** Draws a house with a word, 400 by 300 pixels. */
const HOUSE = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="0 0 400 300"><rect width="400" height="300" fill="#fff"/><path d="M100 140H300V270H100Z M80 140L200 40L320 140" fill="none" stroke="#000" stroke-width="5"/><text x="200" y="220" font-family="DejaVu Sans" font-size="28" text-anchor="middle">House</text></svg>`;

async function readSvg(svg: string): Promise<Drawing> {
  const bytes = Buffer.from(svg);
  const read = await importSource(
    { name: 'page.svg', bytes },
    { profile: getProfile('swell-a4'), translate: translator.translate },
  );
  if (!read.ok) throw new Error(`The file was refused: ${read.problems[0].code}`);
  return read.value.source.drawing;
}

function embed(png: Buffer, attributes: string, others = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="200mm" height="150mm" viewBox="0 0 200 150"><image ${attributes} href="data:image/png;base64,${png.toString('base64')}"/>${others}</svg>`;
}

function listItems(drawing: Drawing): readonly Item[] {
  return [...walkLeaves(drawing)];
}

test.each([
  ['as it is', 'x="50" y="30" width="100" height="75"', { left: 70, top: 40, right: 130, bottom: 97.5 }],
  [
    'made broader',
    'x="0" y="30" width="200" height="75" preserveAspectRatio="none"',
    { left: 40, top: 40, right: 160, bottom: 97.5 },
  ],
])('a picture in a drawing, %s, is traced in its place, with its words', async (_, attributes, place) => {
  const png = await sharp(Buffer.from(HOUSE)).png().toBuffer();
  const drawing = await readSvg(embed(png, attributes));
  const items = listItems(drawing);
  expect(items.map(({ kind }) => kind)).not.toContain('image');
  expect(items.flatMap((item) => (item.kind === 'text' ? [item.print] : []))).toEqual(['House']);
  const boxes = items.flatMap((item) => {
    const box = item.kind === 'shape' ? itemBounds(item, drawing.sheet) : null;
    return box ? [box] : [];
  });
  expect(Math.abs(minOf(boxes.map(({ x }) => x)) - place.left)).toBeLessThan(2);
  expect(Math.abs(minOf(boxes.map(({ y }) => y)) - place.top)).toBeLessThan(2);
  expect(Math.abs(maxOf(boxes.map(({ x, width }) => x + width)) - place.right)).toBeLessThan(2);
  expect(Math.abs(maxOf(boxes.map(({ y, height }) => y + height)) - place.bottom)).toBeLessThan(2);
});

test('words that the file has as text over a picture become one label', async () => {
  const png = await sharp(Buffer.from(HOUSE)).png().toBuffer();
  const text = '<text x="100" y="85" font-size="7" text-anchor="middle">House</text>';
  const drawing = await readSvg(embed(png, 'x="50" y="30" width="100" height="75"', text));
  expect(listItems(drawing).filter(({ kind }) => kind === 'text')).toHaveLength(1);
});

test('the name that a file gives a picture is the name of its parts together', async () => {
  const png = await sharp(Buffer.from(HOUSE)).png().toBuffer();
  const drawing = await readSvg(embed(png, 'x="50" y="30" width="100" height="75" aria-label="Our school"'));
  const [group] = drawing.layers.flatMap(({ items }) => items).filter(({ kind }) => kind === 'group');
  expect(group?.name).toBe('Our school');
});

test('a photo in a drawing stays a picture', async () => {
  const { data, info } = {
    data: new Uint8Array(200 * 150 * 3),
    info: { width: 200, height: 150, channels: 3 as const },
  };
  for (let at = 0; at < data.length; at++)
    data[at] = 128 + 100 * Math.sin(at / 97) * Math.cos(at / 3001) + ((at * 7919) % 53) - 26;
  const png = await sharp(data, { raw: info }).png().toBuffer();
  const drawing = await readSvg(embed(png, 'x="50" y="30" width="100" height="75"'));
  expect(listItems(drawing).map(({ kind }) => kind)).toEqual(['image']);
});
