import { BRAILLE_STANDARDS } from '@relievo/braille';
import { brailleDots } from '../geometry/braille-dots.ts';
import { symbolPath } from '../geometry/symbol-path.ts';
import { FONT_SHARE } from '../geometry/text-box.ts';
import { toPath } from '../geometry/to-path.ts';
import type { ImageItem, ShapeItem, Sheet, TextItem } from '../model/drawing.ts';
import type { Geometry, Subpath } from '../model/geometry.ts';
import { dashesOf, doubleOffset } from '../set/line-styles.ts';
import { type Attributes, writeNumber, type XmlWriter } from '../xml/writer.ts';
import { writePathData } from './path-data.ts';
import { patternId } from './patterns.ts';

// How items look to the eye, as swell paper would raise them.

export const INK = '#000000';

/** The element's own name and its attributes, exact: the file form reads rect, ellipse and path back from them. */
export function writeGeometryElement(geometry: Geometry): {
  readonly tag: string;
  readonly attributes: Attributes;
} {
  switch (geometry.type) {
    case 'path':
      return pathElement(geometry.subpaths);
    case 'rect': {
      const { x, y, width, height } = geometry;
      return { tag: 'rect', attributes: { x, y, width, height } };
    }
    case 'ellipse': {
      const { center, rx, ry, angle } = geometry;
      // A turned element would turn its texture as well, which hangs on the sheet.
      if (angle !== 0) return pathElement(toPath(geometry).subpaths);
      return { tag: 'ellipse', attributes: { cx: center.x, cy: center.y, rx, ry } };
    }
    case 'symbol':
      return pathElement(symbolPath(geometry.symbol, geometry.at, geometry.size));
  }
}

function pathElement(subpaths: readonly Subpath[]) {
  return {
    tag: 'path',
    attributes: { d: writePathData(subpaths) },
  };
}

function fillOf({ geometry, texture, color = INK }: ShapeItem): string {
  if (geometry.type === 'symbol' || texture === 'solid') return color;
  return texture ? `url(#${patternId(texture, color)})` : 'none';
}

export function writeShape(writer: XmlWriter, item: ShapeItem): void {
  const { line, color = INK } = item;
  const { tag, attributes } = writeGeometryElement(item.geometry);
  const fill: Attributes = { fill: fillOf(item), 'fill-rule': 'evenodd' };
  if (!line || item.geometry.type === 'symbol') {
    writer.empty(tag, { ...attributes, ...fill });
    return;
  }
  const ends: Attributes = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  if (line.style === 'double') {
    // Round ends would join the two strokes.
    const open: Attributes = { ...ends, 'stroke-linecap': 'butt' };
    const reach = 2 * doubleOffset(line, 'swell');
    writer.empty(tag, { ...attributes, ...fill, stroke: color, 'stroke-width': reach + line.width, ...open });
    writer.empty(tag, {
      ...attributes,
      fill: 'none',
      stroke: '#ffffff',
      'stroke-width': reach - line.width,
      ...open,
    });
    return;
  }
  const dashes = dashesOf(line, 'swell')?.map(writeNumber).join(' ');
  writer.empty(tag, {
    ...attributes,
    ...fill,
    stroke: color,
    'stroke-width': line.width,
    'stroke-dasharray': dashes,
    ...ends,
  });
}

/** Braille as circles, so that no font is needed or substituted; print as text where there is no braille. */
export function writeTextLook(writer: XmlWriter, item: TextItem, sheet: Sheet): void {
  if (item.braille) {
    const r = BRAILLE_STANDARDS[sheet.braille].dotDiameter / 2;
    for (const { x, y } of brailleDots(item, sheet)) writer.empty('circle', { cx: x, cy: y, r });
    return;
  }
  const size = item.printSize * FONT_SHARE;
  for (const [row, line] of item.print.split('\n').entries()) {
    // The baseline stands as far below the top of its line as the letters are high.
    const y = item.at.y + row * item.printSize + size;
    if (line) writer.text('text', line, { x: item.at.x, y, 'font-family': 'sans-serif', 'font-size': size });
  }
}

export function writeImageLook(writer: XmlWriter, { png, placement }: ImageItem): void {
  return writer.empty('image', {
    width: 1,
    height: 1,
    preserveAspectRatio: 'none',
    transform: `matrix(${placement.map(writeNumber).join(' ')})`,
    'xlink:href': `data:image/png;base64,${png}`,
  });
}
