import type { Element } from '@xmldom/xmldom';
import { IDENTITY, multiply } from '../../geometry/matrix.ts';
import { transformGeometry } from '../../geometry/transform.ts';
import type { Geometry, Matrix } from '../../model/geometry.ts';
import { parsePath } from '../parse-path.ts';
import { number } from '../writer.ts';
import { attribute, numberOf, pointOf, svgChildren } from './dom.ts';
import { parseTransformList } from './transform-list.ts';

/** null where the item's element is missing or cannot be read. */
export const readGeometry = (item: Element, matrix: Matrix): unknown => {
  const symbol = attribute(item, 'data-symbol');
  if (symbol !== undefined) {
    const at = pointOf(attribute(item, 'data-at'));
    return placed(
      { type: 'symbol', symbol, at, size: numberOf(attribute(item, 'data-size')) } as Geometry,
      matrix,
    );
  }
  const element = svgChildren(item).find((child) => Object.hasOwn(READERS, child.localName ?? ''));
  const geometry = element && READERS[element.localName ?? '']?.(element);
  if (!element || !geometry) return null;
  const own = ownTransform(element, geometry);
  return own && placed(geometry, multiply(matrix, own));
};

const placed = (geometry: Geometry, matrix: Matrix): Geometry =>
  matrix.every((value, index) => value === IDENTITY[index]) ? geometry : transformGeometry(geometry, matrix);

const length = (element: Element, name: string): number => numberOf(attribute(element, name) ?? '0');

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
  ellipse: (element) => ({
    type: 'ellipse',
    center: { x: length(element, 'cx'), y: length(element, 'cy') },
    rx: length(element, 'rx'),
    ry: length(element, 'ry'),
    angle: keepsItsAngle(element) ? numberOf(attribute(element, 'data-angle')) : 0,
  }),
  circle: (element) => ({
    type: 'ellipse',
    center: { x: length(element, 'cx'), y: length(element, 'cy') },
    rx: length(element, 'r'),
    ry: length(element, 'r'),
    angle: 0,
  }),
};

/** A turned ellipse says its angle twice; while both agree, the transform is the angle and nothing more. */
const keepsItsAngle = (element: Element): boolean => {
  const [x, y] = [length(element, 'cx'), length(element, 'cy')];
  const turn = `rotate(${attribute(element, 'data-angle')} ${number(x)} ${number(y)})`;
  return attribute(element, 'transform') === turn;
};

const ownTransform = (element: Element, geometry: Geometry): Matrix | null => {
  if (geometry.type === 'ellipse' && keepsItsAngle(element)) return IDENTITY;
  return parseTransformList(attribute(element, 'transform') ?? '');
};
