import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';

export type Pdfium = WrappedPdfiumModule;

let opened: Promise<Pdfium> | undefined;

/** WebAssembly, started once in a process: it sees the bytes that it is given, and nothing else. */
export function openPdfium(): Promise<Pdfium> {
  opened ??= startPdfium();
  return opened;
}

async function startPdfium(): Promise<Pdfium> {
  const path = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
  const bytes = await readFile(path);
  const library = await init({ wasmBinary: new Uint8Array(bytes).buffer });
  library.PDFiumExt_Init();
  return {
    ...library,
    ...Object.fromEntries(ASKED_OFTEN.map((name) => [name, findPlainCall(library, name)])),
  };
}

/**
 * What is asked for each letter and each piece of a path. The library's own wrapper looks the function up and converts
 * texts and lists at each call, which took a third of reading a page; these take and give numbers alone.
 */
const ASKED_OFTEN = [
  'FPDFPageObj_GetDashCount',
  'FPDFPageObj_GetFillColor',
  'FPDFPageObj_GetMarkedContentID',
  'FPDFPageObj_GetMatrix',
  'FPDFPageObj_GetStrokeColor',
  'FPDFPageObj_GetStrokeWidth',
  'FPDFPageObj_GetType',
  'FPDFPage_GetObject',
  'FPDFPathSegment_GetClose',
  'FPDFPathSegment_GetPoint',
  'FPDFPathSegment_GetType',
  'FPDFPath_CountSegments',
  'FPDFPath_GetDrawMode',
  'FPDFPath_GetPathSegment',
  'FPDFText_CountChars',
  'FPDFText_GetCharAngle',
  'FPDFText_GetCharOrigin',
  'FPDFText_GetFontSize',
  'FPDFText_GetFontWeight',
  'FPDFText_GetLooseCharBox',
  'FPDFText_GetMatrix',
  'FPDFText_GetTextObject',
  'FPDFText_GetUnicode',
  'FPDFText_IsGenerated',
] as const satisfies readonly (keyof Pdfium)[];

/** WebAssembly has no truth values: what the library calls one is 0 or 1 here. */
function findPlainCall({ pdfium }: Pdfium, name: (typeof ASKED_OFTEN)[number]): unknown {
  return (pdfium.wasmExports as unknown as Record<string, unknown>)[name];
}

/** Why PDFium could not open a file, as it numbers it. */
const PASSWORD = 4;

export type Opened<Made> =
  | { readonly made: Made }
  | { readonly problem: 'pdf_encrypted' | 'pdf_unreadable' | 'pdf_takes_too_much' };

/** The document is there for the work alone. */
export async function withDocument<Made>(
  bytes: Uint8Array,
  work: (library: Pdfium, document: number) => Made | Promise<Made>,
): Promise<Opened<Made>> {
  const library = await openPdfium();
  const { malloc, free } = library.pdfium.wasmExports;
  const place = malloc(bytes.length);
  memoryOf(library).set(bytes, place);
  const document = library.FPDF_LoadMemDocument(place, bytes.length, '');
  let isGone = false;
  try {
    if (document === 0)
      return { problem: library.FPDF_GetLastError() === PASSWORD ? 'pdf_encrypted' : 'pdf_unreadable' };
    return { made: await work(library, document) };
  } catch (error) {
    if (!hasAborted(error)) throw error;
    opened = undefined;
    isGone = true;
    return { problem: 'pdf_takes_too_much' };
  } finally {
    if (!isGone) {
      if (document !== 0) library.FPDF_CloseDocument(document);
      free(place);
    }
  }
}

/** It does so where it gets no more memory, and answers nothing afterwards: the next document has a new one. */
export function hasAborted(error: unknown): boolean {
  return error instanceof Error && error.name === 'RuntimeError';
}

/** All of its memory; it is another one when it has grown, so nobody keeps it. */
export function memoryOf({ pdfium }: Pdfium): Uint8Array<ArrayBuffer> {
  return (pdfium as unknown as { readonly HEAPU8: Uint8Array<ArrayBuffer> }).HEAPU8;
}

/** Memory of the library for a few numbers that it answers with. */
export interface Scratch {
  readonly at: number;
  readonly floats: (count: number) => number[];
  readonly doubles: (count: number) => number[];
  readonly counts: (count: number) => number[];
  readonly free: () => void;
}

const SCRATCH_BYTES = 256;

export function openScratch(library: Pdfium): Scratch {
  const { malloc, free } = library.pdfium.wasmExports;
  const at = malloc(SCRATCH_BYTES);
  let view = new DataView(memoryOf(library).buffer);
  const read = (count: number, readAt: (view: DataView, index: number) => number) => {
    const { buffer } = memoryOf(library);
    if (view.buffer !== buffer) view = new DataView(buffer);
    const numbers: number[] = [];
    for (let index = 0; index < count; index += 1) numbers.push(readAt(view, index));
    return numbers;
  };
  const readFloat = (from: DataView, index: number) => from.getFloat32(at + 4 * index, true);
  const readDouble = (from: DataView, index: number) => from.getFloat64(at + 8 * index, true);
  const readCount = (from: DataView, index: number) => from.getUint32(at + 4 * index, true);
  return {
    at,
    floats: (count) => read(count, readFloat),
    doubles: (count) => read(count, readDouble),
    counts: (count) => read(count, readCount),
    free: () => free(at),
  };
}
