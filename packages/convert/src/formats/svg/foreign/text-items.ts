import { apply } from '@relievo/graphic/geometry';
import type { Matrix, TextItem } from '@relievo/graphic/model';
import { maxOf, minOf } from '@relievo/words';
import type { Element } from '@xmldom/xmldom';
import type { Style } from '../css/style.ts';
import { readAttribute } from '../dom.ts';
import type { Context, Job } from './job.ts';
import { cleanName, descriptionOf } from './names.ts';
import { scaleOf } from './paint.ts';
import { isBold, type Run, readRuns } from './text-runs.ts';
import { measureText } from './text-width.ts';

/** Of the height of a line, which a drawing's print has between its baselines. */
export const LETTERS = 0.8;

const ANCHORS: Readonly<Record<string, number>> = { start: 0, middle: 0.5, end: 1 };

/** How far below the said line the baseline lies, in sizes of the font (CSS Inline 3). */
const BASELINES: Readonly<Record<string, number>> = {
  middle: 0.3,
  central: 0.35,
  hanging: 0.75,
  'text-before-edge': 0.85,
  'text-top': 0.85,
  'before-edge': 0.85,
  'text-after-edge': -0.2,
  'text-bottom': -0.2,
  'after-edge': -0.2,
};

interface PlacedLine {
  readonly text: string;
  readonly left: number;
  readonly baseline: number;
  readonly size: number;
}

/** Words stand on their baseline where the file puts them; a line below another joins it. */
export function makeTextItems(element: Element, context: Context, job: Job): readonly TextItem[] {
  const runs = readRuns(element, context, job);
  if (runs.length === 0) return [];
  const texts = joinLines(runs.map(placeRun));
  if (runs.some(({ style }) => asksForTypeface(style))) job.notes.add('typeface_left_out');
  return texts.map((lines, index) =>
    makeText(lines, element, index === 0 ? readAttribute(element, 'id') : undefined, context, job),
  );
}

function placeRun({ x, y, text, style }: Run): PlacedLine {
  const size = style.fontSize;
  const width = measureText(text, size, isBold(style));
  const baseline = style['dominant-baseline'] ?? style['alignment-baseline'] ?? '';
  return {
    text: cleanName(text),
    left: x - width * (ANCHORS[style['text-anchor'] ?? 'start'] ?? 0),
    baseline: y + (BASELINES[baseline] ?? 0) * size,
    size,
  };
}

/** Lines of one text: under each other, of one size, as far apart as lines are. */
function joinLines(lines: readonly PlacedLine[]): readonly (readonly PlacedLine[])[] {
  const texts: PlacedLine[][] = [];
  for (const line of lines) {
    const text = texts.at(-1);
    const before = text?.at(-1);
    const step = before ? (line.baseline - before.baseline) / line.size : 0;
    const isNext =
      before !== undefined &&
      Math.abs(line.size / before.size - 1) < 0.05 &&
      step > 0.7 &&
      step < 2 &&
      Math.abs(line.left - before.left) < Math.max(line.size, measureWidth(line), measureWidth(before)) &&
      line.text !== '';
    if (isNext) text?.push(line);
    else texts.push([line]);
  }
  return texts;
}

/** A face that looks otherwise in every program; of a face by its name alone nobody knows whether it is there. */
function asksForTypeface(style: Style): boolean {
  return /(^|[\s,])(serif|monospace|cursive|fantasy)\s*$/.test((style['font-family'] ?? '').toLowerCase());
}

/** Where the file itself says how long its only line is. */
function saidEnd(element: Element, lines: readonly PlacedLine[]): number | null {
  const length = Number(readAttribute(element, 'textLength') ?? Number.NaN);
  const [first] = lines;
  return first && lines.length === 1 && length > 0 ? first.left + length : null;
}

function measureWidth({ text, size }: PlacedLine): number {
  return measureText(text, size, false);
}

function makeText(
  lines: readonly PlacedLine[],
  element: Element,
  id: string | undefined,
  context: Context,
  job: Job,
): TextItem {
  const left = minOf(lines.map((line) => line.left));
  const right = saidEnd(element, lines) ?? maxOf(lines.map((line) => line.left + measureWidth(line)));
  const [first] = lines;
  return createUprightText(
    {
      id: job.newId(id, 'text'),
      description: descriptionOf(element),
      print: lines.map(({ text }) => text).join('\n'),
      lines: lines.length,
      left,
      right,
      baseline: first?.baseline ?? 0,
      size: first?.size ?? 16,
    },
    context.matrix,
    job,
  );
}

export interface TextPlace {
  readonly id: string;
  readonly description: string;
  readonly print: string;
  readonly lines: number;
  readonly left: number;
  readonly right: number;
  /** Of the first line. */
  readonly baseline: number;
  readonly size: number;
}

const LONGEST = 10_000;

/** Turned words stand upright with their middle where it was, because braille cannot be turned. */
export function createUprightText(place: TextPlace, matrix: Matrix, job: Job): TextItem {
  const size = Math.max(0.1, place.size * scaleOf(matrix));
  const pitch = size / LETTERS;
  const [a, b] = matrix;
  const isTurned = Math.abs(Math.atan2(b, a)) > 0.05;
  const corner = apply(matrix, { x: place.left, y: place.baseline });
  noteWords(place, matrix, size, job);
  let at = { x: corner.x, y: corner.y - size };
  if (isTurned) {
    const height = place.size * (1 + (place.lines - 1) / LETTERS);
    const middle = apply(matrix, {
      x: (place.left + place.right) / 2,
      y: place.baseline - place.size + height / 2,
    });
    const width = (place.right - place.left) * scaleOf(matrix);
    const high = pitch * (place.lines - 1) + size;
    // A long word beside an edge would reach beyond it.
    at = {
      x: keepWithin(middle.x - width / 2, job.sheet.width - width),
      y: keepWithin(middle.y - high / 2, job.sheet.height - high),
    };
    job.notes.add('text_turned', {}, place.id);
  }
  return {
    kind: 'text',
    id: place.id,
    role: 'label',
    name: '',
    description: place.description,
    at,
    print: place.print.slice(0, LONGEST),
    printSize: pitch,
    braille: null,
    height: 1,
  };
}

function noteWords(place: TextPlace, matrix: Matrix, size: number, { seen }: Job): void {
  for (const [line, text] of place.print.split('\n').entries()) {
    const y = place.baseline + (line * place.size) / LETTERS;
    const start = apply(matrix, { x: place.left, y });
    const end = apply(matrix, { x: place.right, y });
    seen.words.push({ text, start, end, size });
  }
}

function keepWithin(value: number, most: number): number {
  return Math.max(0, Math.min(value, Math.max(0, most)));
}
