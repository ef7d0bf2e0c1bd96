import type { Drawing, Item, Play, ShapeItem, Sheet, TextItem } from '../model/drawing.ts';
import type { Geometry } from '../model/geometry.ts';
import { leaves } from '../model/walk.ts';
import { canonical } from '../validation/canonical.ts';
import { type Attributes, createXmlWriter, number, type XmlWriter } from '../xml/writer.ts';
import { INK, writeImageLook, writeShape, writeTextLook } from './look.ts';
import { patternId, writePattern } from './patterns.ts';
import { FORM_VERSION, SVG_NAMESPACE, XLINK_NAMESPACE } from './version.ts';

/**
 * The drawing as a file: ordinary SVG 1.1 in millimetres that any program opens, with what the eye
 * cannot see (roles, styles by name, heights, cells, sounds) in data attributes.
 */
export const writeDrawing = (source: Drawing): string => {
  const drawing = canonical(source);
  const writer = createXmlWriter();
  const { sheet } = drawing;
  writer.open('svg', rootAttributes(drawing));
  writer.text('title', drawing.title);
  writer.text('desc', drawing.description);
  writePatterns(writer, drawing);
  for (const layer of drawing.layers) {
    writer.open('g', {
      id: layer.id,
      display: layer.visible ? undefined : 'none',
      'data-kind': 'layer',
    });
    writeNames(writer, layer.name, '');
    writeItems(writer, layer.items, sheet);
    writer.close();
  }
  writer.close();
  return writer.finish();
};

const rootAttributes = ({ id, language, sheet }: Drawing): Attributes => ({
  xmlns: SVG_NAMESPACE,
  'xmlns:xlink': XLINK_NAMESPACE,
  version: '1.1',
  width: `${number(sheet.width)}mm`,
  height: `${number(sheet.height)}mm`,
  viewBox: `0 0 ${number(sheet.width)} ${number(sheet.height)}`,
  role: 'graphics-document',
  'xml:lang': language,
  'data-relievo': FORM_VERSION,
  'data-id': id,
  'data-margins': [sheet.margins.top, sheet.margins.right, sheet.margins.bottom, sheet.margins.left]
    .map(number)
    .join(' '),
  'data-braille': sheet.braille,
});

const writePatterns = (writer: XmlWriter, drawing: Drawing): void => {
  const used = new Map<string, () => void>();
  for (const item of leaves(drawing)) {
    if (item.kind !== 'shape' || !item.texture || item.texture === 'solid') continue;
    const { texture, color = INK } = item;
    used.set(patternId(texture, color), () => writePattern(writer, texture, color));
  }
  if (used.size === 0) return;
  writer.open('defs');
  for (const id of [...used.keys()].sort()) used.get(id)?.();
  writer.close();
};

/** Iterative: null marks the end of a group. */
const writeItems = (writer: XmlWriter, items: readonly Item[], sheet: Sheet): void => {
  const waiting: (Item | null)[] = items.toReversed();
  while (waiting.length > 0) {
    const item = waiting.pop();
    if (!item) {
      writer.close();
      continue;
    }
    writer.open('g', itemAttributes(item));
    writeNames(writer, item.name, item.description);
    waiting.push(null);
    if (item.kind === 'group') for (const inner of item.items.toReversed()) waiting.push(inner);
    else if (item.kind === 'shape') writeShape(writer, item);
    else if (item.kind === 'text') writeTextLook(writer, item, sheet);
    else writeImageLook(writer, item);
  }
};

const writeNames = (writer: XmlWriter, name: string, description: string): void => {
  if (name) writer.text('title', name);
  if (description) writer.text('desc', description);
};

const itemAttributes = (item: Item): Attributes => ({
  id: item.id,
  role: item.name ? 'graphics-object' : undefined,
  'data-kind': item.kind,
  'data-role': item.role,
  ...(item.kind === 'shape' ? shapeAttributes(item) : {}),
  ...(item.kind === 'text' ? textAttributes(item) : {}),
  ...(item.kind === 'image' ? { 'data-height': item.height } : {}),
  'data-link': item.link,
  ...playAttributes(item.plays),
});

const shapeAttributes = ({ geometry, line, texture, height, color }: ShapeItem): Attributes => ({
  ...geometryAttributes(geometry),
  'data-line': line?.style,
  'data-line-width': line?.width,
  'data-texture': texture ?? undefined,
  'data-height': height,
  'data-color': color,
});

/** Of what is drawn as a path and is more than one. */
const geometryAttributes = (geometry: Geometry): Attributes => {
  if (geometry.type === 'symbol') {
    const { symbol, at, size } = geometry;
    return { 'data-symbol': symbol, 'data-at': `${number(at.x)} ${number(at.y)}`, 'data-size': size };
  }
  if (geometry.type !== 'ellipse' || geometry.angle === 0) return {};
  const { center, rx, ry, angle } = geometry;
  return { 'data-ellipse': [...[center.x, center.y, rx, ry].map(number), angle].join(' ') };
};

const textAttributes = ({ at, print, printSize, braille, height, labels }: TextItem): Attributes => ({
  'data-at': `${number(at.x)} ${number(at.y)}`,
  'data-print': print,
  'data-print-size': printSize,
  'data-cells': braille?.cells,
  'data-engine': braille?.engine,
  'data-table': braille?.table,
  'data-height': height,
  'data-labels': labels,
});

const playAttributes = (plays: Play | undefined): Attributes => ({
  'data-tone': plays?.tone && `${number(plays.tone.frequency)} ${number(plays.tone.duration)}`,
  'data-speech': plays?.speech,
  'data-haptic': plays?.haptic?.durations.map(number).join(' '),
  'data-haptic-intensities': plays?.haptic?.intensities?.map(number).join(' '),
  'data-haptic-repeat': plays?.haptic?.repeatInterval,
});
