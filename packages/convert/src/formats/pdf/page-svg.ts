import { encodePng, toBase64 } from '@relievo/graphic/png';
import type { NoteTaker } from '../notes.ts';
import { doesContain } from './boxes.ts';
import { type Outline, readDashes } from './dashes.ts';
import { countUnknown } from './letters/letter.ts';
import type { Box } from './page-marks.ts';
import {
  IMAGE,
  type Matrix,
  MM_PER_POINT,
  multiply,
  PATH,
  readMatrix,
  SHADING,
  transform,
  visitObjects,
} from './page-objects.ts';
import { readOutlines, writeOutline } from './page-outlines.ts';
import { type Line, readLines } from './page-words.ts';
import { memoryOf, openScratch, type Pdfium, type Scratch } from './pdfium.ts';

/** What is needed to write one page. */
interface Job {
  readonly library: Pdfium;
  readonly scratch: Scratch;
  readonly notes: NoteTaker;
  readonly out: string[];
  /** Counts an object, and fails where there are too many. */
  readonly spend: () => void;
}

export interface WritePage {
  readonly notes: NoteTaker;
  readonly spend: () => void;
  /** Which words belong to what is drawn; all of them where it is left out. */
  readonly keeps?: (line: Line) => boolean;
  /** Only the objects whose middle is in this box are written, and the drawing is as large as it. */
  readonly within?: Box;
}

/** The objects of a page as an SVG: paths, pictures, and words at their baselines. */
export function writePageSvg(
  library: Pdfium,
  page: number,
  { notes, spend, keeps, within }: WritePage,
): string {
  const width = library.FPDF_GetPageWidthF(page);
  const height = library.FPDF_GetPageHeightF(page);
  const scratch = openScratch(library);
  try {
    const job: Job = { library, scratch, notes, spend, out: [] };
    const base: Matrix = [1, 0, 0, -1, 0, height];
    visitObjects(job, page, base, (object, kind, outer) => {
      if (!within || isObjectWithin(job, object, outer, { within, height }))
        writeObject(job, object, kind, outer);
      return true;
    });
    for (const line of readLines(library, page)) {
      for (let count = countUnknown(line.text); count > 0; count -= 1) notes.add('letter_unknown');
      if (keeps && !keeps(line)) continue;
      spend();
      job.out.push(writeLine(line, height));
    }
    const { left, right, bottom, top } = within ?? { left: 0, right: width, bottom: 0, top: height };
    const view = [left, height - top, right - left, top - bottom].map(round).join(' ');
    const size = `width="${round((right - left) * MM_PER_POINT)}mm" height="${round((top - bottom) * MM_PER_POINT)}mm"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" ${size}>${job.out.join('\n')}</svg>`;
  } finally {
    scratch.free();
  }
}

/** Tells whether the middle of an object is in a box, which counts upwards while the drawing counts downwards. */
function isObjectWithin(
  { library, scratch: { at, floats } }: Job,
  object: number,
  outer: Matrix,
  { within, height }: { readonly within: Box; readonly height: number },
): boolean {
  if (!library.FPDFPageObj_GetBounds(object, at, at + 4, at + 8, at + 12)) return true;
  const [left = 0, bottom = 0, right = 0, top = 0] = floats(4);
  const [x, y] = transform(outer, (left + right) / 2, (bottom + top) / 2);
  return doesContain(within, { left: x, right: x, bottom: height - y, top: height - y });
}

function writeObject(job: Job, object: number, kind: number, outer: Matrix): void {
  job.spend();
  if (kind === PATH) writePath(job, object, multiply(outer, readMatrix(job, object)));
  else if (kind === IMAGE) writeImage(job, object, multiply(outer, readMatrix(job, object)));
  else if (kind === SHADING) job.notes.add('pdf_shading_left_out');
}

function writePath(job: Job, object: number, matrix: Matrix): void {
  const { library, scratch, out } = job;
  library.FPDFPath_GetDrawMode(object, scratch.at, scratch.at + 4);
  const [fillMode = 0, isStroked = 0] = scratch.counts(2);
  const fill = fillMode === 0 ? null : readColor(job, library.FPDFPageObj_GetFillColor, object);
  const stroke = isStroked === 0 ? null : readColor(job, library.FPDFPageObj_GetStrokeColor, object);
  if (!fill && !stroke) return;
  const outlines = readOutlines(job, object, matrix);
  const dashed = writeDashedLine(outlines, fill, stroke);
  if (dashed !== null) {
    out.push(dashed);
    return;
  }
  const words = [
    `d="${outlines.map(writeOutline).join('')}"`,
    fill ? `fill="${fill.color}" fill-opacity="${fill.opacity}"` : 'fill="none"',
    ...(fillMode === 1 ? ['fill-rule="evenodd"'] : []),
    ...(stroke ? [writeStroke(job, object, matrix, stroke)] : []),
  ];
  out.push(`<path ${words.join(' ')}/>`);
}

/** A dashed line that was drawn as the areas of its dashes; null for any other area. */
function writeDashedLine(
  outlines: readonly Outline[],
  fill: Color | null,
  stroke: Color | null,
): string | null {
  const line = fill && !stroke ? readDashes(outlines) : null;
  if (!line || !fill) return null;
  const { path, isClosed, width, dash, gap } = line;
  return `<path d="${writeOutline(path)}${isClosed ? 'Z' : ''}" fill="none" stroke="${fill.color}" stroke-opacity="${fill.opacity}" stroke-width="${round(width)}" stroke-dasharray="${round(dash)} ${round(gap)}"/>`;
}

interface Color {
  readonly color: string;
  readonly opacity: number;
}

function readColor(
  { scratch: { at, counts } }: Job,
  ask: (object: number, r: number, g: number, b: number, a: number) => boolean,
  object: number,
): Color | null {
  if (!ask(object, at, at + 4, at + 8, at + 12)) return null;
  const [r = 0, g = 0, b = 0, a = 255] = counts(4);
  const hex = [r, g, b].map((value) => (value & 0xff).toString(16).padStart(2, '0')).join('');
  return { color: `#${hex}`, opacity: round(a / 255) };
}

const MOST_DASHES = 16;

function writeStroke(
  { library, scratch }: Job,
  object: number,
  m: Matrix,
  { color, opacity }: Color,
): string {
  library.FPDFPageObj_GetStrokeWidth(object, scratch.at);
  const [width = 1] = scratch.floats(1);
  const scale = Math.sqrt(Math.abs(m[0] * m[3] - m[1] * m[2]));
  const count = library.FPDFPageObj_GetDashCount(object);
  const hasDashes = count > 0 && count < MOST_DASHES;
  if (hasDashes) library.FPDFPageObj_GetDashArray(object, scratch.at, count);
  const dashes = hasDashes
    ? ` stroke-dasharray="${scratch
        .floats(count)
        .map((dash) => round(dash * scale))
        .join(' ')}"`
    : '';
  return `stroke="${color}" stroke-opacity="${opacity}" stroke-width="${round(width * scale)}"${dashes}`;
}

/** Bytes for each pixel, by how PDFium numbers the kinds of its bitmaps; after those of colour comes what is seen through. */
const BYTES: Readonly<Record<number, number>> = { 1: 1, 2: 3, 3: 4, 4: 4 };
const WITH_ALPHA = 4;
const MOST_PIXELS = 50_000_000;

function writeImage({ library, notes, out }: Job, object: number, m: Matrix): void {
  const bitmap = library.FPDFImageObj_GetBitmap(object);
  if (bitmap === 0) {
    notes.add('image_unreadable');
    return;
  }
  try {
    const width = library.FPDFBitmap_GetWidth(bitmap);
    const height = library.FPDFBitmap_GetHeight(bitmap);
    const format = library.FPDFBitmap_GetFormat(bitmap);
    const bytes = BYTES[format];
    if (!bytes || width * height > MOST_PIXELS) {
      notes.add('image_unreadable');
      return;
    }
    const start = library.FPDFBitmap_GetBuffer(bitmap);
    const stride = library.FPDFBitmap_GetStride(bitmap);
    const source = memoryOf(library).subarray(start, start + stride * height);
    const data = toColors(source, { width, height, stride, bytes, hasAlpha: format === WITH_ALPHA });
    const png = toBase64(encodePng({ width, height, channels: 3, data }));
    const place = [m[0], m[1], -m[2], -m[3], m[4] + m[2], m[5] + m[3]].map(round).join(' ');
    out.push(
      `<image width="1" height="1" preserveAspectRatio="none" transform="matrix(${place})" href="data:image/png;base64,${png}"/>`,
    );
  } finally {
    library.FPDFBitmap_Destroy(bitmap);
  }
}

interface Raster {
  readonly width: number;
  readonly height: number;
  readonly stride: number;
  readonly bytes: number;
  readonly hasAlpha: boolean;
}

/** PDFium lays blue first; what is seen through lies on white. */
function toColors(source: Uint8Array, { width, height, stride, bytes, hasAlpha }: Raster): Uint8Array {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const from = y * stride + x * bytes;
      const to = (y * width + x) * 3;
      const alpha = hasAlpha ? (source[from + 3] ?? 255) / 255 : 1;
      for (let channel = 0; channel < 3; channel += 1) {
        const value = source[bytes === 1 ? from : from + 2 - channel] ?? 255;
        data[to + channel] = Math.round(value * alpha + 255 * (1 - alpha));
      }
    }
  return data;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function writeLine({ text, x, y, width, size, angle }: Line, height: number): string {
  const [left, base] = [round(x), round(height - y)];
  const turn =
    Math.abs(angle) < 0.01 ? '' : ` transform="rotate(${round((-angle * 180) / Math.PI)} ${left} ${base})"`;
  const words = text
    .replaceAll(/[\p{Cc}\p{Cs}\p{Cn}\p{Co}\uFFFE\uFFFF]/gu, '')
    .replaceAll(/[&<>]/g, (character) => ESCAPES[character] ?? '');
  return `<text x="${left}" y="${base}" font-size="${round(size)}" textLength="${round(width)}"${turn}>${words}</text>`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
