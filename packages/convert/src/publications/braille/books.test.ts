import { spawnSync } from 'node:child_process';
import { type Block, type Document, walkBlocks } from '@relievo/document/model';
import { aDocument, arbitraryDocument, heading, paragraph } from '@relievo/document/testing';
import { countCharacters } from '@relievo/document/text';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findInstalledEngine } from '../../braille/testing/engines.ts';
import { createTranslator } from '../../braille/translator.ts';
import { DEFAULT_SETTINGS } from '../../settings.ts';
import { brf } from './brf.ts';
import { pef } from './pef.ts';
import { makeVolumes } from './testing/make-volumes.ts';
import { transcribeDocument } from './transcribe-document.ts';

const SENTENCES = [
  'Water rises from the warm sea and becomes a cloud above the land.',
  'Children who live near the river learn how rain fills it every spring.',
  'The wind moves the clouds to the mountains, where the air is cold.',
  'Because cold air holds less water, it rains on forests and fields.',
];

/** Makes a book of chapters with sections, whose paragraphs are numbered pages of the print. */
function createBook(chapters: number, paragraphs: number): Document {
  let page = 0;
  const blocks = Array.from({ length: chapters }, (_, chapter): readonly Block[] => [
    heading(`c${chapter}`, `Chapter ${chapter + 1} of rivers`),
    ...[1, 2].flatMap((section): readonly Block[] => [
      heading(`c${chapter}-${section}`, `Section ${chapter + 1}.${section} of water`, 2),
      ...Array.from({ length: paragraphs }, (_, at): readonly Block[] => {
        const id = `c${chapter}-${section}-${at}`;
        const text = Array.from({ length: 6 }, (_, one) => SENTENCES[(at + one) % 4] ?? '').join(' ');
        if (at % 4 !== 0) return [paragraph(id, text)];
        page += 1;
        return [{ kind: 'page-break', id: `${id}-page`, page: `${page}` }, paragraph(id, text)];
      }).flat(),
    ]),
  ]).flat();
  return aDocument(blocks);
}

const SIGNS = ` A1B'K2L@CIF/MSP"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=`;

/** Lets liblouis read lines of braille ASCII, an independent way back from ours. */
function readBack(lines: readonly string[]): readonly string[] {
  const input = lines.map((line) =>
    Array.from(line, (sign) => String.fromCodePoint(0x2800 + SIGNS.indexOf(sign))).join(''),
  );
  const { stdout } = spawnSync('lou_translate', ['--backward', 'unicode.dis,en-ueb-g2.ctb'], {
    input: `${input.join('\n')}\n`,
  });
  return stdout.toString('utf8').split('\n').slice(0, lines.length);
}

describe('a book of 100 pages of the print', () => {
  const document = createBook(8, 50);
  const made = makeVolumes(document, { page: { ...DEFAULT_SETTINGS.page, volumePages: 60 } });

  test('has every word of every page when liblouis translates its braille back', async () => {
    const volumes = await made;
    const pages = volumes.flat().filter((page) => !/ T#/.test(page.at(-1) ?? ''));
    // Numbers of pages are in the first and the last line, and lines of dots 3-6 between pages of the print.
    const lines = pages.flatMap((page) => [
      ...page.slice(1, -1),
      (page.at(-1) ?? '').replace(/ {3,}#[A-J]+$/, ''),
    ]);
    const text = lines.filter((line) => line !== '' && !/^-{10}/.test(line));
    const words = readBack(text)
      .join(' ')
      .split(/\s+/)
      .filter((word) => word !== '');
    const blocks = [...walkBlocks(document.blocks)].flatMap(({ block }) =>
      block.kind === 'paragraph' || block.kind === 'heading'
        ? block.content.flatMap((run) => (run.kind === 'text' ? run.text.split(' ') : []))
        : [],
    );
    const ended = words.join(' ').replaceAll(/End of Volume \d+/g, '');
    expect(ended.split(/\s+/).filter((word) => word !== '')).toEqual(blocks);
  });

  test('has contents whose numbers lead to the pages that begin with the headings', async () => {
    const volumes = await made;
    expect(volumes.length).toBeGreaterThanOrEqual(3);
    const numberOf = (page: readonly string[]): string => page.at(-1)?.trim().split(' ').at(-1) ?? '';
    const pages = volumes.flat();
    const entries = (volumes[0] ?? [])
      .filter((page) => numberOf(page).startsWith('T#'))
      .flatMap((page) => page.slice(0, -1))
      .flatMap((line) => /^ *(.*?) "+ (#[A-J]+)$/.exec(line)?.slice(1, 3) ?? []);
    expect(entries).toHaveLength(2 * 24);
    for (let at = 0; at < entries.length; at += 2) {
      const page = pages.find((one) => numberOf(one) === entries[at + 1]);
      expect(page?.some((line) => line.trim() === entries[at])).toBe(true);
    }
  });

  test('numbers its pages through all volumes, and each title page tells its pages of the print', async () => {
    const volumes = await made;
    const numbers = readBack(volumes.flat().map((page) => page.at(-1)?.trim().split(/ {3,}/).at(-1) ?? ''));
    const inText = numbers.filter((number) => !number.startsWith('t'));
    expect(inText).toEqual(inText.map((_, at) => `${at + 1}`));
    const titles = volumes.map(([title = []]) => title.map((line) => line.trim()));
    const read = readBack(titles.flat());
    const named = read.filter((line) => line.startsWith('Volume'));
    expect(named).toEqual(volumes.map((_, at) => `Volume ${at + 1} of ${volumes.length}`));
    const prints = read.filter((line) => line.startsWith('Print pages'));
    expect(prints[0]).toMatch(/^Print pages 1-\d+$/);
    expect(prints.at(-1)).toMatch(/^Print pages \d+-208$/);
  });
});

test('a book is translated text by text, in calls that are not longer than a paragraph', async () => {
  const document = createBook(12, 60);
  const own = createTranslator(findInstalledEngine());
  let calls = 0;
  let max = 0;
  let characters = 0;
  const made = await brf.make(
    { document, pictures: new Map() },
    {
      settings: DEFAULT_SETTINGS,
      translator: {
        engine: own.engine,
        translate: (texts, table) => {
          const length = texts.reduce((sum, text) => sum + text.length, 0);
          calls += 1;
          max = Math.max(max, length);
          characters += length;
          return own.translate(texts, table);
        },
      },
    },
  );
  expect(made.ok).toBe(true);
  const longest = [...walkBlocks(document.blocks)].reduce(
    (most, { block }) => Math.max(most, countCharacters([block])),
    0,
  );
  const whole = countCharacters(document.blocks);
  expect(whole).toBeGreaterThan(500_000);
  expect(max).toBeLessThanOrEqual(longest);
  // Numbers of pages and the words of volumes are short, and each round of the layout asks for them again.
  expect(characters).toBeLessThan(1.2 * whole);
  expect(calls).toBeLessThan(40_000);
});

test('a BRF and a PEF of a document are transcribed once', async () => {
  const document = createBook(2, 5);
  const own = createTranslator(findInstalledEngine());
  let calls = 0;
  const translate: typeof own.translate = (texts, table) => {
    calls += 1;
    return own.translate(texts, table);
  };
  const means = { translator: { engine: own.engine, translate }, settings: DEFAULT_SETTINGS };
  const whole = { document, pictures: new Map() };
  await brf.make(whole, means);
  const once = calls;
  await pef.make(whole, { ...means });
  expect(calls).toBe(once);
  // Other settings may have other cells.
  await pef.make(whole, { ...means, settings: { ...DEFAULT_SETTINGS, table: 'ueb-1' } });
  expect(calls).toBeGreaterThan(once);
});

test('any document becomes pages of the asked size, and nothing but cells is on them', async () => {
  const sizes = fc.record({
    columns: fc.integer({ min: 20, max: 42 }),
    rows: fc.integer({ min: 8, max: 30 }),
  });
  const translator = createTranslator(findInstalledEngine());
  await fc.assert(
    fc.asyncProperty(arbitraryDocument, sizes, async (document, size) => {
      const settings = { ...DEFAULT_SETTINGS, page: { ...DEFAULT_SETTINGS.page, ...size }, table: 'ueb-2' };
      const made = await transcribeDocument(document, { translator, settings });
      if (!made.ok) throw new Error(made.problems[0].code);
      for (const { front, preliminary, body } of made.value.volumes)
        for (const { rows } of [...front, ...preliminary, ...body]) {
          expect(rows.length).toBe(size.rows);
          for (const row of rows)
            expect([row.length <= size.columns, /^[⠀-⣿]*$/.test(row)]).toEqual([true, true]);
        }
    }),
    { numRuns: 40 },
  );
});

test('a PEF has the pages of the BRF, one volume for each file, and drawings in their own sections', async () => {
  const document = createBook(4, 40);
  const settings = { ...DEFAULT_SETTINGS, page: { ...DEFAULT_SETTINGS.page, volumePages: 40 } };
  const translator = createTranslator(findInstalledEngine());
  const made = await pef.make({ document, pictures: new Map() }, { translator, settings });
  if (!made.ok) throw new Error('The PEF was refused.');
  const text = new TextDecoder().decode(made.value.files[0].bytes);
  const volumes = await makeVolumes(document, settings);
  const pagesOf = text
    .split('<volume')
    .slice(1)
    .map((volume) => volume.split('<page>').length - 1);
  expect(pagesOf).toEqual(volumes.map((pages) => pages.length));
  expect(pagesOf.length).toBeGreaterThan(1);
});
