import { BRAILLE_STANDARDS, type BrailleStandard } from '@relievo/braille';
import { addAll, maxOf } from '@relievo/words';
import type { Medium } from '../../profiles/profile.ts';

/**
 * The file of a drawing as anybody reads it who knows its form (docs/file-form.md) and none of our programs: what the
 * product says of it is measured here anew, so that a fault of the product is not found right by itself.
 */
export interface PlainItem {
  readonly id: string;
  readonly role: string;
  readonly kind: string;
  readonly name: string;
  /** The groups that it is in, the outermost first. */
  readonly within: readonly string[];
  readonly said: Readonly<Record<string, string>>;
  /** Each line of it as points that lie close, in millimetres. */
  readonly lines: readonly PlainLine[];
  readonly dashes: readonly number[];
  /** Half of what its line raises. */
  readonly half: number;
}

export interface PlainLine {
  readonly points: readonly Spot[];
  readonly isClosed: boolean;
  /** A path has this many straight and bent pieces, and its straight ones are this long in all. */
  readonly pieces?: number;
  readonly straight?: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface PlainDrawing {
  readonly width: number;
  readonly height: number;
  readonly braille: BrailleStandard;
  readonly items: readonly PlainItem[];
}

interface Open {
  readonly id: string;
  readonly isHidden: boolean;
  readonly item: Growing | undefined;
}

type Growing = { -readonly [Field in keyof PlainItem]: PlainItem[Field] } & {
  lines: PlainLine[];
  dashes: number[];
};

/** Tags, and the words between them. */
const PIECES = /<(\/?)([\w:]+)([^<>]*?)\/?>([^<]*)/g;

/** Middle to middle of the strokes of a double line on each medium, and least from edge to edge. */
const DOUBLE = { swell: 2, embosser: 2 * (25.4 / 20), pins: 2 * 2.5, touchscreen: 4, apart: 0.8 };

/** Reads a drawing as a medium raises it: on some, the strokes of double lines lie farther apart than in the file. */
export function readPlainDrawing(svg: string, medium: Medium = 'swell'): PlainDrawing {
  const root = readAttributes(/<svg ([^>]*)>/.exec(svg)?.[1] ?? '');
  const braille = (root['data-braille'] ?? 'marburg-medium') as BrailleStandard;
  const items: Growing[] = [];
  const open: Open[] = [];
  // Patterns of textures stand before all layers.
  const body = svg.slice(svg.indexOf('</defs>') + 1);
  for (const [, end, tag = '', inside = '', words = ''] of body.matchAll(PIECES)) {
    const around = open.at(-1);
    if (tag === 'g' && end) open.pop();
    else if (tag === 'g') open.push(openGroup(readAttributes(inside), open, braille, items));
    else if (!end && tag === 'title' && around?.item) around.item.name = unescape(words);
    else if (/^(?:path|rect|ellipse)$/.test(tag) && around?.item?.kind === 'shape')
      addShape(around.item, tag, readAttributes(inside), DOUBLE[medium]);
    else if (!end && tag === 'image' && around?.item) around.item.lines.push(placeImage(inside));
  }
  return {
    width: Number.parseFloat(root['width'] ?? ''),
    height: Number.parseFloat(root['height'] ?? ''),
    braille,
    items,
  };
}

function openGroup(
  said: Readonly<Record<string, string>>,
  open: readonly Open[],
  braille: BrailleStandard,
  items: Growing[],
): Open {
  const [id, kind] = [said['id'] ?? '', said['data-kind'] ?? ''];
  const isHidden = said['display'] === 'none' || (open.at(-1)?.isHidden ?? false);
  if (isHidden || !/^(?:shape|text|group|image)$/.test(kind)) return { id, isHidden, item: undefined };
  const item: Growing = {
    id,
    role: said['data-role'] ?? '',
    kind,
    name: '',
    within: open.flatMap((one) => (one.item ? [one.id] : [])),
    said,
    lines: kind === 'text' ? [frameText(said, braille)] : [],
    dashes: [],
    half: 0,
  };
  items.push(item);
  return { id, isHidden, item };
}

function addShape(item: Growing, tag: string, said: Readonly<Record<string, string>>, double: number): void {
  const width = Number(item.said['data-line-width'] ?? 0);
  const isDouble = item.said['data-line'] === 'double';
  const stroke = isDouble
    ? Math.max(double, width + DOUBLE.apart) + width
    : Number(said['stroke-width'] ?? 0);
  // A double line is drawn in black, and then in white along its middle.
  if (item.lines.length > 0) return;
  item.half = item.said['data-symbol'] === undefined ? stroke / 2 : 0;
  addAll(item.dashes, (said['stroke-dasharray'] ?? '').split(' ').map(Number));
  addAll(item.lines, traceElement(tag, said));
}

function unescape(text: string): string {
  return text
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

function readAttributes(inside: string): Record<string, string> {
  return Object.fromEntries(
    [...inside.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, unescape(value)]),
  );
}

/** Letters of print are taken as wide as half of their line, about; those of East Asia as wide as they are high. */
const LETTER = { height: 0.8, width: 0.6 };
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60\u{1f000}-\u{10ffff}]/u;

/** Frames the cells of a text from dot to dot, or its print where it has no braille. */
function frameText(said: Readonly<Record<string, string>>, standard: BrailleStandard): PlainLine {
  const [x = 0, y = 0] = (said['data-at'] ?? '').split(' ').map(Number);
  const cells = said['data-cells'];
  if (cells === undefined) {
    const [rows, size] = [(said['data-print'] ?? '').split('\n'), Number(said['data-print-size'])];
    const widest = maxOf(
      rows.map((row) => [...row].reduce((sum, one) => sum + (WIDE.test(one) ? 1 : LETTER.width), 0)),
    );
    return frame(x, y, widest * size * LETTER.height, rows.length * size);
  }
  const { dotDiameter, dotPitch, cellPitch, linePitch } = BRAILLE_STANDARDS[standard];
  const rows = cells.split('\n').map((row) => [...row]);
  const longest = maxOf(rows.map((row) => row.length));
  if (longest === 0) return frame(x, y, 0, 0);
  // Dots 7 and 8 are the upper two bits of a cell.
  const isTall = rows
    .flat()
    .some((cell) => ((cell.codePointAt(0) ?? 0) & 0xc0) !== 0 && /[\u2800-\u28ff]/.test(cell));
  return frame(
    x,
    y,
    (longest - 1) * cellPitch + dotPitch + dotDiameter,
    (rows.length - 1) * linePitch + (isTall ? 3 : 2) * dotPitch + dotDiameter,
  );
}

function frame(x: number, y: number, width: number, height: number): PlainLine {
  const [right, bottom] = [x + width, y + height];
  return {
    points: [
      { x, y },
      { x: right, y },
      { x: right, y: bottom },
      { x, y: bottom },
    ],
    isClosed: true,
  };
}

/** Places a square of one millimetre where the matrix of the picture puts it. */
function placeImage(inside: string): PlainLine {
  const matrix = /matrix\(([^)]*)\)/.exec(inside)?.[1] ?? '';
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = matrix.split(' ').map(Number);
  return {
    points: [
      { x, y },
      { x: x + a, y: y + b },
      { x: x + a + c, y: y + b + d },
      { x: x + c, y: y + d },
    ],
    isClosed: true,
  };
}

function traceElement(tag: string, said: Readonly<Record<string, string>>): readonly PlainLine[] {
  const get = (name: string): number => Number(said[name] ?? 0);
  if (tag === 'path') return tracePath(said['d'] ?? '');
  if (tag === 'rect') return [frame(get('x'), get('y'), get('width'), get('height'))];

  const points = Array.from({ length: STEPS * 4 }, (_, step) => {
    const turn = (step / (STEPS * 4)) * 2 * Math.PI;
    return { x: get('cx') + get('rx') * Math.cos(turn), y: get('cy') + get('ry') * Math.sin(turn) };
  });
  return [{ points, isClosed: true }];
}

/** So many straight steps stand for a curve, and for a quarter of a circle. */
const STEPS = 48;

/** M, L, C and Z with absolute numbers are all that the form has. */
function tracePath(d: string): readonly PlainLine[] {
  const lines: { points: Spot[]; isClosed: boolean; pieces: number; straight: number }[] = [];
  for (const [, command, rest = ''] of d.matchAll(/([MLCZ])([^MLCZ]*)/g)) {
    const n = (rest.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
    const spots = Array.from({ length: n.length / 2 }, (_, at) => ({
      x: n[at * 2] ?? 0,
      y: n[at * 2 + 1] ?? 0,
    }));
    const line = lines.at(-1);
    const from = line?.points.at(-1);
    if (command === 'M') lines.push({ points: spots, isClosed: false, pieces: 0, straight: 0 });
    else if (command === 'L' && line) {
      const course = [...line.points.slice(-1), ...spots];
      addAll(line.points, spots);
      line.pieces += spots.length;
      line.straight += course.slice(1).reduce((sum, { x, y }, at) => {
        const before = course[at] ?? { x, y };
        return sum + Math.hypot(x - before.x, y - before.y);
      }, 0);
    } else if (command === 'Z' && line) line.isClosed = true;
    else if (line && from)
      for (let at = 0; at + 2 < spots.length; at += 3) {
        const [a = from, b = from, c = from] = [line.points.at(-1), spots[at], spots[at + 1]];
        const to = spots[at + 2] ?? from;
        line.pieces += 1;
        const isStraight = a.x === b.x && a.y === b.y && c.x === to.x && c.y === to.y;
        if (isStraight) line.points.push(to);
        else for (let step = 1; step <= STEPS; step++) line.points.push(mixCubic(a, b, c, to, step / STEPS));
      }
  }
  return lines;
}

function mixCubic(a: Spot, b: Spot, c: Spot, d: Spot, t: number): Spot {
  const mix = (one: keyof Spot): number =>
    (1 - t) ** 3 * a[one] + 3 * (1 - t) ** 2 * t * b[one] + 3 * (1 - t) * t ** 2 * c[one] + t ** 3 * d[one];
  return { x: mix('x'), y: mix('y') };
}

export type Edge = readonly [from: Spot, to: Spot];

/** Lists the edges of a line; a closed one comes back to its beginning, and a point alone is an edge. */
export function listEdges({ points, isClosed }: PlainLine): readonly Edge[] {
  const all = isClosed ? [...points, ...points.slice(0, 1)] : points;
  const edges = all.slice(1).map((to, at) => [all[at] ?? to, to] as const);
  return edges.length > 0 ? edges : points.map((point) => [point, point] as const);
}
