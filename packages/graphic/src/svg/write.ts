import type { Drawing, Item, Play, ShapeItem, Sheet, TextItem } from '../model/drawing.ts';
import type { Geometry } from '../model/geometry.ts';
import { mapItemList, walkLeaves } from '../model/walk.ts';
import { canonicalise, canonicaliseItem } from '../validation/canonical.ts';
import { type Attributes, createXmlWriter, writeNumber, type XmlWriter } from '../xml/writer.ts';
import { INK, writeImageLook, writeShape, writeTextLook } from './look.ts';
import { patternId, writePattern } from './patterns.ts';
import { FORM_VERSION, SVG_NAMESPACE, XLINK_NAMESPACE } from './version.ts';

/**
 * The drawing as a file: ordinary SVG 1.1 in millimetres that any program opens, with what the eye
 * cannot see (roles, styles by name, heights, cells, sounds) in data attributes.
 */
export function writeDrawing(source: Drawing): string {
  const drawing = canonicalise({
    ...source,
    layers: source.layers.map((layer) => ({ ...layer, items: [] })),
  });
  const writer = createXmlWriter();
  const { sheet } = drawing;
  writer.open('svg', rootAttributes(drawing));
  writer.text('title', drawing.title);
  writer.text('desc', drawing.description);
  writePatterns(writer, source);
  for (const [at, layer] of drawing.layers.entries()) {
    writer.open('g', {
      id: layer.id,
      display: layer.visible ? undefined : 'none',
      'data-kind': 'layer',
    });
    writeNames(writer, layer.name, '');
    for (const item of source.layers[at]?.items ?? []) writer.include(writeItem(item, sheet));
    writer.close();
  }
  writer.close();
  return writer.finish();
}

interface Written {
  readonly braille: Sheet['braille'];
  readonly lines: string;
}

/** What was written of an item that is still the same value: whoever draws among thousands changes one at a time. */
const written = new WeakMap<Item, Written>();
/** Longer ones, such as pictures, would be held once more for every place that they have had. */
const LONGEST_KEPT = 10_000;

function writeItem(item: Item, sheet: Sheet): string {
  const before = written.get(item);
  if (before?.braille === sheet.braille) return before.lines;
  const writer = createXmlWriter();
  writeItems(writer, mapItemList([item], canonicaliseItem), sheet);
  const lines = writer.finish().trimEnd();
  if (lines.length <= LONGEST_KEPT) written.set(item, { braille: sheet.braille, lines });
  return lines;
}

/** Writes each item before anybody needs it, one at a time: whoever has time between other work goes on with it. */
export function* writeAhead({ layers, sheet }: Drawing): Generator<void, void, undefined> {
  for (const { items } of layers)
    for (const item of items) {
      writeItem(item, sheet);
      yield;
    }
}

function rootAttributes({ id, language, sheet, spread }: Drawing): Attributes {
  return {
    xmlns: SVG_NAMESPACE,
    'xmlns:xlink': XLINK_NAMESPACE,
    version: '1.1',
    width: `${writeNumber(sheet.width)}mm`,
    height: `${writeNumber(sheet.height)}mm`,
    viewBox: `0 0 ${writeNumber(sheet.width)} ${writeNumber(sheet.height)}`,
    role: 'graphics-document',
    'xml:lang': language,
    'data-relievo': FORM_VERSION,
    'data-id': id,
    'data-margins': [sheet.margins.top, sheet.margins.right, sheet.margins.bottom, sheet.margins.left]
      .map(writeNumber)
      .join(' '),
    'data-braille': sheet.braille,
    'data-reader': spread?.reader,
    'data-gap': spread?.gap,
    'data-places': spread?.places
      .flatMap(({ x, y, width, height }) => [x, y, width, height])
      .map(writeNumber)
      .join(' '),
  };
}

function writePatterns(writer: XmlWriter, drawing: Drawing): void {
  const used = new Map<string, () => void>();
  for (const item of walkLeaves(drawing)) {
    if (item.kind !== 'shape' || !item.texture || item.texture === 'solid') continue;
    const { texture } = item;
    const color = (item.color ?? INK).toLowerCase();
    used.set(patternId(texture, color), () => writePattern(writer, texture, color));
  }
  if (used.size === 0) return;
  writer.open('defs');
  for (const id of [...used.keys()].sort()) used.get(id)?.();
  writer.close();
}

/** Iterative: null marks the end of a group. */
function writeItems(writer: XmlWriter, items: readonly Item[], sheet: Sheet): void {
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
}

function writeNames(writer: XmlWriter, name: string, description: string): void {
  if (name) writer.text('title', name);
  if (description) writer.text('desc', description);
}

function itemAttributes(item: Item): Attributes {
  return {
    id: item.id,
    role: item.name ? 'graphics-object' : undefined,
    'data-kind': item.kind,
    'data-role': item.role,
    ...(item.kind === 'shape' ? shapeAttributes(item) : {}),
    ...(item.kind === 'text' ? textAttributes(item) : {}),
    ...(item.kind === 'image' ? { 'data-height': item.height } : {}),
    'data-link': item.link,
    'data-locked': item.locked ? 'true' : undefined,
    ...playAttributes(item.plays),
  };
}

function shapeAttributes({ geometry, line, texture, height, color }: ShapeItem): Attributes {
  return {
    ...geometryAttributes(geometry),
    'data-line': line?.style,
    'data-line-width': line?.width,
    'data-texture': texture ?? undefined,
    'data-height': height,
    'data-color': color,
  };
}

/** Of what is drawn as a path and is more than one. */
function geometryAttributes(geometry: Geometry): Attributes {
  if (geometry.type === 'symbol') {
    const { symbol, at, size } = geometry;
    return {
      'data-symbol': symbol,
      'data-at': `${writeNumber(at.x)} ${writeNumber(at.y)}`,
      'data-size': size,
    };
  }
  if (geometry.type !== 'ellipse' || geometry.angle === 0) return {};
  const { center, rx, ry, angle } = geometry;
  return { 'data-ellipse': [...[center.x, center.y, rx, ry].map(writeNumber), angle].join(' ') };
}

function textAttributes({ at, print, printSize, braille, code, height, labels }: TextItem): Attributes {
  return {
    'data-at': `${writeNumber(at.x)} ${writeNumber(at.y)}`,
    'data-print': print,
    'data-print-size': printSize,
    'data-cells': braille?.cells,
    'data-engine': braille?.engine,
    'data-table': braille?.table,
    'data-code': code,
    'data-height': height,
    'data-labels': labels,
  };
}

function playAttributes(plays: Play | undefined): Attributes {
  return {
    'data-tone': plays?.tone && `${writeNumber(plays.tone.frequency)} ${writeNumber(plays.tone.duration)}`,
    'data-speech': plays?.speech,
    'data-haptic': plays?.haptic?.durations.map(writeNumber).join(' '),
    'data-haptic-intensities': plays?.haptic?.intensities?.map(writeNumber).join(' '),
    'data-haptic-repeat': plays?.haptic?.repeatInterval,
  };
}
