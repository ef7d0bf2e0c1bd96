import { type Drawing, mapItems } from '@relievo/graphic/model';
import { rasterise } from '@relievo/graphic/raster';
import { percent, type Share, shareOf } from '@relievo/words';
import type { Box } from './page-marks.ts';
import { MM_PER_POINT } from './page-objects.ts';
import { renderPage } from './page-thumbnail.ts';
import type { Pdfium } from './pdfium.ts';

export interface Difference {
  /** Of the ink of the page, what the drawing lacks. */
  readonly missing: Share;
  /** Of what the drawing raises, what is not on the page. */
  readonly added: Share;
}

const PER_MM = 2;
/** Lighter pixels show nothing on paper. */
const PAPER = 238;
const RAISED = 0.05;
/** Millimetres by which edges and ends of lines differ. */
const REACH = 1;

/** How much of what PDFium draws of a page the drawing lacks, and what it has that is not there; words are left aside. */
export function compareRendering(
  library: Pdfium,
  page: number,
  drawing: Drawing,
  words: readonly Box[],
): Difference | null {
  const width = library.FPDF_GetPageWidthF(page) * MM_PER_POINT;
  const height = library.FPDF_GetPageHeightF(page) * MM_PER_POINT;
  const { sheet } = drawing;
  if (Math.abs(width - sheet.width) > 1 || Math.abs(height - sheet.height) > 1) return null;
  const shown = renderPage(library, page, Math.max(width, height) * PER_MM);
  const map = rasterise(withoutWords(drawing), { pixelsPerMm: PER_MM });
  const raised = new Uint8Array(shown.width * shown.height);
  const inked = new Uint8Array(shown.width * shown.height);
  for (let y = 0; y < shown.height; y += 1)
    for (let x = 0; x < shown.width; x += 1) {
      const at = y * shown.width + x;
      inked[at] = isInk(shown.data, at * 3) ? 1 : 0;
      raised[at] = x < map.width && (map.values[y * map.width + x] ?? 0) > RAISED ? 1 : 0;
    }
  const scale = shown.height / (height / MM_PER_POINT);
  for (const { left, right, bottom, top } of words)
    for (const marks of [raised, inked])
      clear(marks, shown, {
        left: left * scale,
        right: right * scale,
        top: shown.height - top * scale,
        bottom: shown.height - bottom * scale,
      });
  return {
    missing: shareWithout(inked, raised, shown),
    added: shareWithout(raised, inked, shown),
  };
}

function isInk(pixels: Uint8Array, at: number): boolean {
  return (pixels[at] ?? 0) < PAPER || (pixels[at + 1] ?? 0) < PAPER || (pixels[at + 2] ?? 0) < PAPER;
}

/** Textures stand for colours, and count as whole areas. */
function withoutWords(drawing: Drawing): Drawing {
  const filled = mapItems(drawing, (item) =>
    item.kind === 'shape' && item.texture ? { ...item, texture: 'solid' } : item,
  );
  return {
    ...filled,
    layers: filled.layers.map((layer) => ({
      ...layer,
      items: layer.items.filter(({ kind }) => kind !== 'text'),
    })),
  };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function clear(marks: Uint8Array, { width, height }: Size, box: Box): void {
  for (let y = Math.max(0, Math.floor(box.top)); y <= Math.min(height - 1, box.bottom); y += 1)
    marks.fill(0, y * width + Math.max(0, Math.floor(box.left)), y * width + Math.min(width, box.right + 1));
}

/** Of the ink of one, what has none of the other within reach, to a tenth of a percent. */
function shareWithout(one: Uint8Array, other: Uint8Array, size: Size): Share {
  let ink = 0;
  let alone = 0;
  for (let at = 0; at < one.length; at += 1) {
    if (one[at] === 0) continue;
    ink += 1;
    if (other[at] === 0 && !hasNear(other, at % size.width, Math.floor(at / size.width), size)) alone += 1;
  }
  return percent(Math.round(10 * shareOf(alone, ink)) / 10);
}

function hasNear(marks: Uint8Array, x: number, y: number, { width, height }: Size): boolean {
  const radius = REACH * PER_MM;
  for (let py = Math.max(0, y - radius); py <= Math.min(height - 1, y + radius); py += 1)
    for (let px = Math.max(0, x - radius); px <= Math.min(width - 1, x + radius); px += 1)
      if (marks[py * width + px] === 1) return true;
  return false;
}
