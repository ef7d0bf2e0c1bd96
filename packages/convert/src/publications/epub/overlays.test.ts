import { aDocument, aDrawing, figure, heading, paragraph } from '@relievo/document/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../settings.ts';
import { flite } from '../../speech/flite/flite.ts';
import { openSpeech } from '../../speech/speech.ts';
import { readClock } from '../daisy/testing/play-daisy.ts';
import { countMp3Seconds } from '../spoken/testing/read-mp3.ts';
import { type Book, listAttributes, makeBook } from '../testing/make-book.ts';

const means = { settings: { ...DEFAULT_SETTINGS, overlays: true }, speech: openSpeech([flite]) };
const DOCUMENT = aDocument([
  heading('h-1', 'Rain'),
  paragraph('p-1', '', {
    content: [
      { kind: 'text', text: 'Water rises. Clouds ' },
      { kind: 'text', text: 'fall. So it', styles: ['bold'] },
      { kind: 'page-break', page: '12' },
      { kind: 'text', text: ' rains.' },
      { kind: 'note-reference', note: 'n-1', mark: '1' },
    ],
  }),
  { kind: 'note', id: 'n-1', place: 'foot', mark: '1', blocks: [paragraph('p-2', 'In summer.')] },
  heading('h-2', 'Hills'),
  figure('f-1', {
    shows: { drawing: aDrawing() },
    treatment: 'tactile',
    description: { short: 'A hill', long: [paragraph('p-3', 'It is steep.')] },
  }),
]);

describe('a book with sound', () => {
  let book: Book;
  beforeAll(async () => {
    book = await makeBook(DOCUMENT, new Map(), means);
  });
  const names = ['title', 'chapter-1', 'chapter-2'];
  const parse = (name: string) => book.parse(`${name}.smil`);

  test('plays its sentences one after the other, to the end of the sound of each page', () => {
    for (const name of names) {
      const begins = listAttributes(parse(name), 'clipBegin', 'audio').map(readClock);
      const ends = listAttributes(parse(name), 'clipEnd', 'audio').map(readClock);
      expect(begins).toEqual([0, ...ends.slice(0, -1)]);
      const seconds = countMp3Seconds(book.bytesOf(`audio/${name}.mp3`));
      expect(ends.at(-1)).toBeLessThanOrEqual(seconds);
      expect(ends.at(-1)).toBeGreaterThan(seconds - 0.2);
    }
  });

  test('names an element of its page for each sound, and the elements hold the sentences', () => {
    const words = names.flatMap((name) => {
      const page = Array.from(book.parse(`${name}.xhtml`).getElementsByTagName('*'));
      return listAttributes(parse(name), 'src', 'text').map((address) => {
        const [file, id] = address.split('#');
        const [element, ...others] = page.filter((one) => one.getAttribute('id') === id);
        expect([file, others]).toEqual([`${name}.xhtml`, []]);
        return element?.textContent?.trim();
      });
    });
    expect(words).toEqual([
      ...[
        'A document',
        'Rain',
        'Water rises.',
        'Clouds fall.',
        'So it12 rains.1',
        '12',
        '1',
        '1',
        'In summer.',
      ],
      ...['Hills', '', 'Description', 'It is steep.'],
    ]);
  });

  test('says how long each page and the whole book is, and how the sentence that is heard is marked', () => {
    const metas = Array.from(book.parse('package.opf').getElementsByTagName('meta'));
    const durations = metas.filter((one) => one.getAttribute('property') === 'media:duration');
    const own = durations.filter((one) => one.hasAttribute('refines'));
    const [total] = durations.filter((one) => !one.hasAttribute('refines'));
    expect(own.map((one) => one.getAttribute('refines'))).toEqual(names.map((name) => `#${name}-sound`));
    const sum = own.reduce((all, { textContent }) => all + readClock(textContent ?? ''), 0);
    expect(readClock(total?.textContent ?? '')).toBeCloseTo(sum, 3);
    expect(book.read('package.opf')).toContain('<meta property="media:active-class">');
    expect(book.read('package.opf')).toContain('>synchronizedAudioText<');
    const overlays = listAttributes(book.parse('package.opf'), 'media-overlay', 'item');
    expect(overlays).toEqual(names.map((name) => `${name}-sound`));
  });

  test('marks numbers of pages and notes, which a listener may skip', () => {
    expect(listAttributes(parse('chapter-1'), 'epub:type', 'par')).toEqual([
      'pagebreak',
      'footnote',
      'footnote',
      'footnote',
    ]);
  });
});

test('a book without a choice of sound has none, and one without a voice is the same', async () => {
  const silent = await makeBook(DOCUMENT, new Map(), { speech: openSpeech([flite]) });
  expect(silent.names.filter((name) => /\.(?:smil|mp3)$/u.test(name))).toEqual([]);
  const finnish = { ...DOCUMENT, metadata: { ...DOCUMENT.metadata, language: 'fi' } };
  const without = await makeBook(finnish, new Map(), means);
  expect(without.names.filter((name) => /\.(?:smil|mp3)$/u.test(name))).toEqual([]);
  expect(without.read('package.opf')).not.toContain('media:');
});
