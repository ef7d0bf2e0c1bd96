import type { Element } from '@xmldom/xmldom';
import { boundsOf } from '../../geometry/bounds.ts';
import { centerOf } from '../../geometry/box.ts';
import { IDENTITY } from '../../geometry/matrix.ts';
import { toPath } from '../../geometry/to-path.ts';
import { transformGeometry } from '../../geometry/transform.ts';
import {
  type EllipseGeometry,
  type Geometry,
  type Matrix,
  POINT_SYMBOLS,
  type SymbolGeometry,
} from '../../model/geometry.ts';
import { parsePath } from '../parse-path.ts';
import { attribute, numberOf, numbersOf, pointOf, svgChildren } from './dom.ts';
import { isNearPath } from './near-path.ts';
import { parseTransformList } from './transform-list.ts';

/** null where the item's element is missing or cannot be read. */
export const readGeometry = (item: Element, matrix: Matrix): unknown => {
  const element = svgChildren(item).find((child) => Object.hasOwn(READERS, child.localName ?? ''));
  const drawn = element && READERS[element.localName ?? '']?.(element);
  const own = element && parseTransformList(attribute(element, 'transform') ?? '');
  if (!drawn || !own) return null;
  const geometry = placed(drawn, own);
  const symbol = attribute(item, 'data-symbol');
  if (symbol !== undefined) return placed(symbolWhereDrawn(item, symbol, geometry), matrix);
  return placed(ellipseIfDrawn(item, geometry) ?? geometry, matrix);
};

const placed = (geometry: Geometry, matrix: Matrix): Geometry =>
  matrix.every((value, index) => value === IDENTITY[index]) ? geometry : transformGeometry(geometry, matrix);

/** Rounded twice: when it was written, and by the program that saved it. */
const HAIR = 0.002;

/** A program may have moved a symbol by rewriting its path: its middle then says where it lies now. */
const symbolWhereDrawn = (item: Element, symbol: string, drawn: Geometry): Geometry => {
  const at = pointOf(attribute(item, 'data-at'));
  const written = {
    type: 'symbol',
    symbol,
    at,
    size: numberOf(attribute(item, 'data-size')),
  } as SymbolGeometry;
  const [before, now] = [boundsOfSymbol(written), boundsOf(drawn)];
  if (!before || !now) return written;
  const [a, b] = [centerOf(before), centerOf(now)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  return Math.hypot(dx, dy) > HAIR ? { ...written, at: { x: at.x + dx, y: at.y + dy } } : written;
};

/** An unknown symbol has no outline; validation names it. */
const boundsOfSymbol = (geometry: SymbolGeometry) =>
  (POINT_SYMBOLS as readonly string[]).includes(geometry.symbol) ? boundsOf(geometry) : null;

/** A turned ellipse is drawn as a path; while that is still its path, it is still that ellipse. */
const ellipseIfDrawn = (item: Element, drawn: Geometry): Geometry | null => {
  const written = attribute(item, 'data-ellipse');
  if (written === undefined || drawn.type !== 'path') return null;
  const [x = Number.NaN, y = Number.NaN, rx = Number.NaN, ry = Number.NaN, angle = Number.NaN] =
    numbersOf(written);
  const ellipse: EllipseGeometry = { type: 'ellipse', center: { x, y }, rx, ry, angle };
  return isNearPath(toPath(ellipse), drawn, HAIR) ? ellipse : null;
};

const length = (element: Element, name: string): number => numberOf(attribute(element, name) ?? '0');

const ellipseOf = (element: Element, rx: number, ry: number): EllipseGeometry => ({
  type: 'ellipse',
  center: { x: length(element, 'cx'), y: length(element, 'cy') },
  rx,
  ry,
  angle: 0,
});

const READERS: { readonly [tag: string]: (element: Element) => Geometry | null } = {
  path: (element) => {
    const path = parsePath(attribute(element, 'd') ?? '');
    return path.ok ? { type: 'path', subpaths: path.value } : null;
  },
  rect: (element) => ({
    type: 'rect',
    x: length(element, 'x'),
    y: length(element, 'y'),
    width: length(element, 'width'),
    height: length(element, 'height'),
  }),
  ellipse: (element) => ellipseOf(element, length(element, 'rx'), length(element, 'ry')),
  circle: (element) => ellipseOf(element, length(element, 'r'), length(element, 'r')),
};
