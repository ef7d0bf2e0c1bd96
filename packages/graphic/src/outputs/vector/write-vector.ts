import { BRAILLE_STANDARDS } from '@relievo/braille';
import { brailleDots } from '../../geometry/braille-dots.ts';
import { FONT_SHARE } from '../../geometry/text-box.ts';
import type { Drawing, ImageItem, Item, ShapeItem, Sheet, TextItem } from '../../model/drawing.ts';
import type { Box, Point } from '../../model/geometry.ts';
import type { Medium } from '../../profiles/profile.ts';
import { writeImageLook } from '../../svg/look.ts';
import { SVG_NAMESPACE, XLINK_NAMESPACE } from '../../svg/version.ts';
import { type Attributes, createXmlWriter, writeNumber, type XmlWriter } from '../../xml/writer.ts';
import { writeShapeInk } from './shapes.ts';

/** How a vector file is to be: what its reader understands, and what its medium can raise. */
export interface VectorOptions {
  readonly medium: Medium;
  /** The part of the sheet that the file shows, at its own size in millimetres. */
  readonly box: Box;
  /** WAI-ARIA Graphics roles and labels, for readers that are browsers. */
  readonly aria: boolean;
  readonly description?: string;
  /** For eyes or as darkness; black when left out. */
  readonly inkOf?: (item: ShapeItem | TextItem) => string;
  /** Where the dots of a text are, when the medium has a grid of its own for them. */
  readonly dotsOf?: (item: TextItem) => readonly Point[];
  readonly metadata?: { readonly type: string; readonly json: unknown };
}

const BLACK = '#000000';

/** Several graphics may stand on one page: the names of their title and description are their own. */
export function titleIdOf({ id }: Pick<Drawing, 'id'>): string {
  return `relievo.${id}.title`;
}
export function descriptionIdOf({ id }: Pick<Drawing, 'id'>): string {
  return `relievo.${id}.desc`;
}

/** The drawing as it is raised, in plain shapes: no style sheet, pattern, mask, clip or font for braille. */
export function writeVector(drawing: Drawing, options: VectorOptions): string {
  const writer = createXmlWriter();
  const { box, aria, metadata } = options;
  const description = options.description || drawing.description;
  writer.open('svg', {
    xmlns: SVG_NAMESPACE,
    'xmlns:xlink': XLINK_NAMESPACE,
    version: '1.1',
    width: `${writeNumber(box.width)}mm`,
    height: `${writeNumber(box.height)}mm`,
    viewBox: [box.x, box.y, box.width, box.height].map(writeNumber).join(' '),
    'xml:lang': drawing.language,
    ...(aria ? { role: 'graphics-document', 'aria-labelledby': titleIdOf(drawing) } : {}),
    ...(aria && description ? { 'aria-describedby': descriptionIdOf(drawing) } : {}),
  });
  writer.text('title', drawing.title, aria ? { id: titleIdOf(drawing) } : {});
  if (description) writer.text('desc', description, aria ? { id: descriptionIdOf(drawing) } : {});
  if (metadata) writer.text('metadata', JSON.stringify(metadata.json), { 'data-type': metadata.type });
  for (const layer of drawing.layers) {
    if (!layer.visible) continue;
    writer.open('g', {
      id: layer.id,
      ...(aria && layer.name ? { role: 'group', 'aria-label': layer.name } : {}),
    });
    writeItems(writer, layer.items, drawing.sheet, options);
    writer.close();
  }
  writer.close();
  return writer.finish();
}

/** Iterative, for groups may nest deeper than the call stack; null marks the end of one. */
function writeItems(writer: XmlWriter, items: readonly Item[], sheet: Sheet, options: VectorOptions): void {
  const waiting: (Item | null)[] = items.toReversed();
  while (waiting.length > 0) {
    const item = waiting.pop();
    if (!item) {
      writer.close();
      continue;
    }
    const name = nameOf(item);
    writer.open('g', { id: item.id, ...(options.aria ? rolesOf(item, name) : {}) });
    if (name) writer.text('title', name);
    if (item.description) writer.text('desc', item.description);
    waiting.push(null);
    if (item.kind === 'group') for (const inner of item.items.toReversed()) waiting.push(inner);
    else if (item.kind === 'shape')
      writeShapeInk(writer, item, options.medium, options.inkOf?.(item) ?? BLACK, options.box);
    else if (item.kind === 'image') writeImageInk(writer, item);
    else writeTextInk(writer, item, sheet, options);
  }
}

/** A text is called what it says. */
export function nameOf(item: Item): string {
  return item.name || (item.kind === 'text' ? item.print : '');
}

/**
 * WAI-ARIA Graphics Module: parts that have a name are objects; marks, whose insides mean nothing by
 * themselves, are symbols. What has no name is not there for a screen reader.
 */
function rolesOf(item: Item, name: string): Attributes {
  if (item.kind === 'group') return name ? { role: 'graphics-object' } : {};
  // Print beside braille says nothing that its braille does not say.
  const says = name && !(item.kind === 'text' && item.role === 'decoration');
  if (!says) return { 'aria-hidden': 'true' };
  const mark = item.kind === 'text' || item.kind === 'image' || item.geometry.type === 'symbol';
  return { role: mark ? 'graphics-symbol' : 'graphics-object', 'aria-label': name };
}

/** An upright picture needs no transform, which not every reader of these files follows. */
function writeImageInk(writer: XmlWriter, item: ImageItem): void {
  const [width, b, c, height, x, y] = item.placement;
  if (b !== 0 || c !== 0 || width <= 0 || height <= 0) {
    writeImageLook(writer, item);
    return;
  }
  const href = `data:image/png;base64,${item.png}`;
  writer.empty('image', { x, y, width, height, preserveAspectRatio: 'none', 'xlink:href': href });
}

function writeTextInk(writer: XmlWriter, item: TextItem, sheet: Sheet, options: VectorOptions): void {
  const fill = options.inkOf?.(item) ?? BLACK;
  if (item.braille) {
    const r = BRAILLE_STANDARDS[sheet.braille].dotDiameter / 2;
    const dots = options.dotsOf?.(item) ?? brailleDots(item, sheet);
    for (const { x, y } of dots) writer.empty('circle', { cx: x, cy: y, r, fill });
    return;
  }
  const size = item.printSize * FONT_SHARE;
  for (const [row, line] of item.print.split('\n').entries()) {
    const y = item.at.y + row * item.printSize + size;
    if (line)
      writer.text('text', line, { x: item.at.x, y, 'font-family': 'sans-serif', 'font-size': size, fill });
  }
}
