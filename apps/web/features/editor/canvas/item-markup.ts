import { brailleDots, FONT_SHARE, toPath } from '@relievo/graphic/geometry';
import {
  type Geometry,
  type Item,
  type ShapeItem,
  type Sheet,
  type TextItem,
  walkWithin,
} from '@relievo/graphic/model';
import { dashesOf, doubleOffset } from '@relievo/graphic/set';
import { patternId, writePathData } from '@relievo/graphic/svg';
import { createXmlWriter, writeNumber, type XmlWriter } from '@relievo/graphic/xml';

const INK = '#000000';
const PAPER = '#ffffff';
/** How far beside a line a pointer still takes it, in millimetres: twice this is a target for fingers. */
const REACH = 4;
/** Across a dot of braille, in every standard within a tenth of a millimetre. */
const DOT = 1.5;

/** What the look of an item hangs on beside the item itself. */
export interface ItemLook {
  readonly braille: Sheet['braille'];
  /** There is so much on the sheet that a pointer takes what it meets and nothing beside it. */
  readonly isFull: boolean;
}

/** An item as swell paper would raise it, in one element that a pointer finds it by. */
export function writeItemMarkup(item: Item, look: ItemLook): string {
  const writer = createXmlWriter({ isHtml: true });
  const found = { 'data-item': item.id };
  if (look.isFull && item.kind === 'shape' && item.line?.style !== 'double') {
    writeShape(writer, item, look, found);
    return writer.finish().trimEnd();
  }
  writer.open('g', found);
  for (const inner of walkWithin(item)) {
    if (inner.kind === 'shape') writeShape(writer, inner, look);
    if (inner.kind === 'text') writeText(writer, inner, look);
    if (inner.kind === 'image')
      writer.empty('image', {
        href: `data:image/png;base64,${inner.png}`,
        width: 1,
        height: 1,
        preserveAspectRatio: 'none',
        transform: `matrix(${inner.placement.join(' ')})`,
      });
  }
  writer.close();
  return writer.finish().replaceAll('\n', '');
}

/**
 * Straight lines by their corners: a browser looks at the data of a path once for every rule of style, and at corners
 * once. Among thousands of objects that is most of the time that a drawing takes to open.
 */
function writeOutline(geometry: Geometry) {
  const { subpaths } = toPath(geometry);
  const [first, ...more] = subpaths;
  if (!first || more.length > 0 || first.segments.some(({ control }) => control))
    return { tag: 'path', place: { d: writePathData(subpaths) } };
  const corners = [first.start, ...first.segments.map(({ to }) => to)];
  const points = corners.map(({ x, y }) => `${writeNumber(x)},${writeNumber(y)}`).join(' ');
  return { tag: first.closed ? 'polygon' : 'polyline', place: { points } };
}

function fillOf({ geometry, texture, color = INK }: ShapeItem): string {
  if (geometry.type === 'symbol' || texture === 'solid') return color;
  return texture ? `url(#${patternId(texture, color)})` : 'none';
}

function writeShape(
  writer: XmlWriter,
  shape: ShapeItem,
  { isFull }: ItemLook,
  found: Readonly<Record<string, string>> = {},
): void {
  const { line, color = INK, geometry } = shape;
  const { tag, place } = writeOutline(geometry);
  const filled = { ...found, ...place, fill: fillOf(shape), 'fill-rule': 'evenodd' };
  const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  if (!line || geometry.type === 'symbol') writer.empty(tag, filled);
  else if (line.style === 'double') {
    const reach = 2 * doubleOffset(line, 'swell');
    const join = { 'stroke-linejoin': 'round' };
    writer.empty(tag, { ...filled, stroke: color, 'stroke-width': reach + line.width, ...join });
    const inside = { ...place, fill: 'none', stroke: PAPER, 'stroke-width': reach - line.width };
    writer.empty(tag, { ...inside, ...join });
  } else {
    const dashes = dashesOf(line, 'swell')?.join(' ');
    writer.empty(tag, {
      ...filled,
      stroke: color,
      'stroke-width': line.width,
      'stroke-dasharray': dashes,
      ...round,
    });
  }
  if (isFull) return;
  const near = { stroke: 'transparent', 'stroke-width': (line?.width ?? 0) + 2 * REACH };
  writer.empty(tag, { ...place, fill: 'none', ...near, 'pointer-events': 'stroke' });
}

function writeText(writer: XmlWriter, text: TextItem, { braille }: ItemLook): void {
  const { at, print, printSize } = text;
  if (text.braille) {
    for (const { x, y } of brailleDots(text, { braille }))
      writer.empty('circle', { cx: x, cy: y, r: DOT / 2, fill: INK });
    return;
  }
  for (const [line, words] of print.split('\n').entries())
    writer.text('text', words, {
      x: at.x,
      y: at.y + printSize * (line + FONT_SHARE),
      'font-size': printSize * FONT_SHARE,
      fill: INK,
    });
}
