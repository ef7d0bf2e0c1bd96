import type { Point, Subpath } from '../model/geometry.ts';
import { fail, type Refuse, type Result, succeed } from '../model/result.ts';
import { convertArc } from './arc.ts';
import { createPathBuilder, type PathBuilder } from './path-data.ts';
import type { SvgReports } from './reports.ts';

/** How many numbers each command takes (SVG 1.1, 8.3). */
const ARGUMENTS: { readonly [command: string]: number } = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};

/**
 * Any path of SVG 1.1 in the drawing's own grammar: relative and short commands become absolute
 * lines and cubics. Unlike a browser, which draws up to the first fault, a faulty path is refused.
 */
export function parsePath(data: string): Result<readonly Subpath[]> {
  const { subpaths, brokenAt } = parsePathUpToFault(data);
  return brokenAt === null ? succeed(subpaths) : refuseBroken(brokenAt);
}

export interface ParsedPath {
  readonly subpaths: readonly Subpath[];
  /** Where the first fault stands; null where there is none. */
  readonly brokenAt: number | null;
}

/** The same, but as a browser reads it: what stands before the first fault is drawn (SVG 1.1, F.2). */
export function parsePathUpToFault(data: string): ParsedPath {
  const scanner = createScanner(data);
  const builder = createPathBuilder();
  const pen = createPen(builder);
  const faultAt = (position: number): ParsedPath => ({ subpaths: builder.subpaths(), brokenAt: position });
  let command = '';
  for (let next = scanner.peek(); next !== ''; next = scanner.peek()) {
    const upper = next.toUpperCase();
    if (upper in ARGUMENTS) {
      command = next;
      scanner.skip();
    } else if (command === '' || command === 'Z' || command === 'z') {
      return faultAt(scanner.position());
    }
    if (command === '' || (pen.isFirst() && command.toUpperCase() !== 'M'))
      return faultAt(scanner.position());
    const count = ARGUMENTS[command.toUpperCase()] ?? 0;
    const numbers: number[] = [];
    const isArc = command === 'A' || command === 'a';
    for (let index = 0; index < count; index += 1) {
      const value = isArc && (index === 3 || index === 4) ? scanner.flag() : scanner.number();
      if (!Number.isFinite(value)) return faultAt(scanner.position());
      numbers.push(value);
    }
    pen.draw(command, numbers);
    // More pairs after a move are lines.
    if (command === 'M') command = 'L';
    else if (command === 'm') command = 'l';
  }
  return { subpaths: builder.subpaths(), brokenAt: null };
}

const refuse: Refuse<SvgReports> = fail;

function refuseBroken(position: number): Result<never> {
  return refuse({ code: 'svg_path_unreadable', parameters: { character: position + 1 } });
}

/** Turns commands into absolute lines and cubics, remembering what short commands lean on. */
function createPen(builder: PathBuilder) {
  let first = true;
  let handle: Point | null = null;
  let previous = '';

  const draw = (command: string, n: readonly number[]): void => {
    first = false;
    const kind = command.toUpperCase();
    const from = builder.at();
    const relative = command !== kind;
    const x = (index: number): number => (n[index] ?? 0) + (relative ? from.x : 0);
    const y = (index: number): number => (n[index] ?? 0) + (relative ? from.y : 0);
    const point = (index: number): Point => ({ x: x(index), y: y(index + 1) });
    const mirrored = (family: string): Point =>
      handle && family.includes(previous) ? { x: 2 * from.x - handle.x, y: 2 * from.y - handle.y } : from;
    const cubic = (a: Point, b: Point, to: Point): void => {
      builder.curve(a, b, to);
      handle = b;
    };
    const quadratic = (control: Point, to: Point): void => {
      builder.curve(twoThirds(from, control), twoThirds(to, control), to);
      handle = control;
    };
    if (kind === 'M') builder.move(point(0));
    else if (kind === 'L') builder.line(point(0));
    else if (kind === 'H') builder.line({ x: x(0), y: from.y });
    else if (kind === 'V') builder.line({ x: from.x, y: y(0) });
    else if (kind === 'C') cubic(point(0), point(2), point(4));
    else if (kind === 'S') cubic(mirrored('CS'), point(0), point(2));
    else if (kind === 'Q') quadratic(point(0), point(2));
    else if (kind === 'T') quadratic(mirrored('QT'), point(0));
    else if (kind === 'A') drawArc(builder, n, point(5));
    else builder.close();
    previous = kind;
  };
  return { draw, isFirst: () => first };
}

function twoThirds(end: Point, control: Point): Point {
  return {
    x: end.x + ((control.x - end.x) * 2) / 3,
    y: end.y + ((control.y - end.y) * 2) / 3,
  };
}

function drawArc(builder: PathBuilder, n: readonly number[], to: Point): void {
  const [rx = 0, ry = 0, angle = 0, large = 0, sweep = 0] = n;
  const from = builder.at();
  if (from.x === to.x && from.y === to.y) return;
  const curves = convertArc(from, { rx, ry, angle, large: large === 1, sweep: sweep === 1 }, to);
  if (curves.length === 0) builder.line(to);
  for (const curve of curves) builder.curve(...curve);
}

function isSpace(code: number): boolean {
  return code === 32 || code === 44 || (code >= 9 && code <= 13);
}
function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function createScanner(data: string) {
  let at = 0;
  const skipSpace = (): void => {
    while (at < data.length && isSpace(data.charCodeAt(at))) at += 1;
  };
  const digits = (): void => {
    while (isDigit(data.charCodeAt(at))) at += 1;
  };
  const isSign = (code: number): boolean => code === 43 || code === 45;

  const number = (): number => {
    skipSpace();
    const from = at;
    if (isSign(data.charCodeAt(at))) at += 1;
    digits();
    if (data.charCodeAt(at) === 46) at += 1;
    digits();
    const exponent = data.charCodeAt(at) | 32;
    const sign = isSign(data.charCodeAt(at + 1)) ? 1 : 0;
    if (exponent === 101 && isDigit(data.charCodeAt(at + 1 + sign))) {
      at += 1 + sign;
      digits();
    }
    return at === from ? Number.NaN : Number(data.slice(from, at));
  };
  /** Arc flags may stand without a space before what follows. */
  const flag = (): number => {
    skipSpace();
    const code = data.charCodeAt(at);
    if (code !== 48 && code !== 49) return Number.NaN;
    at += 1;
    return code - 48;
  };
  const peek = (): string => {
    skipSpace();
    return data.charAt(at);
  };
  return {
    number,
    flag,
    peek,
    skip: () => {
      at += 1;
    },
    position: () => at,
  };
}
