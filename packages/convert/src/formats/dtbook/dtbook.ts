import { type Block, createNewIds } from '@relievo/document/model';
import { type Result, succeed } from '@relievo/graphic/model';
import type { Element } from '@xmldom/xmldom';
import { isArchive, sniffArchive } from '../archive/kind.ts';
import { unpack } from '../archive/unpack.ts';
import { decodeText } from '../decode.ts';
import { createPictureTaker, type Prepared, preparePictures } from '../document/pictures.ts';
import { decodeSvgs } from '../document/svg-files.ts';
import { resolveAnchors } from '../html/anchors.ts';
import { drawFigures } from '../html/draw-figures.ts';
import { startReading } from '../html/read-page.ts';
import type { HtmlReading } from '../html/reading.ts';
import { PLAIN } from '../html/reading.ts';
import { createWriter } from '../html/writer.ts';
import type { Confidence, Importer, InputFile, OpenedFile } from '../importer.ts';
import { findChild, findWithin, nameOf, valueOf } from '../markup/xml.ts';
import { createNoteTaker, refuseFile } from '../notes.ts';
import {
  MOST_PARTS,
  openTextPages,
  readLanguage,
  type TextPart,
  titleOfName,
} from '../text/open-text-pages.ts';
import { listTextBlocks } from '../text/text-blocks.ts';
import { listNodes } from './nodes.ts';
import { parseBook } from './parse-book.ts';
import { readBookBlocks } from './read-book.ts';
import type { BookWalk } from './reading.ts';

const MEGABYTE = 1_000_000;

/** Reads a book in DTBook: a file of XML, or an archive of it with its pictures, as NIMAS and DAISY 3 have it. */
export const dtbookImporter: Importer = {
  id: 'dtbook',
  name: 'Book (DTBook, NIMAS, DAISY)',
  endings: ['xml', 'zip'],
  mostBytes: 100 * MEGABYTE,
  sniff: (head, whole) => sniffBook(head) ?? sniffArchive(whole, 'dtbook'),
  open: (file) => openBook(file),
};

const ROOT = /<(?:\w{1,20}:)?dtbook[\s>]/;

function sniffBook(head: Uint8Array): Confidence | null {
  const decoded = decodeText(head);
  if (!decoded.ok) return null;
  const text = decoded.value.text.slice(0, 16_000);
  return /^[\s\uFEFF]*</.test(text) && ROOT.test(text) ? 'certain' : null;
}

interface Source {
  readonly path: string;
  readonly root: Element;
}

interface Found {
  readonly books: readonly Source[];
  readonly pictures: ReadonlyMap<string, Prepared>;
  readonly svgs: ReadonlyMap<string, string>;
}

async function openBook({ name, bytes }: InputFile): Promise<Result<OpenedFile>> {
  const found = isArchive(bytes) ? await findInArchive(bytes) : findAlone(bytes);
  if (!found.ok) return found;
  const { books, pictures: prepared, svgs } = found.value;
  const facts = readFacts(books);
  const notes = createNoteTaker();
  notes.add('document_read');
  const newId = createNewIds();
  const pictures = createPictureTaker(prepared, newId);
  const language = facts.language;
  const reading = startReading(newId, pictures, notes, language ?? 'en', svgs);
  const read = books.map(({ path, root }) => readRoot(root, { ...reading, path }));
  const blocks = await drawFigures(resolveAnchors(read.flat(), reading.anchors), reading);
  if (blocks.length === 0) return refuseFile('text_empty');
  const title = facts.title ?? titleOfName(name);
  const part: TextPart = { name: title, blocks: listTextBlocks({ blocks }, notes), document: blocks };
  return succeed(
    openTextPages({
      title,
      isTitleKnown: facts.title !== null,
      authors: facts.authors,
      language,
      parts: [part],
      pictures,
      notes: notes.notes(),
    }),
  );
}

function readRoot(root: Element, reading: HtmlReading): readonly Block[] {
  const walk: BookWalk = {
    reading,
    writer: createWriter(reading),
    look: PLAIN,
    level: 0,
    depth: 0,
    isAtEnd: false,
    readInside: readBookBlocks,
  };
  return readBookBlocks(listNodes(root), walk);
}

function findAlone(bytes: Uint8Array): Result<Found> {
  const root = parse(bytes);
  if (!root) return refuseFile('document_unreadable');
  return succeed({ books: [{ path: '', root }], pictures: new Map(), svgs: new Map() });
}

const PICTURE = /\.(?:png|jpe?g|gif|webp|bmp|tiff?)$/i;

async function findInArchive(bytes: Uint8Array): Promise<Result<Found>> {
  const unpacked = unpack(bytes, (one) => /\.(?:xml|svg)$/i.test(one));
  if ('problem' in unpacked) return refuseFile(unpacked.problem);
  const files = [...unpacked.files].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const named = files.filter(
    ([path, file]) => /\.xml$/i.test(path) && sniffBook(file.subarray(0, 64_000)) !== null,
  );
  if (named.length === 0) return refuseFile('book_missing');
  if (named.length > MOST_PARTS) return refuseFile('document_too_many_parts', { most: MOST_PARTS });
  const books = named.map(([path, file]) => ({ path, root: parse(file) }));
  const whole = books.filter((book): book is Source => book.root !== null);
  if (whole.length < books.length) return refuseFile('document_unreadable');
  return succeed({
    books: whole,
    pictures: await preparePictures(bytes, PICTURE),
    svgs: decodeSvgs(unpacked.files),
  });
}

function parse(bytes: Uint8Array): Element | null {
  const decoded = decodeText(bytes);
  const root = decoded.ok ? parseBook(decoded.value.text.replace(/^\uFEFF/, '')) : null;
  return root && nameOf(root) === 'dtbook' ? root : null;
}

interface Facts {
  readonly title: string | null;
  readonly authors: readonly string[];
  readonly language: string | null;
}

/** Reads title, authors and language from the head of a book, or from its front matter. */
function readFacts(books: readonly Source[]): Facts {
  const roots = books.map(({ root }) => root);
  const said = (name: string) =>
    roots
      .flatMap((root) => findWithin(findChild(root, 'head') ?? root, 'meta'))
      .filter((meta) => valueOf(meta, 'name')?.toLowerCase() === name)
      .map((meta) => tidy(valueOf(meta, 'content')))
      .filter((text) => text !== '');
  const within = (name: string) =>
    roots.flatMap((root) => findWithin(root, name)).map(({ textContent }) => tidy(textContent));
  const [title] = [...said('dc:title'), ...within('doctitle')].filter((text) => text !== '');
  const authors = said('dc:creator');
  const languages = [...roots.map((root) => valueOf(root, 'lang')), ...said('dc:language')];
  return {
    title: title ?? null,
    authors: [...new Set(authors.length > 0 ? authors : within('docauthor'))].slice(0, 50),
    language: languages.map(readLanguage).find((one) => one !== null) ?? null,
  };
}

function tidy(text: string | null | undefined): string {
  return (text ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 500);
}
