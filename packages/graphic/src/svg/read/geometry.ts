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
import { listSvgChildren, numberOf, numbersOf, pointOf, readAttribute } from './dom.ts';
import { isNearPath } from './near-path.ts';
import { parseTransformList } from './transform-list.ts';

/** null where the item's element is missing or cannot be read. */
export function readGeometry(item: Element, matrix: Matrix): unknown {
  const element = listSvgChildren(item).find((child) => Object.hasOwn(READERS, child.localName ?? ''));
  const drawn = element && READERS[element.localName ?? '']?.(element);
  const own = element && parseTransformList(readAttribute(element, 'transform') ?? '');
  if (!drawn || !own) return null;
  const geometry = placeGeometry(drawn, own);
  const symbol = readAttribute(item, 'data-symbol');
  if (symbol !== undefined) return placeGeometry(readDrawnSymbol(item, symbol, geometry), matrix);
  return placeGeometry(readDrawnEllipse(item, geometry) ?? geometry, matrix);
}

function placeGeometry(geometry: Geometry, matrix: Matrix): Geometry {
  return matrix.every((value, index) => value === IDENTITY[index])
    ? geometry
    : transformGeometry(geometry, matrix);
}

/** Rounded twice: when it was written, and by the program that saved it. */
const HAIR = 0.002;

/** A program may have moved a symbol by rewriting its path: its middle then says where it lies now. */
function readDrawnSymbol(item: Element, symbol: string, drawn: Geometry): Geometry {
  const at = pointOf(readAttribute(item, 'data-at'));
  const written = {
    type: 'symbol',
    symbol,
    at,
    size: numberOf(readAttribute(item, 'data-size')),
  } as SymbolGeometry;
  const [before, now] = [boundsOfSymbol(written), boundsOf(drawn)];
  if (!before || !now) return written;
  const [a, b] = [centerOf(before), centerOf(now)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  return Math.hypot(dx, dy) > HAIR ? { ...written, at: { x: at.x + dx, y: at.y + dy } } : written;
}

/** An unknown symbol has no outline; validation names it. */
function boundsOfSymbol(geometry: SymbolGeometry) {
  return (POINT_SYMBOLS as readonly string[]).includes(geometry.symbol) ? boundsOf(geometry) : null;
}

/** A turned ellipse is drawn as a path; while that is still its path, it is still that ellipse. */
function readDrawnEllipse(item: Element, drawn: Geometry): Geometry | null {
  const written = readAttribute(item, 'data-ellipse');
  if (written === undefined || drawn.type !== 'path') return null;
  const [x = Number.NaN, y = Number.NaN, rx = Number.NaN, ry = Number.NaN, angle = Number.NaN] =
    numbersOf(written);
  const ellipse: EllipseGeometry = { type: 'ellipse', center: { x, y }, rx, ry, angle };
  return isNearPath(toPath(ellipse), drawn, HAIR) ? ellipse : null;
}

function readLength(element: Element, name: string): number {
  return numberOf(readAttribute(element, name) ?? '0');
}

function ellipseOf(element: Element, rx: number, ry: number): EllipseGeometry {
  return {
    type: 'ellipse',
    center: { x: readLength(element, 'cx'), y: readLength(element, 'cy') },
    rx,
    ry,
    angle: 0,
  };
}

const READERS: { readonly [tag: string]: (element: Element) => Geometry | null } = {
  path: (element) => {
    const path = parsePath(readAttribute(element, 'd') ?? '');
    return path.ok ? { type: 'path', subpaths: path.value } : null;
  },
  rect: (element) => ({
    type: 'rect',
    x: readLength(element, 'x'),
    y: readLength(element, 'y'),
    width: readLength(element, 'width'),
    height: readLength(element, 'height'),
  }),
  ellipse: (element) => ellipseOf(element, readLength(element, 'rx'), readLength(element, 'ry')),
  circle: (element) => ellipseOf(element, readLength(element, 'r'), readLength(element, 'r')),
};
