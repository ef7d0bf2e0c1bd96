import type { Block, Document, PictureBytes } from '@relievo/document/model';
import { aDocument, aDrawing, figure, paragraph } from '@relievo/document/testing';
import { encodePng } from '@relievo/graphic/png';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { translator } from '../outputs/testing/translator.ts';
import { DEFAULT_SETTINGS } from '../settings.ts';
import { writeReadingPage } from './reading-page.ts';

const means = { translator, settings: DEFAULT_SETTINGS };

function write(document: Document, pictures: PictureBytes = new Map()): Promise<string> {
  return writeReadingPage({ document, pictures }, means);
}

function writeText(...blocks: readonly Block[]): Promise<string> {
  return write(aDocument(blocks));
}

/** Returns the pictures that the page itself holds. */
function listPictures(page: string) {
  return [...page.matchAll(/<img src="data:([^;]+);base64,([^"]+)" alt="([^"]*)"/g)].map(
    ([, mediaType = '', content = '', alt = '']) => ({
      mediaType,
      alt,
      bytes: Buffer.from(content, 'base64'),
    }),
  );
}

/** Paints noise, which no program packs well. */
function paintNoise(width: number, height: number): Uint8Array {
  let seed = 7;
  const data = Uint8Array.from({ length: width * height * 3 }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed >> 16;
  });
  return encodePng({ width, height, channels: 3, data });
}

test('a page holds the drawings of its figures, their descriptions and their words', async () => {
  const page = await writeText(
    paragraph('p-1', 'Before the hill.'),
    figure('figure-1', {
      shows: { drawing: aDrawing() },
      treatment: 'tactile',
      description: { short: 'A hill', long: [paragraph('p-2', 'It rises to the right.')] },
      words: ['summit', 'valley'],
    }),
    paragraph('p-3', 'After the hill.'),
  );
  const [drawing] = listPictures(page);
  expect([drawing?.mediaType, drawing?.alt]).toEqual(['image/svg+xml', 'A hill']);
  expect(drawing?.bytes.toString()).toContain('<svg');
  const places = ['Before', '<img', 'It rises to the right.', 'summit', 'valley', 'After'].map((words) =>
    page.indexOf(words),
  );
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});

test('a large photograph is made smaller, and a small picture stays as it is', async () => {
  const [large, small] = [paintNoise(2000, 1000), paintNoise(20, 10)];
  const page = await write(
    aDocument(
      [figure('f-1', { shows: { picture: 'large' } }), figure('f-2', { shows: { picture: 'small' } })],
      {
        pictures: [
          { id: 'large', mediaType: 'image/png', width: 2000, height: 1000 },
          { id: 'small', mediaType: 'image/png', width: 20, height: 10 },
        ],
      },
    ),
    new Map([
      ['large', large],
      ['small', small],
    ]),
  );
  const [first, second] = listPictures(page);
  const { width, height } = await sharp(first?.bytes).metadata();
  expect([first?.mediaType, width, height]).toEqual(['image/webp', 1200, 600]);
  expect(second?.bytes.equals(small)).toBe(true);
});

test('a page of the print is named where it begins, in the text and between paragraphs', async () => {
  const page = await writeText(
    { kind: 'page-break', id: 'b-1', page: '11' },
    paragraph('p-1', '', {
      content: [
        { kind: 'text', text: 'The water ' },
        { kind: 'page-break', page: '12' },
        { kind: 'text', text: 'falls.' },
      ],
    }),
  );
  expect(page).toContain('<em>[Page 11]</em>');
  expect(page).toContain('The water <em>[Page 12]</em>falls.');
});
