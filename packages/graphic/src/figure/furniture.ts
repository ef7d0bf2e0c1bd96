import { maxOf, minOf } from '@relievo/words';
import { itemBounds } from '../geometry/bounds.ts';
import { centerOf, doBoxesMeet, doesBoxContain, expandBox, unionOf } from '../geometry/box.ts';
import { flatten } from '../geometry/flatten.ts';
import type { Drawing, ShapeItem } from '../model/drawing.ts';
import type { Box } from '../model/geometry.ts';
import { mapItems, walkLeaves } from '../model/walk.ts';
import { isPale } from './lines.ts';

export interface WithoutFurniture {
  readonly drawing: Drawing;
  readonly backgrounds: readonly string[];
  readonly frames: readonly string[];
}

/** A share of the whole in each direction, from which a rectangle lies behind everything or frames it. */
const WHOLE = 0.94;
/** Shapes within a frame, without which the rectangle is what the drawing shows. */
const MIN_FRAMED = 2;
/** Millimetres from a frame within which a line ends at it, as ticks do. */
const TOUCH = 1;

/** Leaves out rectangles that only colour the ground, of the drawing or of single words, or only frame the drawing. */
export function dropFurniture(drawing: Drawing): WithoutFurniture {
  const boxes = [...walkLeaves(drawing)].flatMap((item) => {
    const box = itemBounds(item, drawing.sheet);
    return box ? [{ item, box }] : [];
  });
  const shapes = boxes.flatMap(({ item, box }) => (item.kind === 'shape' ? [{ item, box }] : []));
  const texts = boxes.flatMap(({ item, box }) => (item.kind === 'text' ? [box] : []));
  const backgrounds = new Set(
    shapes.filter(({ item, box }) => isGroundOfWords(item, box, texts)).map(({ item }) => item.id),
  );
  const frames = new Set<string>();
  for (const { item, box } of shapes) {
    const whole = unionOf(
      boxes.filter((one) => one.item.id !== item.id && one.item.kind !== 'text').map((one) => one.box),
    );
    if (!whole || !isAround(box, whole)) continue;
    if (isPaleGround(item, box)) backgrounds.add(item.id);
    if (!isRectangle(item)) continue;
    const others = shapes.filter((one) => one.item.id !== item.id && !backgrounds.has(one.item.id));
    if (!item.line) {
      if (others.length > 0 && (isPale(item) || !isPartOfPattern(box, others))) backgrounds.add(item.id);
    } else if (others.length >= MIN_FRAMED && others.every((one) => liesFree(one.box, box)))
      frames.add(item.id);
  }
  return {
    drawing: mapItems(drawing, (item) => (backgrounds.has(item.id) || frames.has(item.id) ? [] : item)),
    backgrounds: [...backgrounds],
    frames: [...frames],
  };
}

/** The ground of a word differs from it in each direction by less than so many of its heights. */
const GROUND_OF_WORDS = 1.2;

/** Tells whether a pale area is right behind one word, as the names of arrows in a flow chart have one. */
function isGroundOfWords(item: ShapeItem, box: Box, texts: readonly Box[]): boolean {
  if (!item.texture || item.line || item.color === undefined || !isPale(item)) return false;
  return texts.some(
    (text) =>
      doesBoxContain(box, { ...centerOf(text), width: 0, height: 0 }) &&
      Math.abs(box.width - text.width) < GROUND_OF_WORDS * text.height &&
      Math.abs(box.height - text.height) < GROUND_OF_WORDS * text.height,
  );
}

/** A ground runs along the edges of the drawing for more than this share of its outline. */
const ALONG_EDGES = 0.4;

/** Tells whether a pale area is the ground that a picture has around its parts, as a sky or the paper is. */
function isPaleGround(item: ShapeItem, box: Box): boolean {
  if (!isPale(item) || item.color === undefined) return false;
  const near = 0.02 * Math.max(box.width, box.height);
  let [along, all] = [0, 0];
  for (const { points, closed } of flatten(item.geometry)) {
    if (!closed) return false;
    for (let at = 0; at < points.length; at += 2) {
      const next = (at + 2) % points.length;
      const [x1, y1, x2, y2] = [
        points[at] ?? 0,
        points[at + 1] ?? 0,
        points[next] ?? 0,
        points[next + 1] ?? 0,
      ];
      const length = Math.hypot(x2 - x1, y2 - y1);
      all += length;
      const isUpright = (edge: number) => Math.abs(x1 - edge) < near && Math.abs(x2 - edge) < near;
      const isLevel = (edge: number) => Math.abs(y1 - edge) < near && Math.abs(y2 - edge) < near;
      if (isUpright(box.x) || isUpright(box.x + box.width) || isLevel(box.y) || isLevel(box.y + box.height))
        along += length;
    }
  }
  return along > ALONG_EDGES * all;
}

/** Areas on a ground that take more of it are its pattern, as the stripes of a flag are. */
const PATTERN = 0.2;

function isPartOfPattern(
  ground: Box,
  others: readonly { readonly item: ShapeItem; readonly box: Box }[],
): boolean {
  const covered = others
    .filter(({ item }) => item.texture)
    .reduce((sum, { box }) => sum + box.width * box.height, 0);
  return covered > PATTERN * ground.width * ground.height;
}

function isAround(box: Box, whole: Box): boolean {
  return (
    box.width >= WHOLE * whole.width &&
    box.height >= WHOLE * whole.height &&
    doBoxesMeet(box, whole) &&
    doesBoxContain(expandBox(box, (1 - WHOLE) * Math.max(whole.width, whole.height)), whole)
  );
}

function liesFree(inner: Box, frame: Box): boolean {
  return doesBoxContain(expandBox(frame, -TOUCH), inner);
}

/** Tells whether every corner lies at a corner of the box. */
function isRectangle({ geometry }: ShapeItem): boolean {
  if (geometry.type === 'rect') return true;
  if (geometry.type !== 'path' || geometry.subpaths.length !== 1) return false;
  const [ring] = flatten(geometry);
  if (!ring?.closed || ring.points.length < 8 || ring.points.length > 12) return false;
  const xs = ring.points.filter((_, at) => at % 2 === 0);
  const ys = ring.points.filter((_, at) => at % 2 === 1);
  const isAtEdge = (values: Float64Array): boolean => {
    const [low, high] = [minOf(values), maxOf(values)];
    return values.every((value) => value - low < 0.1 || high - value < 0.1);
  };
  return isAtEdge(xs) && isAtEdge(ys);
}
