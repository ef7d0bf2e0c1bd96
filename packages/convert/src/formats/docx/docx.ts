import type { WholeDocument } from '@relievo/document/file';
import { type Block, createNewIds, type Document, type NewId } from '@relievo/document/model';
import { plainText } from '@relievo/document/text';
import { type Result, succeed } from '@relievo/graphic/model';
import { createTextSource } from '../../documents/text-source.ts';
import { sniffArchive } from '../archive/kind.ts';
import { unpack } from '../archive/unpack.ts';
import { arrangeText } from '../arrange-text.ts';
import { resolveBookmarks } from '../document/bookmarks.ts';
import { EMPTY_DOCUMENT as EMPTY } from '../document/empty.ts';
import { createPictureTaker, preparePictures } from '../document/pictures.ts';
import type { Imported, Importer, InputFile, OpenedFile, PageOptions } from '../importer.ts';
import { readAddresses, readRelations } from '../markup/relations.ts';
import { findChild, parseOfficeXml, valueOf } from '../markup/xml.ts';
import { createNoteTaker, type NoteTaker, refuseFile } from '../notes.ts';
import { openOnePage } from '../one-page.ts';
import { listTextBlocks } from '../text/text-blocks.ts';
import { createNumbering } from './numbering.ts';
import { countPages } from './pages.ts';
import { readBlocks } from './read-body.ts';
import { readFootnotes } from './read-footnotes.ts';
import type { Reading } from './reading.ts';
import { readStyles } from './styles.ts';

const MEGABYTE = 1_000_000;
const A4 = { width: 210, height: 297 };

/** Reads a Word file whole, with its headings, lists, tables, notes, formulas, pictures and charts. */
export const docxImporter: Importer = {
  id: 'docx',
  name: 'Document (Word)',
  endings: ['docx'],
  mostBytes: 50 * MEGABYTE,
  sniff: (_, whole) => sniffArchive(whole, 'docx'),
  open: (file) => openDocx(file),
};

const DOCUMENT = 'word/document.xml';
const WANTED =
  /^word\/(?:(?:document|styles|numbering|footnotes|endnotes)\.xml|_rels\/[^/]+\.rels|charts\/chart[^/]*\.xml|diagrams\/data[^/]*\.xml|(?:header|footer)\d*\.xml)$/;
const MARGIN = /^word\/(?:header|footer)\d*\.xml$/;
const MEDIA = /^word\/media\//;

function openDocx({ name, bytes }: InputFile): Result<OpenedFile> {
  const title =
    name
      .replace(/\.[^.]*$/, '')
      .trim()
      .slice(0, 200) || 'Document';
  const unpacked = unpack(bytes, (one) => WANTED.test(one));
  if ('problem' in unpacked) return refuseFile(unpacked.problem);
  const page = { name: title, kind: 'text' as const, size: A4 };
  return succeed(openOnePage(page, (options) => readDocx({ files: unpacked.files, bytes }, title, options)));
}

type Files = ReadonlyMap<string, Uint8Array>;

interface Opened {
  readonly files: Files;
  /** The whole archive, from which the pictures are taken. */
  readonly bytes: Uint8Array;
}

async function readDocx(opened: Opened, title: string, options: PageOptions): Promise<Result<Imported>> {
  const notes = createNoteTaker();
  notes.add('document_read');
  const whole = await readWhole(opened, options, notes);
  if (!whole) return refuseFile('document_unreadable');
  const { document } = whole;
  const arranged = arrangeText(
    {
      blocks: listTextBlocks(document, notes),
      title: document.metadata.title || (options.title ?? title),
      language: document.metadata.language,
      isTitleKnown: options.title !== undefined || document.metadata.title !== '',
    },
    options,
  );
  if (!arranged.ok) return arranged;
  const named = nameDocument(whole, arranged.value.title);
  return succeed({ source: createTextSource(arranged.value), document: named, notes: notes.notes() });
}

/** Names a document that has no title as its text is named. */
function nameDocument(whole: WholeDocument, title: string): WholeDocument {
  const { document } = whole;
  return document.metadata.title === ''
    ? { ...whole, document: { ...document, metadata: { ...document.metadata, title } } }
    : whole;
}

/** Reads the files as a document, or null if the file holds no body. */
async function readWhole(
  { files, bytes }: Opened,
  options: PageOptions,
  notes: NoteTaker,
): Promise<WholeDocument | null> {
  const open = (path: string) => parseOfficeXml(files.get(path));
  const root = open(DOCUMENT);
  const body = findChild(root ?? undefined, 'body');
  if (!body) return null;
  for (const [name, bytes] of files)
    if (MARGIN.test(name) && parseOfficeXml(bytes)?.textContent?.trim()) notes.add('running_heads_left_out');
  const newId = createNewIds();
  const styles = open('word/styles.xml');
  const language = options.language ?? findLanguage(styles) ?? 'en';
  const pictures = createPictureTaker(await preparePictures(bytes, MEDIA), newId);
  const reading: Reading = {
    styles: readStyles(styles),
    nextMark: createNumbering(open('word/numbering.xml')),
    notes,
    newId,
    pictures,
    language,
    part: { relations: readRelations(files, DOCUMENT), addresses: readAddresses(files, DOCUMENT) },
    openPart: open,
    footnotes: readFootnotes(files, open),
    bookmarks: new Map(),
    openBookmarks: [],
    pages: countPages(body),
    about: { title: '', authors: [] },
    readBlocks,
  };
  const first: readonly Block[] = reading.pages
    ? [{ kind: 'page-break', id: newId('page'), page: reading.pages.first }]
    : [];
  const blocks = [...first, ...resolveBookmarks(readBlocks(body, reading), reading.bookmarks)];
  const { title, authors } = reading.about;
  const document: Document = {
    ...EMPTY,
    metadata: { ...EMPTY.metadata, title: options.title ?? title, authors, language },
    pictures: pictures.list(),
    blocks: options.title !== undefined && title !== '' ? [writeTitle(title, newId), ...blocks] : blocks,
  };
  return { document, pictures: pictures.bytes() };
}

/** The file's own title, where a person calls the document otherwise. */
function writeTitle(title: string, newId: NewId): Block {
  return { kind: 'heading', id: newId('heading'), level: 1, content: plainText(title) };
}

function findLanguage(styles: ReturnType<typeof parseOfficeXml>): string | null {
  const said = valueOf(findChild(styles ?? undefined, 'docDefaults', 'rPrDefault', 'rPr', 'lang'));
  return said && /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(said) ? said : null;
}
