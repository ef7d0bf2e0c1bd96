import { doBoxesMeet, itemBounds } from '@relievo/graphic/geometry';
import { type Drawing, LIMITS, mapItems, type Result, succeed } from '@relievo/graphic/model';
import { fitToSheet } from '@relievo/graphic/operations';
import { textOfCodes } from '@relievo/words';
import { listWordsOf, type TextBlock } from '../../documents/text.ts';
import { createTextSource } from '../../documents/text-source.ts';
import { arrangeText } from '../arrange-text.ts';
import type {
  Confidence,
  Imported,
  ImportedPage,
  Importer,
  InputFile,
  OpenedFile,
  OpenedPages,
  Page,
  PageOptions,
  Task,
} from '../importer.ts';
import { createNoteTaker, type Note, type NoteTaker, refuseFile } from '../notes.ts';
import { createBudget, TooMuch } from '../svg/foreign/job.ts';
import { readForeign } from '../svg/foreign/read-foreign.ts';
import { parseForeignSvg } from '../svg/parse.ts';
import { readAlt } from '../text/picture-words.ts';
import { compareRendering } from './compare-rendering.ts';
import { createDocumentImport } from './document/import-document.ts';
import { countUnknown } from './letters/letter.ts';
import { createRetention, type MeasuredPage, measurePage } from './measure-page.ts';
import { openPage } from './open-page.ts';
import type { Box } from './page-marks.ts';
import { MM_PER_POINT } from './page-objects.ts';
import { type WritePage, writePageSvg } from './page-svg.ts';
import { drawPageThumbnail } from './page-thumbnail.ts';
import { boxOfLine, type Line, readLines } from './page-words.ts';
import { type Pdfium, withDocument } from './pdfium.ts';
import { listAlternatives, readDocumentLanguage } from './structure/described.ts';
import { findLooseFigures } from './structure/loose-figures.ts';
import { readStructure } from './structure/read-structure.ts';
import { readWords } from './structure/tree.ts';
import { createBlocks, findLooks } from './text/blocks.ts';
import { groupTexts } from './text/group-texts.ts';
import { joinPages } from './text/join-pages.ts';
import { type ReadPage, readPageContent } from './text/page-content.ts';
import { dropRunningHeads } from './text/running-heads.ts';

const MEGABYTE = 1_000_000;
const MOST_PAGES = 600;

/** Pages of a document: what is drawn on one becomes a drawing. */
export const pdfImporter: Importer = {
  id: 'pdf',
  name: 'Document (PDF)',
  endings: ['pdf'],
  mostBytes: 50 * MEGABYTE,
  sniff: (head) => sniffPdf(head),
  open: (file) => openPdf(file),
};

/** Some programs put a few bytes before the mark. */
function sniffPdf(head: Uint8Array): Confidence | null {
  return textOfCodes(head.subarray(0, 1024)).includes('%PDF-') ? 'certain' : null;
}

async function openPdf({ name, bytes }: InputFile): Promise<Result<OpenedFile>> {
  const title =
    name
      .replace(/\.[^.]*$/, '')
      .trim()
      .slice(0, 200) || 'Document';
  const opened = await withDocument(bytes, (library, document) => ({
    pages: listPages(library, document, { bytes, title }),
    called: readWords(library, (place, size) => library.FPDF_GetMetaText(document, 'Title', place, size)),
    language: readDocumentLanguage(library, document),
    isTagged: library.FPDFCatalog_IsTagged(document),
  }));
  if ('problem' in opened) return refuseFile(opened.problem);
  const { pages, called, language, isTagged } = opened.made;
  if (pages === null) return refuseFile('pdf_too_many_pages', { most: MOST_PAGES });
  if (pages.length === 0) return refuseFile('nothing_drawn');
  return succeed(createPages({ bytes, title, called: called.trim(), language, pages, isTagged }));
}

type KnownPage = Page & {
  readonly read: ReadPage;
  /** Of a page of text that says how it is built. */
  readonly tagged: readonly TextBlock[] | null;
  /** What its figures show, as the file says it. */
  readonly alternatives: readonly string[];
  /** It is null if so much was measured that the page is measured again for a document. */
  readonly measured: MeasuredPage | null;
};

/** So many in paragraphs, headings, lists and tables make a page of text, whatever is drawn around them. */
const LEAST_WORDS = 20;

function listPages(
  library: Pdfium,
  document: number,
  { bytes, title }: Pick<Pages, 'bytes' | 'title'>,
): KnownPage[] | null {
  const count = library.FPDF_GetPageCount(document);
  if (count > MOST_PAGES) return null;
  const isTagged = library.FPDFCatalog_IsTagged(document);
  const looseOn = isTagged ? findLooseFigures(bytes, count) : null;
  const retain = createRetention();
  return Array.from({ length: count }, (_, at): KnownPage => {
    const page = openPage(library, document, at);
    const measured = measurePage(library, { document, page }, looseOn?.(at) ?? null);
    const { size: points, marks, lines, tree } = measured;
    const read = readPageContent(lines, marks, points);
    const structure = readStructure(library, page, tree, read.graphic);
    const isText = read.kind === 'text' || (structure?.words ?? 0) >= LEAST_WORDS;
    library.FPDF_ClosePage(page);
    return {
      number: at + 1,
      name: `${title} (${at + 1})`,
      kind: isText ? 'text' : read.kind,
      size: { width: points.width * MM_PER_POINT, height: points.height * MM_PER_POINT },
      ...(read.graphic ? { holdsGraphic: true as const } : {}),
      read,
      tagged: isText ? (structure?.blocks ?? null) : null,
      alternatives: listAlternatives(tree),
      measured: retain(measured),
    };
  });
}

interface Pages {
  readonly bytes: Uint8Array;
  readonly title: string;
  /** What the file says it is called. */
  readonly called: string;
  /** As it names it; empty where it names none. */
  readonly language: string;
  readonly pages: readonly KnownPage[];
  readonly isTagged: boolean;
}

function createPages(opened: Pages): OpenedPages {
  const { bytes, pages } = opened;
  const findUnknown = (chosen: readonly number[]) =>
    chosen.find((number) => !pages.some((page) => page.number === number));
  const refuseUnknown = (page: number) => refuseFile('page_not_there', { page, pages: pages.length });
  return {
    kind: 'pages',
    pages: pages.map(describePage),
    drawThumbnail: async (number, pixels) => {
      if (findUnknown([number]) !== undefined) return refuseUnknown(number);
      const drawn = await withPage(bytes, number, (library, page) =>
        drawPageThumbnail(library, page, pixels),
      );
      return 'problem' in drawn ? refuseFile(drawn.problem) : succeed(drawn.made);
    },
    importPages: async (chosen, options, task = {}) => {
      const unknown = findUnknown(chosen);
      if (unknown !== undefined) return refuseUnknown(unknown);
      const imported: ImportedPage[] = [];
      for (const number of chosen) {
        const page = await importPage(opened, number, options, task);
        if (!page.ok) return page;
        imported.push({ page: number, ...page.value });
      }
      return succeed(imported);
    },
    importText: async (chosen, options) => {
      const unknown = findUnknown(chosen);
      return unknown === undefined ? importText(opened, chosen, options) : refuseUnknown(unknown);
    },
    textGroups: groupTexts(pages.filter(({ kind }) => kind === 'text')),
    importDocument: createDocumentImport({ ...opened, pages: pages.map(({ measured }) => measured) }),
  };
}

function describePage({ number, name, kind, size, holdsGraphic }: KnownPage): Page {
  return { number, name, kind, size, ...(holdsGraphic && { holdsGraphic }) };
}

function withPage<Made>(bytes: Uint8Array, number: number, work: (library: Pdfium, page: number) => Made) {
  return withDocument(bytes, (library, document) => {
    const page = openPage(library, document, number - 1);
    try {
      return work(library, page);
    } finally {
      library.FPDF_ClosePage(page);
    }
  });
}

function importPage(
  opened: Pages,
  number: number,
  options: PageOptions,
  task: Task,
): Result<Imported> | Promise<Result<Imported>> {
  const page = opened.pages[number - 1];
  return page?.kind === 'text' && options.part !== 'graphic'
    ? importText(opened, [number], options)
    : importDrawing(opened, number, options, task);
}

/** What is read on the pages, one after the other; their looks are compared over all of them. */
function importText(
  { title, called, language, pages }: Pages,
  chosen: readonly number[],
  options: PageOptions,
): Result<Imported> {
  const notes = createNoteTaker();
  const wanted = pages.filter(({ number, kind }) => kind === 'text' && chosen.includes(number));
  const { pages: contents, dropped } = dropRunningHeads(
    wanted.map(({ read, size }) => ({ content: read.content, height: size.height / MM_PER_POINT })),
  );
  const looks = findLooks(contents);
  const blocks = joinPages(
    contents.map((content, at) => {
      const page = wanted[at];
      return page ? keepPictureWords(page, page.tagged ?? createBlocks(content, looks), notes) : [];
    }),
  );
  // Many a file is called after the program that wrote it: its first words have to say the same.
  const isCalledSo = saysSame(blocks[0], called);
  const arranged = arrangeText({
    blocks,
    title: options.title ?? (isCalledSo ? called : title),
    language: options.language ?? (language || 'en'),
    isTitleKnown: options.title !== undefined || isCalledSo,
  });
  if (!arranged.ok) return arranged;
  for (let count = countUnknown(blocks.flatMap(listWordsOf).join('')); count > 0; count -= 1)
    notes.add('letter_unknown');
  const named = wanted.filter(({ tagged }) => tagged !== null).length;
  if (named > 0) notes.add('pdf_structure_read', { pages: named });
  if (named < wanted.length) notes.add('pdf_text_read', { pages: wanted.length - named });
  for (const { number, holdsGraphic, read } of wanted) {
    if (holdsGraphic) notes.add('pdf_graphic_apart', { page: number });
    if (read.isOnPicture) notes.add('pdf_words_on_picture', { page: number });
  }
  for (let count = 0; count < dropped; count += 1) notes.add('pdf_running_heads_left_out');
  return succeed({ source: createTextSource(arranged.value), notes: notes.notes() });
}

/** Pictures by what the file says of them; of those that nobody described it is told that they are left out. */
function keepPictureWords(
  { read, tagged, holdsGraphic }: KnownPage,
  blocks: readonly TextBlock[],
  notes: NoteTaker,
): readonly TextBlock[] {
  if (tagged === null)
    for (let count = 0; count < read.pictures; count += 1) notes.add('picture_without_words');
  // Where the graphic of a page is a draft of its own, that is told, and nothing is to be uploaded.
  const told = holdsGraphic ? createNoteTaker() : notes;
  return blocks.filter((block) => block.kind !== 'image' || readAlt([block.alt], told) !== null);
}

function saysSame(block: TextBlock | undefined, words: string): boolean {
  return (block?.kind === 'heading' || block?.kind === 'paragraph') && block.text === words;
}

/** Writes a page as an SVG and reads it as an SVG file is read. */
async function importDrawing(
  { bytes, title, language, pages }: Pages,
  number: number,
  options: PageOptions,
  task: Task,
): Promise<Result<Imported>> {
  task.signal?.throwIfAborted();
  const notes = createNoteTaker();
  notes.add('pdf_page_drawn');
  if (pages.length > 1) notes.add('pdf_page_of', { page: number, pages: pages.length });
  const graphic = pages[number - 1]?.read.graphic ?? null;
  const keeps = graphic ? (line: Line) => isMiddleWithin(boxOfLine(line), graphic) : undefined;
  const written = await writeWithin(bytes, number, { notes, ...(keeps ? { keeps } : {}) });
  if (!written.ok) return written;
  const parsed = parseForeignSvg(written.value);
  if (!parsed.ok) return parsed;
  const read = await readForeign(
    parsed.value,
    {
      title: options.title ?? title,
      origin: 'not_our_file',
      ...(options.language || language ? { language: options.language ?? language } : {}),
    },
    task,
  );
  if (!read.ok) return read;
  await noteDifference(bytes, number, read.value.drawing, notes);
  const height = pages[number - 1]?.size.height ?? 0;
  const drawing = graphic ? keepWithin(read.value.drawing, graphic, height) : read.value.drawing;
  const fitted = options.sheet ? fitToSheet(drawing, options.sheet) : succeed(drawing);
  if (!fitted.ok) return fitted;
  // It is no SVG that somebody brought.
  const told = read.value.notes.filter(({ code }) => code !== 'not_our_file');
  const description = pages[number - 1]?.alternatives.join('\n\n') ?? '';
  if (description !== '') notes.add('pdf_alternative_kept');
  return succeed({
    source: { drawing: description === '' ? fitted.value : { ...fitted.value, description } },
    notes: [...notes.notes(), ...told] satisfies readonly Note[],
    charts: read.value.charts,
    embedded: read.value.embedded,
    origin: { kind: 'found', translucent: read.value.translucent },
  });
}

function isMiddleWithin({ left, right, bottom, top }: Box, outer: Box): boolean {
  const [x, y] = [(left + right) / 2, (bottom + top) / 2];
  return x >= outer.left && x <= outer.right && y >= outer.bottom && y <= outer.top;
}

/** Returns the parts of a page's drawing in its figure: rules of tables and of running heads belong to the text. */
function keepWithin(drawing: Drawing, { left, right, bottom, top }: Box, height: number): Drawing {
  const [x, y] = [left * MM_PER_POINT, height - top * MM_PER_POINT];
  const figure = { x, y, width: (right - left) * MM_PER_POINT, height: (top - bottom) * MM_PER_POINT };
  const parts = mapItems(drawing, (item) => {
    const box = item.kind === 'group' ? null : itemBounds(item, drawing.sheet);
    return box && !doBoxesMeet(box, figure) ? [] : item;
  });
  return parts.layers.some(({ items }) => items.length > 0) ? parts : drawing;
}

/** Percent of the ink beyond which a person should compare both. */
const LARGE = 5;

async function noteDifference(bytes: Uint8Array, number: number, drawing: Drawing, notes: NoteTaker) {
  const compared = await withPage(bytes, number, (library, page) =>
    compareRendering(library, page, drawing, readLines(library, page).map(boxOfLine)),
  );
  if ('problem' in compared || compared.made === null) return;
  const { missing, added } = compared.made;
  const isLarge = Math.max(missing, added) > LARGE;
  notes.add(isLarge ? 'pdf_difference_large' : 'pdf_difference', { missing, added });
}

async function writeWithin(
  bytes: Uint8Array,
  number: number,
  options: Omit<WritePage, 'spend'>,
): Promise<Result<string>> {
  try {
    const spend = createBudget(LIMITS.elements, 'svg_too_many_elements');
    const written = await withPage(bytes, number, (library, page) =>
      writePageSvg(library, page, { ...options, spend }),
    );
    return 'problem' in written ? refuseFile(written.problem) : succeed(written.made);
  } catch (error) {
    if (error instanceof TooMuch) return refuseFile('pdf_too_many_parts', { most: LIMITS.elements });
    throw error;
  }
}
