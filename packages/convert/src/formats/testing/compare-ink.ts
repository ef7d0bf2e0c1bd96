import { execFileSync } from 'node:child_process';
import { type Drawing, mapItems } from '@relievo/graphic/model';
import { decodePng, type Picture } from '@relievo/graphic/png';
import { writeDrawing } from '@relievo/graphic/svg';
import { wordsOf } from '../../words/testing/words-of.ts';

const PER_MM = 4;
/** Along a side: a sheet of metres is looked at more coarsely. */
const MOST_PIXELS = 4000;
/** Lighter pixels show nothing on paper. */
const PAPER = 238;
/** Millimetres by which fonts and ends of lines differ. */
const REACH = 1;

/** An independent reader draws the file, and the drawing as well: librsvg, which the set-up of the tests installs. */
function renderSvg(svg: string | Uint8Array, width: number, height: number): Picture {
  const options = ['-w', String(width), '-h', String(height), '--keep-aspect-ratio', '-b', 'white'];
  const png = execFileSync('rsvg-convert', options, {
    input: svg,
    maxBuffer: 1 << 28,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const read = decodePng(Uint8Array.from(png));
  if (!read.ok) throw new Error(wordsOf(read.problems[0]));
  return read.value;
}

/** Areas full of ink, so that a texture counts as the colour that it stands for. */
function dropTextures(drawing: Drawing): Drawing {
  return mapItems(drawing, (item) =>
    item.kind === 'shape' && item.texture ? { ...item, texture: 'solid' } : item,
  );
}

interface Ink {
  readonly width: number;
  readonly height: number;
  readonly marks: Uint8Array;
}

function findInk({ width, height, channels, data }: Picture): Ink {
  const marks = new Uint8Array(width * height);
  const colors = channels < 3 ? 1 : 3;
  for (let at = 0; at < marks.length; at += 1) {
    let darkest = 255;
    for (let channel = 0; channel < colors; channel += 1)
      darkest = Math.min(darkest, data[at * channels + channel] ?? 255);
    marks[at] = darkest < PAPER ? 1 : 0;
  }
  return { width, height, marks };
}

/** The share of the ink of one that has no ink of the other within reach. */
function shareWithout(one: Ink, other: Ink, radius: number): number {
  let ink = 0;
  let alone = 0;
  for (let y = 0; y < one.height; y += 1)
    for (let x = 0; x < one.width; x += 1) {
      if (one.marks[y * one.width + x] === 0) continue;
      ink += 1;
      if (!hasInkNear(other, x, y, radius)) alone += 1;
    }
  return ink === 0 ? 0 : alone / ink;
}

function hasInkNear({ width, height, marks }: Ink, x: number, y: number, radius: number): boolean {
  for (let dy = -radius; dy <= radius; dy += 1)
    for (let dx = -radius; dx <= radius; dx += 1) {
      const [px, py] = [x + dx, y + dy];
      if (px >= 0 && py >= 0 && px < width && py < height && marks[py * width + px] === 1) return true;
    }
  return false;
}

/** How much of the file's ink the drawing lacks, and how much it has that the file does not show. */
export function compareInk(
  input: Uint8Array,
  drawing: Drawing,
): { readonly missing: number; readonly added: number } {
  const { sheet } = drawing;
  const perMm = Math.min(PER_MM, MOST_PIXELS / Math.max(sheet.width, sheet.height));
  const [width, height] = [Math.round(sheet.width * perMm), Math.round(sheet.height * perMm)];
  const file = findInk(renderSvg(input, width, height));
  const ours = findInk(renderSvg(writeDrawing(dropTextures(drawing)), width, height));
  const radius = Math.max(1, Math.round(REACH * perMm));
  return { missing: shareWithout(file, ours, radius), added: shareWithout(ours, file, radius) };
}
