import { type Block, changeEachText, type Document } from '@relievo/document/model';
import {
  aDocument,
  aDrawing,
  arbitraryDocument,
  figure,
  heading,
  paragraph,
} from '@relievo/document/testing';
import { plainText } from '@relievo/document/text';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { translator } from '../../outputs/testing/translator.ts';
import { DEFAULT_SETTINGS } from '../../settings.ts';
import { flite } from '../../speech/flite/flite.ts';
import { openSpeech } from '../../speech/speech.ts';
import { dropPageBreaks, listWords } from '../braille/testing/cell-translator.ts';
import type { Published } from '../publication.ts';
import { daisy } from './daisy.ts';
import { type PlayedBook, playDaisy, readClock } from './testing/play-daisy.ts';

async function publish(document: Document, isSpoken: boolean): Promise<Published> {
  const means = {
    translator,
    settings: DEFAULT_SETTINGS,
    ...(isSpoken ? { speech: openSpeech([flite]) } : {}),
  };
  const made = await daisy.make({ document, pictures: new Map() }, means);
  if (!made.ok) throw new Error(`The book was refused: ${made.problems[0].code}`);
  return made.value;
}

async function play(document: Document, isSpoken: boolean): Promise<PlayedBook> {
  return playDaisy((await publish(document, isSpoken)).files[0].bytes);
}

const BLOCKS: readonly Block[] = [
  { kind: 'page-break', id: 'page-iv', page: 'iv' },
  heading('h-1', 'Rain and rivers'),
  paragraph('p-1', '', {
    content: [
      { kind: 'text', text: 'Water rises from the ' },
      { kind: 'text', text: 'warm sea. Clouds', styles: ['italic'] },
      { kind: 'note-reference', note: 'n-1', mark: '1' },
      { kind: 'text', text: ' fall as' },
      { kind: 'page-break', page: '13' },
      { kind: 'text', text: ' rain. It is wet.' },
    ],
  }),
  { kind: 'note', id: 'n-1', place: 'foot', mark: '1', blocks: [paragraph('p-2', 'Seen in summer.')] },
  heading('h-2', 'Snow', 3),
  figure('f-1', {
    shows: { drawing: aDrawing() },
    treatment: 'tactile',
    caption: plainText('The hill'),
    description: { short: 'A hill', long: [paragraph('p-3', 'It is steep.')] },
  }),
  { kind: 'page-break', id: 'page-14', page: '14' },
  { kind: 'box', id: 'b-1', title: plainText('Mind'), blocks: [paragraph('p-4', 'Snow is cold.')] },
  heading('h-3', 'Ice'),
  paragraph('p-5', 'Water freezes at 0 degrees.'),
];

describe('a spoken book', () => {
  let book: PlayedBook;
  beforeAll(async () => {
    book = await play(aDocument(BLOCKS), true);
  });

  test('plays every sentence of its document once and in order', () => {
    expect(book.played.map(({ words }) => words.replaceAll(/\s+/gu, ' ').trim())).toEqual([
      'A document',
      'iv',
      'Rain and rivers',
      'Water rises from the warm sea.',
      'Clouds1 fall as13 rain.',
      '1',
      '13',
      'It is wet.',
      '1',
      'Seen in summer.',
      'Snow',
      '',
      'Description',
      'It is steep.',
      'The hill',
      '14',
      'Mind',
      'Snow is cold.',
      'Ice',
      'Water freezes at 0 degrees.',
    ]);
  });

  test('has sound for each sentence, one after the other and to the end of each file', () => {
    const ends = new Map<string, number>();
    for (const { clip } of book.played) {
      expect(clip?.begin).toBe(ends.get(clip?.file ?? '') ?? 0);
      expect(clip?.end).toBeGreaterThan((clip?.begin ?? 0) + 0.3);
      ends.set(clip?.file ?? '', clip?.end ?? 0);
    }
    expect([...ends.keys()]).toEqual([...book.seconds.keys()]);
    for (const [file, end] of ends) {
      expect(end).toBeLessThanOrEqual(book.seconds.get(file) ?? 0);
      expect(end).toBeGreaterThan((book.seconds.get(file) ?? 0) - 0.2);
    }
  });

  test('says times that are the sums of its sounds', () => {
    let elapsed = 0;
    for (const { elapsed: before, own, dur } of book.sections) {
      expect(before).toBeCloseTo(elapsed, 2);
      expect(own).toBe(dur);
      elapsed += own;
    }
    const total = book.played.reduce((sum, { clip }) => sum + (clip ? clip.end - clip.begin : 0), 0);
    expect(elapsed).toBeCloseTo(total, 2);
    expect(Math.abs(readClock(book.metas.get('ncc:totalTime') ?? '') - total)).toBeLessThanOrEqual(0.5);
  });

  test('leads to every heading and page of the print in the order of playing', () => {
    const listed = book.entries.map(({ tag, kind, text, at }) => [tag, kind, text, book.played[at]?.words]);
    expect(listed).toEqual([
      ['h1', 'title', 'A document', 'A document'],
      ['span', 'page-front', 'iv', 'iv'],
      ['h1', '', 'Rain and rivers', 'Rain and rivers'],
      ['span', 'page-normal', '13', '13'],
      ['h2', '', 'Snow', 'Snow'],
      ['span', 'page-normal', '14', '14'],
      ['h1', '', 'Ice', 'Ice'],
    ]);
    const places = book.entries.map(({ at }) => at);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('lets a listener skip notes, pages, boxes and descriptions', () => {
    const skipped = book.played.flatMap(({ skipped, words }) => (skipped ? [[skipped, words.trim()]] : []));
    expect(skipped).toEqual([
      ['pagenumber-on', 'iv'],
      ['footnote-on', '1'],
      ['pagenumber-on', '13'],
      ['footnote-on', '1'],
      ['footnote-on', 'Seen in summer.'],
      ['prodnote-on', 'Description'],
      ['prodnote-on', 'It is steep.'],
      ['pagenumber-on', '14'],
      ['sidebar-on', 'Mind'],
      ['sidebar-on', 'Snow is cold.'],
    ]);
  });

  test('counts in its navigation all that the specification asks for', () => {
    const names = [
      'pageFront',
      'pageNormal',
      'pageSpecial',
      'maxPageNormal',
      'footnotes',
      'prodNotes',
      'sidebars',
    ];
    expect(names.map((name) => book.metas.get(`ncc:${name}`))).toEqual(['1', '2', '0', '14', '1', '1', '1']);
    expect(['tocItems', 'depth', 'multimediaType'].map((name) => book.metas.get(`ncc:${name}`))).toEqual([
      '7',
      '2',
      'audioFullText',
    ]);
    expect(book.metas.get('ncc:files')).toBe(String(book.names.length));
    for (const name of ['creator', 'date', 'format', 'identifier', 'language', 'publisher', 'title'])
      expect(book.metas.get(`dc:${name}`)).not.toBe('');
    for (const name of book.names) expect(name).toMatch(/^[a-z\d]{1,8}\.[a-z\d]{3,4}$/u);
  });
});

test('a language without a voice has a book of text alone, and it is said', async () => {
  const { metadata, ...rest } = aDocument([heading('h-1', 'Vesi'), paragraph('p-1', 'Jää on kylmää.')]);
  const document = { ...rest, metadata: { ...metadata, language: 'fi' } };
  const made = await publish(document, true);
  expect(made.changes).toMatchObject([{ code: 'book_without_voice', parameters: { language: 'fi' } }]);
  const book = playDaisy(made.files[0].bytes);
  expect(book.played.map(({ words, clip }) => [words, clip])).toContainEqual(['Jää on kylmää.', null]);
  expect(book.metas.get('ncc:multimediaType')).toBe('textNcc');
});

test('words of a language without a voice are read by the voice of the document, and it is said', async () => {
  const document = aDocument([
    heading('h-1', 'A document'),
    paragraph('p-1', '', {
      content: [
        { kind: 'text', text: 'It is called ' },
        { kind: 'text', text: 'jää', language: 'fi' },
        { kind: 'text', text: ' there.' },
      ],
    }),
  ]);
  const made = await publish(document, true);
  expect(made.changes).toMatchObject([{ code: 'words_in_other_voice', parameters: { language: 'fi' } }]);
  expect(playDaisy(made.files[0].bytes).played).toHaveLength(2);
});

test('every word of any document is played, each element once and in the order of its file', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryDocument, async (any) => {
      const document = { ...any, blocks: changeEachText(any.blocks, dropPageBreaks) };
      const { played, entries, read } = await play(document, false);
      const addresses = played.map(({ textFile, textId }) => `${textFile}#${textId}`);
      expect(addresses).toEqual([...new Set(addresses)]);
      expect(entries[0]).toMatchObject({ tag: 'h1', at: 0 });
      expect(entries.map(({ at }) => at)).not.toContain(-1);
      for (const [at, { textFile, textId }] of played.entries()) {
        const before = played[at - 1];
        if (before?.textFile !== textFile) continue;
        const text = read(textFile);
        expect(text.indexOf(`id="${before.textId}"`)).toBeLessThan(text.indexOf(`id="${textId}"`));
      }
      const heard = dropMarks(listSentences(played).join(''));
      const references = dropMarks(played.map(({ words }) => words).join(' '));
      const seen = [...new Set(played.map(({ textFile }) => textFile))].map(read).join('');
      const lost = listWords(document).filter(
        (word) =>
          ![heard, references].some((said) => said.includes(dropMarks(word))) && !isInAttribute(word, seen),
      );
      expect(lost).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

/** Lists the sentences without the references to notes, which are heard after them. */
function listSentences(played: PlayedBook['played']): readonly string[] {
  return played.filter(({ textId }) => !textId.startsWith('reference-')).map(({ words }) => words);
}

/** Drops the marks between sentences, which are not heard. */
function dropMarks(text: string): string {
  return text.replaceAll(/[\s\p{P}\p{C}\p{M}]/gu, '');
}

/** A picture is heard by its alternative text. */
function isInAttribute(word: string, markup: string): boolean {
  const alts = Array.from(markup.matchAll(/alt="([^"]*)"/gu), ([, alt = '']) => alt).join(' ');
  const signs = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' } as const;
  return alts.includes(word.replaceAll(/[&<>"]/gu, (sign) => signs[sign as keyof typeof signs]));
}
