import type { WholeDocument } from '@relievo/document/file';
import { type Block, createNewIds, type Document, type NewId, replaceEach } from '@relievo/document/model';
import { type Caption, joinCaptions } from '../../document/captions.ts';
import { EMPTY_DOCUMENT } from '../../document/empty.ts';
import type { OpenedPages, Task } from '../../importer.ts';
import { createNoteTaker, type NoteTaker } from '../../notes.ts';
import { type MeasuredPage, measurePage } from '../measure-page.ts';
import { openPage, turnPage } from '../open-page.ts';
import { hasAborted, type Pdfium, withDocument } from '../pdfium.ts';
import { findLooseFigures, type LooseFigures } from '../structure/loose-figures.ts';
import type { Row } from '../text/rows.ts';
import { joinAcrossPages } from './across-pages/join-pages.ts';
import { resolveLinks } from './across-pages/resolve-links.ts';
import { findRunningHeads, type RunningHeads } from './across-pages/running-heads.ts';
import { makeFigures } from './figures/make-figures.ts';
import { leaveOutRunningFigures } from './figures/running-figures.ts';
import { referToNotes } from './foot-notes.ts';
import { findLooksOf, layPage, listLaidParts } from './layout-parts.ts';
import { arrangeDraft, type PageDraft, readAsPicture } from './page-draft.ts';
import type { PagePart } from './page-part.ts';
import { isScan, type ReadScan, readScan } from './scans/read-scan.ts';
import { createScanLanguages } from './scans/scan-languages.ts';
import { listTaggedParts } from './tagged-parts.ts';
import { holdsWords, listPlainParts } from './whole-pages.ts';
import { type WantedFigure, writeBlocks } from './write-blocks.ts';

interface OpenedPdf {
  readonly bytes: Uint8Array;
  /** Each page as it was measured, or null if it is still to be. */
  readonly pages: readonly (MeasuredPage | null)[];
  /** It is the name of the file without its ending. */
  readonly title: string;
  /** The title that the file states. It is empty if there is none. */
  readonly called: string;
  readonly language: string;
  readonly isTagged: boolean;
}

interface Request {
  /** The numbers of the chosen pages, from 1. */
  readonly pages: readonly number[];
  readonly measured: readonly (MeasuredPage | null)[];
  /** Figures that the structure names and nothing on the page is marked as; null if the file is not tagged. */
  readonly looseOn: ((page: number) => LooseFigures) | null;
  readonly title: string;
  readonly language: string;
}

/**
 * Reads pages of print as one document: text and figures in the order of reading, and each page where it begins. A
 * single page that shows one figure and no text is a drawing, and makes no document.
 */
export function createDocumentImport({
  bytes,
  pages,
  title,
  called,
  language,
  isTagged,
}: OpenedPdf): NonNullable<OpenedPages['importDocument']> {
  return async (chosen, options, task = {}) => {
    const notes = createNoteTaker();
    const request = {
      pages: pages.map((_, at) => at + 1).filter((number) => chosen.includes(number)),
      measured: pages,
      looseOn: isTagged && pages.includes(null) ? findLooseFigures(bytes, pages.length) : null,
      title: options.title ?? (called || title),
      language: options.language ?? (language || 'en'),
    };
    const opened = await withDocument(bytes, (library, document) =>
      readAll(library, document, request, notes, task),
    );
    if ('problem' in opened || opened.made === null) return null;
    return { document: opened.made, notes: notes.notes() };
  };
}

async function readAll(
  library: Pdfium,
  document: number,
  { pages, measured: known, looseOn, title, language: stated }: Request,
  notes: NoteTaker,
  task: Task,
): Promise<WholeDocument | null> {
  const measured: PageDraft[] = [];
  const languages = createScanLanguages(stated);
  let scans = 0;
  for (const number of pages) {
    task.signal?.throwIfAborted();
    const mayReadPrint = scans < MAX_SCANS;
    const language = languages.next();
    const { draft, scan } = await readDraft(
      { library, document, number, measured: known[number - 1] ?? null, looseOn, language, mayReadPrint },
      notes,
      task,
    );
    if (scan) {
      scans += 1;
      languages.add(scan);
    }
    measured.push(draft);
  }
  const language = languages.choose(measured.filter(({ rows }) => rows.length > 0).length - scans, notes);
  const { drafts, left } = leaveOutRunningFigures(measured);
  const newId = createNewIds();
  const [only, ...others] = drafts;
  if (only && others.length === 0 && only.rows.length === 0 && only.figures.length <= 1) return null;
  const heads = findRunningHeads(drafts);
  for (let count = heads.rows.size + left; count > 0; count -= 1) notes.add('pdf_running_heads_left_out');
  const wanted: WantedFigure[] = [];
  const written = writePages(drafts, { heads, newId, wanted });
  const made = await makeFigures(library, document, wanted, { language, newId }, notes, task);
  const heights = new Map(drafts.map(({ number, size }) => [number, size.height]));
  const joined = resolveLinks(joinCaptions(joinAcrossPages(written)), heights);
  const blocks = replaceEach(joined, (block) => {
    const shown = block.kind === 'figure' ? made.figures.get(block.id) : undefined;
    return [block.kind === 'figure' && shown ? { ...block, ...shown } : block];
  });
  const value: Document = {
    ...EMPTY_DOCUMENT,
    metadata: { ...EMPTY_DOCUMENT.metadata, title, language },
    pictures: made.pictures,
    blocks,
  };
  return { document: value, pictures: made.bytes };
}

/** Reading print takes seconds, so scanned pages after these are pictures. */
const MAX_SCANS = 100;

interface DraftRequest {
  readonly library: Pdfium;
  readonly document: number;
  readonly number: number;
  readonly measured: MeasuredPage | null;
  readonly looseOn: Request['looseOn'];
  readonly language: string;
  readonly mayReadPrint: boolean;
}

/** Measures one page, and reads the print of a scan. A page that fails is a picture with its words. */
async function readDraft(
  { library, document, number, measured, looseOn, language, mayReadPrint }: DraftRequest,
  notes: NoteTaker,
  task: Task,
): Promise<{ readonly draft: PageDraft; readonly scan: ReadScan | null }> {
  let page = measured ? 0 : openPage(library, document, number - 1);
  try {
    const arrange = () =>
      arrangeDraft(number, measurePage(library, { document, page }, looseOn?.(number - 1) ?? null));
    let draft = measured ? arrangeDraft(number, measured) : arrange();
    if (!mayReadPrint || !isScan(draft)) return { draft, scan: null };
    if (page === 0) page = openPage(library, document, number - 1);
    let scan = await readScan(library, page, draft, { language, mayTurn: true }, task);
    if (scan && 'turns' in scan) {
      page = turnPage(library, document, { page, index: number - 1 }, scan.turns);
      draft = arrange();
      notes.add('pdf_scan_turned', { page: number });
      scan = await readScan(library, page, draft, { language: scan.language, mayTurn: false }, task);
    }
    if (scan === null || 'turns' in scan) return { draft, scan: null };
    notes.add('pdf_scan_read', { page: number });
    if (scan.unread > 0) notes.add('pdf_scan_unread', { page: number, pieces: scan.unread });
    return { draft: scan.draft, scan };
  } catch (error) {
    if (hasAborted(error) || task.signal?.aborted) throw error;
    notes.add('pdf_page_as_picture', { page: number });
    if (page === 0) page = openPage(library, document, number - 1);
    return { draft: readAsPicture(library, page, number), scan: null };
  } finally {
    if (page !== 0) library.FPDF_ClosePage(page);
  }
}

interface Writing {
  readonly heads: RunningHeads;
  readonly newId: NewId;
  readonly wanted: WantedFigure[];
}

function writePages(
  drafts: readonly PageDraft[],
  { heads, newId, wanted }: Writing,
): readonly (readonly (Block | Caption)[])[] {
  const pages = drafts.map((draft) => layPage(draft, heads.rows));
  const looks = findLooksOf(pages);
  const known = new Set<string>();
  return drafts.map((draft, at) => {
    const { number, size, isMirrored } = draft;
    const page = pages[at];
    const begin: Block = {
      kind: 'page-break',
      id: newId('page'),
      page: heads.printed.get(number) ?? String(number),
      source: { page: number },
    };
    // A tagged page repeats the head of a table that continues on it, and does not name it again.
    const repeated = draft.rows.filter((row) => known.has(row.text) && isUnnamed(row));
    const left = draft.tree.length > 0 ? new Set([...heads.rows, ...repeated]) : heads.rows;
    for (const row of draft.rows) if (!isUnnamed(row)) known.add(row.text);
    const parts = choosePartsOf(draft, heads.rows, left, [
      () => listTaggedParts(draft, left, newId),
      () => page && listLaidParts(page, looks, newId),
    ]);
    return [
      begin,
      ...referToNotes(
        writeBlocks(parts, { page: number, size, isMirrored, rows: listWords(draft), newId, wanted }),
      ),
    ];
  });
}

/** Lists the words of a page that run level. */
function listWords({ rows, figures }: PageDraft): readonly Row[] {
  return [...rows, ...figures.flatMap((figure) => figure.rows)];
}

type Reader = () => readonly PagePart[] | null | undefined;

function isUnnamed({ pieces }: Row): boolean {
  return pieces.every(({ mark }) => mark < 0);
}

/** Chooses the first way of reading a page that has all of its words. The last way is row by row, which has them. */
function choosePartsOf(
  draft: PageDraft,
  running: RunningHeads['rows'],
  left: RunningHeads['rows'],
  [readTagged, readLaid]: readonly [Reader, Reader],
): readonly PagePart[] {
  const tagged = readTagged();
  if (tagged && holdsWords(tagged, draft, left)) return tagged;
  const laid = readLaid();
  if (laid && holdsWords(laid, draft, running)) return laid;
  return listPlainParts(draft, running);
}
