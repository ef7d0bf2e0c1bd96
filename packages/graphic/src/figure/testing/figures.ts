import { itemBounds } from '../../geometry/bounds.ts';
import { textBox } from '../../geometry/text-box.ts';
import type { Translate } from '../../labels/request.ts';
import type { Drawing, Item, ShapeItem, TextItem } from '../../model/drawing.ts';
import type { Geometry, Point } from '../../model/geometry.ts';
import { walkLeaves } from '../../model/walk.ts';
import { getProfile } from '../../profiles/profiles.ts';
import { A4, drawing as makeDrawing, shape as makeShape, text as makeText } from '../../testing/make.ts';
import { composeFigure } from '../compose.ts';

export const profile = getProfile('swell-a4');
/** Translates to one cell a character: as long as real braille. */
export const translate: Translate = (words) => ({
  cells: [...words].map((one) => (one === ' ' ? '⠀' : '⠿')).join(''),
  engine: 'test',
  table: 'test',
});

/** Makes a shape without a name, with a line as thin as other programs draw it. */
export function shape(id: string, geometry: Geometry, rest: Partial<ShapeItem> = {}): ShapeItem {
  return makeShape(id, geometry, { name: '', line: { style: 'solid', width: 0.3 }, ...rest });
}

export function path(points: readonly Point[], closed = true): Geometry {
  const [start = { x: 0, y: 0 }, ...rest] = points;
  return { type: 'path', subpaths: [{ start, segments: rest.map((to) => ({ to })), closed }] };
}

/** Writes words with their middle at a place. */
export function text(id: string, print: string, middle: Point, printSize = 4): TextItem {
  const item = makeText(id, print, { name: '', printSize });
  const { width, height } = textBox(item, A4);
  return { ...item, at: { x: middle.x - width / 2, y: middle.y - height / 2 } };
}

export function compose(items: readonly Item[]) {
  const sheet = { ...A4, width: 100, height: 60, margins: { top: 0, right: 0, bottom: 0, left: 0 } };
  return composeFigure(makeDrawing(items, { sheet }), { profile, sheet: A4, translate });
}

export function find(drawing: Drawing, id: string) {
  const item = [...walkLeaves(drawing)].find((one) => one.id === id);
  const box = item && itemBounds(item, drawing.sheet);
  if (!item || !box) throw new Error(`The figure has no ${id}.`);
  return { item, box };
}
