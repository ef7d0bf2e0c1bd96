import { type BrailleText, translateLetters } from '@relievo/braille';
import {
  type Item,
  LINE_STYLES,
  type Line,
  type LineStyle,
  type Role,
  type ShapeItem,
  TEXTURES,
  type Texture,
} from '../../model/drawing.ts';
import type { Geometry, Point } from '../../model/geometry.ts';
import { POINT_SYMBOLS } from '../../model/geometry.ts';
import { parsePath } from '../../svg/parse-path.ts';
import { createArrow, createShape, createText } from '../shapes/shapes.ts';

/**
 * Reads the shapes of a symbol, one on each line, in millimetres:
 *
 * | line                  | shape                                                                       |
 * | --------------------- | --------------------------------------------------------------------------- |
 * | `M2 2 L30 2 Z`        | lines, as the data of an SVG path; each part is a shape that the rules check |
 * | `o 30 30 20 10`       | an ellipse about a point, or a circle with one radius                       |
 * | `b 0 0 40 20`         | a rectangle by its corner, width and height                                 |
 * | `p 10 10 ring`        | a point symbol, a disc where none is named                                  |
 * | `a 0 0 40 0`          | an arrow from one point to another                                          |
 * | `h 40 0 90`           | the head of an arrow at a point, 0 degrees to the right and 90 down         |
 * | `t 10 10 V`           | letters, or a number, in braille                                            |
 *
 * Words before the shape change it: a line style, a width (`thick`, `thin` or `fine`), a texture (`bare` leaves the outline away), and
 * `mark` for a stroke that is shorter than lines that fingers follow. `Roof: ` at the very beginning is its name.
 */
export function readShapes(draw: string): readonly Item[] {
  return draw
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap(readLine);
}

interface Look {
  readonly name: string;
  readonly words: readonly string[];
}

const POINT_SIZE = 6.35;
const HEAD = { length: 10, halfAngle: 20 };
const WIDTHS: Readonly<Record<string, number>> = { fine: 0.5, thin: 1, thick: 2.5 };
const ROLES: Readonly<Record<string, Role>> = {
  mark: 'symbol',
  axis: 'axis',
  tick: 'tick',
  gridline: 'grid',
};

function readLine(line: string): readonly Item[] {
  const [, name = '', rest = ''] = /^(?:([A-Z][^:]*): )?(.*)$/.exec(line) ?? [];
  const words = rest.split(' ');
  const start = words.findIndex((word) => /^(?:[obpaht]|M.*)$/.test(word));
  const kind = words[start]?.[0] ?? '';
  const read = READERS[kind];
  if (!read) throw new Error(`The line of a symbol has no shape: ${line}`);
  const look = { name, words: words.slice(0, start) };
  return read(kind === 'M' ? words.slice(start) : words.slice(start + 1), look);
}

type Read = (words: readonly string[], look: Look) => readonly Item[];

const READERS: Readonly<Record<string, Read>> = {
  M: (words, look) => readPath(words.join(' '), look),
  o: (words, look) => {
    const [x = 0, y = 0, rx = 0, ry = rx] = words.map(Number);
    return [shapeOf({ type: 'ellipse', center: { x, y }, rx, ry, angle: 0 }, look)];
  },
  b: (words, look) => {
    const [x = 0, y = 0, width = 0, height = 0] = words.map(Number);
    return [shapeOf({ type: 'rect', x, y, width, height }, look)];
  },
  p: ([x, y, kind = 'disc'], look) => {
    const symbol = POINT_SYMBOLS.find((one) => one === kind) ?? 'disc';
    const at = { x: Number(x), y: Number(y) };
    return [{ ...createShape({ type: 'symbol', symbol, at, size: POINT_SIZE }), name: look.name }];
  },
  a: (words, look) => {
    const [x = 0, y = 0, toX = 0, toY = 0] = words.map(Number);
    const arrow = createArrow({ x, y }, { x: toX, y: toY });
    return arrow ? [{ ...arrow, name: look.name, line: lineOf(look) }] : [];
  },
  h: (words, look) => {
    const [x = 0, y = 0, degrees = 0] = words.map(Number);
    const side = (turn: number): Point => {
      const angle = ((degrees + 180 + turn) * Math.PI) / 180;
      return { x: x + HEAD.length * Math.cos(angle), y: y + HEAD.length * Math.sin(angle) };
    };
    const segments = [{ to: { x, y } }, { to: side(-HEAD.halfAngle) }];
    const path = { start: side(HEAD.halfAngle), segments, closed: false };
    return [{ ...shapeOf({ type: 'path', subpaths: [path] }, look), role: 'symbol' }];
  },
  t: ([x, y, print = ''], look) => {
    const braille = translateNumber(print);
    return [{ ...createText({ x: Number(x), y: Number(y) }, print, braille), name: look.name }];
  },
};

/** Reads each part of a path as its own shape, so that distances between them are checked; an area keeps its holes. */
function readPath(data: string, look: Look): readonly Item[] {
  const read = parsePath(data);
  if (!read.ok) throw new Error(`The path of a symbol cannot be read: ${data}`);
  if (textureOf(look)) return [shapeOf({ type: 'path', subpaths: read.value }, look)];
  return read.value.map((subpath) => shapeOf({ type: 'path', subpaths: [subpath] }, look));
}

function shapeOf(geometry: Geometry, look: Look): ShapeItem {
  const { words, name } = look;
  const role = words.map((word) => ROLES[word]).find((found) => found) ?? 'outline';
  const line = words.includes('bare') ? null : lineOf(look);
  // The grid is the lowest of all (field figure: grid lowest, axes middle, data highest).
  const height = role === 'grid' ? 0.4 : 1;
  return { ...createShape(geometry, role, name), line, texture: textureOf(look), height };
}

function textureOf({ words }: Look): Texture | null {
  return TEXTURES.find((texture) => words.includes(texture)) ?? null;
}

function lineOf({ words }: Look): Line {
  const style: LineStyle = LINE_STYLES.find((one) => one !== 'solid' && words.includes(one)) ?? 'solid';
  const width = words.map((word) => WIDTHS[word]).find((found) => found) ?? 1.5;
  return { style, width };
}

/** Dots 5 and 36 are the minus of Unified English Braille. */
const MINUS = '⠐⠤';

function translateNumber(print: string): BrailleText | null {
  const braille = translateLetters(print.replace(/^-/, ''));
  return braille && print.startsWith('-') ? { ...braille, cells: MINUS + braille.cells } : braille;
}
