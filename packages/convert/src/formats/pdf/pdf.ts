import { fitToSheet, LIMITS, type Result, succeed } from '@relievo/graphic';
import type {
  Confidence,
  ImportedPage,
  Importer,
  InputFile,
  OpenedFile,
  OpenedPages,
  Page,
  PageOptions,
  Task,
} from '../importer.ts';
import { createNoteTaker, type Note, refuseFile } from '../notes.ts';
import { createBudget, TooMuch } from '../svg/foreign/job.ts';
import { readForeign } from '../svg/foreign/read-foreign.ts';
import { parseForeignSvg } from '../svg/parse.ts';
import { writePageSvg } from './page-svg.ts';
import { drawPageThumbnail } from './page-thumbnail.ts';
import { type Pdfium, withDocument } from './pdfium.ts';

const MEGABYTE = 1_000_000;
const MOST_PAGES = 200;
const MM_PER_POINT = 25.4 / 72;

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
  return String.fromCharCode(...head.subarray(0, 1024)).includes('%PDF-') ? 'certain' : null;
}

async function openPdf({ name, bytes }: InputFile): Promise<Result<OpenedFile>> {
  const title =
    name
      .replace(/\.[^.]*$/, '')
      .trim()
      .slice(0, 200) || 'Document';
  const opened = await withDocument(bytes, (library, document) => listPages(library, document, title));
  if ('problem' in opened) return refuseFile(opened.problem);
  const pages = opened.made;
  if (pages === null) return refuseFile('pdf_too_many_pages', { most: MOST_PAGES });
  if (pages.length === 0) return refuseFile('nothing_drawn');
  return succeed(createPages({ bytes, title, pages }));
}

function listPages(library: Pdfium, document: number, title: string): Page[] | null {
  const count = library.FPDF_GetPageCount(document);
  if (count > MOST_PAGES) return null;
  return Array.from({ length: count }, (_, at): Page => {
    const page = library.FPDF_LoadPage(document, at);
    const size = {
      width: library.FPDF_GetPageWidthF(page) * MM_PER_POINT,
      height: library.FPDF_GetPageHeightF(page) * MM_PER_POINT,
    };
    library.FPDF_ClosePage(page);
    return { number: at + 1, name: `${title} (${at + 1})`, kind: 'drawing', size };
  });
}

interface Pages {
  readonly bytes: Uint8Array;
  readonly title: string;
  readonly pages: readonly Page[];
}

function createPages(opened: Pages): OpenedPages {
  const { bytes, pages } = opened;
  const findUnknown = (chosen: readonly number[]) =>
    chosen.find((number) => !pages.some((page) => page.number === number));
  const refuseUnknown = (page: number) => refuseFile('page_not_there', { page, pages: pages.length });
  return {
    kind: 'pages',
    pages,
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
        imported.push(page.value);
      }
      return succeed(imported);
    },
  };
}

function withPage<Made>(bytes: Uint8Array, number: number, work: (library: Pdfium, page: number) => Made) {
  return withDocument(bytes, (library, document) => {
    const page = library.FPDF_LoadPage(document, number - 1);
    try {
      return work(library, page);
    } finally {
      library.FPDF_ClosePage(page);
    }
  });
}

/** What stands on the page is written as an SVG, which is read as any other. */
async function importPage(
  { bytes, title, pages }: Pages,
  number: number,
  options: PageOptions,
  task: Task,
): Promise<Result<ImportedPage>> {
  task.signal?.throwIfAborted();
  const notes = createNoteTaker();
  notes.add('pdf_page_drawn');
  if (pages.length > 1) notes.add('pdf_one_page', { page: number, pages: pages.length });
  const written = await writeWithin(bytes, number, notes);
  if (!written.ok) return written;
  const parsed = parseForeignSvg(written.value);
  if (!parsed.ok) return parsed;
  const read = await readForeign(
    parsed.value,
    {
      title: options.title ?? title,
      origin: 'not_our_file',
      ...(options.language ? { language: options.language } : {}),
    },
    task,
  );
  if (!read.ok) return read;
  const fitted = options.sheet ? fitToSheet(read.value.drawing, options.sheet) : succeed(read.value.drawing);
  if (!fitted.ok) return fitted;
  // It is no SVG that somebody brought.
  const told = read.value.notes.filter(({ code }) => code !== 'not_our_file');
  return succeed({
    page: number,
    source: { drawing: fitted.value },
    notes: [...notes.notes(), ...told] satisfies readonly Note[],
  });
}

async function writeWithin(
  bytes: Uint8Array,
  number: number,
  notes: ReturnType<typeof createNoteTaker>,
): Promise<Result<string>> {
  try {
    const spend = createBudget(LIMITS.elements, 'svg_too_many_elements');
    const written = await withPage(bytes, number, (library, page) =>
      writePageSvg(library, page, { notes, spend }),
    );
    return 'problem' in written ? refuseFile(written.problem) : succeed(written.made);
  } catch (error) {
    if (error instanceof TooMuch) return refuseFile('pdf_too_many_parts', { most: LIMITS.elements });
    throw error;
  }
}
