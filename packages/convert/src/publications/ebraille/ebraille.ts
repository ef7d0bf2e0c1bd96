import { createHash } from 'node:crypto';
import { BRAILLE_CODES, BrailleError, isBrailleCode } from '@relievo/braille';
import type { WholeDocument } from '@relievo/document/file';
import type { Document } from '@relievo/document/model';
import { fail, type Result, succeed } from '@relievo/graphic/model';
import { type Change, encodeUtf8 } from '@relievo/graphic/outputs';
import { XML_DECLARATION } from '@relievo/graphic/xml';
import { countOf } from '@relievo/words';
import { type ArchiveFile, packArchive } from '../../documents/archive.ts';
import { uuidOf } from '../../outputs/braille/identifier.ts';
import { chooseTable } from '../../outputs/braille/words.ts';
import { writeContainer, writePackageDocument } from '../../outputs/ebraille/package-files.ts';
import { toBrailleLanguage } from '../../outputs/ebraille.ts';
import { listPlaces, splitIntoChapters } from '../book/chapters.ts';
import type { PlacedPage } from '../book/writing.ts';
import { openCode } from '../braille/brailling.ts';
import { openFormulas } from '../braille/open-formulas.ts';
import { findSigns } from '../braille/signs.ts';
import { findVolumeWords } from '../braille/words.ts';
import { findTitleInText, listHeadings } from '../html/contents.ts';
import { element, emptyElement, languageOf, textElement } from '../html/markup.ts';
import { createReferences } from '../html/references.ts';
import { writeBlocks } from '../html/write-blocks.ts';
import type { Publication, PublicationMeans, Published } from '../publication.ts';
import { type FoundWords, findPublicationWords } from '../words.ts';
import { type Brailler, writeInBraille } from './braille-blocks.ts';
import { addKey, type BrailleFigure, drawInBraille, prepareFigure } from './braille-figures.ts';
import { writeNavigation } from './navigation.ts';

const FOLDER = 'ebraille';

/** eBraille 1.0: the text in braille that a display lays out in its own lines, with tactile graphics as SVG. */
export const ebraille = {
  id: 'ebraille',
  name: 'eBraille',
  use: 'Braille for displays: chapters, headings and pages of the print to go to, and figures to touch.',
  mediaType: 'application/epub+zip',
  make: async (whole, means) => {
    const table = chooseTable(whole.document.metadata.language, means.settings.table);
    if (!table.ok) return table;
    try {
      return await transcribe(whole, means, table.value);
    } catch (error) {
      if (!(error instanceof BrailleError)) throw error;
      return fail({ code: error.code, parameters: error.parameters });
    }
  },
} satisfies Publication<'ebraille'>;

async function transcribe(
  { document }: WholeDocument,
  means: PublicationMeans,
  table: string,
): Promise<Result<Published>> {
  const { metadata } = document;
  const code = openCode(means.translator, table, metadata.language);
  const { figures, changes } = drawInBraille(document, means, code);
  const { words, language: wordsLanguage } = findVolumeWords(metadata.language);
  const brailler: Brailler = {
    code,
    words,
    signs: findSigns(table, (own) => code.cellsOf(own)),
    formulaCells: openFormulas(table, means.settings.mathematics),
    counts: { formulasInLine: 0 },
    changeFigure: (figure) => prepareFigure(figure, figures.get(figure.id), words.undescribed),
    finishFigure: (figure) => addKey(figure, figures.get(figure.id)?.key ?? []),
  };
  const written: Document = {
    ...document,
    metadata: {
      ...metadata,
      title: code.cellsOf(metadata.title),
      authors: metadata.authors.map((author) => code.cellsOf(author)),
      language: toBrailleLanguage(metadata.language),
      direction: 'ltr',
    },
    blocks: writeInBraille(document.blocks, brailler, metadata.language),
  };
  const { formulasInLine } = brailler.counts;
  const reports: readonly Change[] = [
    ...code.findings(),
    ...changes,
    ...(formulasInLine > 0
      ? [
          {
            code: 'formula_in_one_line' as const,
            parameters: { count: countOf(formulasInLine) },
            items: [],
          },
        ]
      : []),
  ];
  const book: Book = {
    original: document,
    written,
    figures,
    words: writeWords(findPublicationWords(metadata.language), (own) => code.cellsOf(own, wordsLanguage)),
    cellsOf: (text) => code.cellsOf(text),
    system: isBrailleCode(table) ? BRAILLE_CODES[table].name : code.used().table,
  };
  return succeed({
    files: [{ name: 'book.ebrl', mediaType: 'application/epub+zip', bytes: pack(book, means) }],
    changes: reports,
    braille: code.used(),
  });
}

interface Book {
  readonly original: Document;
  /** It says the same in cells. */
  readonly written: Document;
  readonly figures: ReadonlyMap<string, BrailleFigure>;
  readonly words: FoundWords;
  readonly system: string;
  readonly cellsOf: (text: string) => string;
}

function writeWords(found: FoundWords, cellsOf: (words: string) => string): FoundWords {
  const { language, ...words } = found;
  const inCells = Object.fromEntries(Object.entries(words).map(([name, own]) => [name, cellsOf(own)]));
  return { ...found, ...inCells, language: toBrailleLanguage(language) };
}

function pack(book: Book, { settings }: PublicationMeans): Uint8Array {
  const { original, written, figures, words, system } = book;
  const { metadata } = written;
  const chapters = splitIntoChapters(written.blocks);
  const pages: PlacedPage[] = [];
  const pageOf = createPages(book, chapters, pages);
  const content: ArchiveFile[] = [];
  const add = (name: string, title: string, body: string): void => {
    content.push({ name: `${FOLDER}/${name}`, bytes: encodeUtf8(writePage(metadata, title, body)) });
  };
  if (metadata.title !== '' && metadata.title !== findTitleInText(written)) {
    const authors = metadata.authors.map((author) => textElement('p', {}, author)).join('\n');
    add(TITLE_PAGE, metadata.title, textElement('h1', { id: 'title' }, metadata.title) + authors);
  }
  for (const { name, blocks } of chapters) {
    const [first] = listHeadings(blocks, (id) => id);
    add(name, first?.text ?? metadata.title, writeBlocks(blocks, pageOf(name)));
  }
  const headings = chapters.flatMap(({ name, blocks }) =>
    listHeadings(blocks, (id) => `${FOLDER}/${name}#${id}`),
  );
  const start = content[0]?.name ?? '';
  const entries =
    headings.length > 0 ? headings : [{ level: 1, text: metadata.title || words.start, href: start }];
  const graphics = [...figures].flatMap(([id, { sheets }]) =>
    sheets.map((bytes, at) => ({ name: `${FOLDER}/${nameSheet(id, at)}`, bytes })),
  );
  const texts = content.map(({ bytes }) => new TextDecoder().decode(bytes));
  const facts = {
    identifier: `urn:uuid:${uuidOf(hashOf(original, system, content))}`,
    title: original.metadata.title,
    creators: original.metadata.authors.length > 0 ? original.metadata.authors : [settings.creator],
    language: metadata.language,
    date: settings.date,
    system,
    graphics: graphics.map(({ name }) => name),
    content: content.map(({ name }) => name),
    dots: texts.some((one) => /[\u2840-\u28ff]/u.test(one)) ? ('8' as const) : ('6' as const),
  };
  return packArchive([
    // First and not packed, so that the file says what it is in its first bytes (EPUB OCF 3.3, 4.3).
    { name: 'mimetype', bytes: encodeUtf8('application/epub+zip'), stored: true },
    { name: 'META-INF/container.xml', bytes: encodeUtf8(writeContainer()) },
    { name: 'package.opf', bytes: encodeUtf8(writePackageDocument(facts)) },
    { name: 'index.html', bytes: encodeUtf8(writeNavigation(metadata, entries, pages, words)) },
    ...content,
    ...graphics,
  ]);
}

const TITLE_PAGE = 'title.xhtml';

function nameSheet(figure: string, at: number): string {
  return at === 0 ? `${figure}.svg` : `${figure}-key-${at}.svg`;
}

/** Returns the addresses of a book, for each of its files. */
function createPages(
  { original, written, figures, words, cellsOf }: Book,
  chapters: ReturnType<typeof splitIntoChapters>,
  pages: PlacedPage[],
): (file: string) => Parameters<typeof writeBlocks>[1] {
  const places = listPlaces(chapters);
  const references = createReferences(written.blocks);
  const addressOf = (file: string, block: string, id: string): string => {
    const place = places.get(block);
    return place === undefined || place === file ? `#${id}` : `${place}#${id}`;
  };
  return (file) => ({
    isBook: true,
    isOpen: true,
    words,
    language: original.metadata.language,
    addressOfPicture: () => '',
    writeSigns: cellsOf,
    addressOfBlock: (id) => addressOf(file, id, id),
    addressOfContents: '../index.html#toc',
    idOfPage(page) {
      const id = `print-page-${pages.length + 1}`;
      pages.push({ page, href: `${FOLDER}/${file}#${id}` });
      return id;
    },
    idOfReference: references.nextId,
    addressesOfReferences: (note) =>
      references.listPlaces(note).map(({ id, block }) => addressOf(file, block, id)),
    figure({ id }, altOf) {
      const { sheets = [], description = '', table = null } = figures.get(id) ?? {};
      const pictures = sheets.map((_, at) =>
        emptyElement('img', { src: nameSheet(id, at), alt: altOf(description) || words.figure }),
      );
      const markup = pictures.length > 0 ? { markup: pictures.join('\n') } : {};
      return { drawing: null, description, table, ...markup };
    },
  });
}

function writePage({ language }: Document['metadata'], title: string, body: string): string {
  const html = element(
    'html',
    {
      xmlns: 'http://www.w3.org/1999/xhtml',
      'xmlns:epub': 'http://www.idpf.org/2007/ops',
      ...languageOf(language),
    },
    `\n${element('head', {}, textElement('title', {}, title))}\n${element('body', {}, `\n${body}\n`)}\n`,
  );
  return `${XML_DECLARATION}\n<!DOCTYPE html>\n${html}\n`;
}

function hashOf({ id }: Document, system: string, content: readonly ArchiveFile[]): string {
  const hash = createHash('sha256').update(`${id}\n${system}\n`);
  for (const { bytes } of content) hash.update(bytes);
  return hash.digest('hex');
}
