import { itemBounds } from '../geometry/bounds.ts';
import { unionOf } from '../geometry/box.ts';
import type { Drawing, Item, TextItem } from '../model/drawing.ts';
import type { Box } from '../model/geometry.ts';
import { walk } from '../model/walk.ts';
import type { Name } from './reading.ts';

export interface NamedPart {
  readonly id: string;
  readonly name: string;
  /** The box of its shapes; null if only words are on the sheet, such as the name of a room. */
  readonly shape: Box | null;
  readonly labels: readonly Box[];
  readonly item: Item;
}

const SILENT = new Set([
  'background',
  'frame',
  'grid',
  'tick',
  'key',
  'lead-line',
  'decoration',
  'title',
  'locator',
]);
const COMMON =
  /^(?:all|above|area|below|bottom|end|first|half|key|last|left|line|lines|middle|more|north|none|on|off|one|other|part|right|side|south|east|west|start|the|to|top|up|down|word|words|x|y|i|n|in|out)$/i;

/** Lists the parts that have a name or a label. */
export function listNamedParts(drawing: Drawing): readonly NamedPart[] {
  const visits = [...walk(drawing)].filter(({ layer }) => layer.visible);
  const ids = new Set(visits.map(({ item }) => item.id));
  const labels = new Map<string, TextItem[]>();
  for (const { item } of visits)
    if (item.kind === 'text' && item.labels !== undefined && ids.has(item.labels))
      labels.set(item.labels, [...(labels.get(item.labels) ?? []), item]);
  return visits.flatMap(({ item }): readonly NamedPart[] => {
    if (SILENT.has(item.role)) return [];
    const box = itemBounds(item, drawing.sheet);
    if (item.kind === 'text') {
      const isLabel = item.labels !== undefined && ids.has(item.labels);
      if (isLabel || !box || !/\p{L}|\p{N}/u.test(item.print)) return [];
      return [{ id: item.id, name: foldLines(item.print), shape: null, labels: [box], item }];
    }
    const own = labels.get(item.id) ?? [];
    const name = foldLines(item.name) || foldLines(own[0]?.print ?? '');
    if (name === '') return [];
    const boxes = own.flatMap((label) => itemBounds(label, drawing.sheet) ?? []);
    return [{ id: item.id, name, shape: box, labels: boxes, item }];
  });
}

/** Lists all that a sentence may call the parts: the name, what comes before its comma, and the labels. */
export function listPartNames(drawing: Drawing, parts: readonly NamedPart[]): readonly Name<NamedPart>[] {
  const byId = new Map(parts.map((part) => [part.id, part]));
  const names: Name<NamedPart>[] = [];
  const add = (words: string, thing: NamedPart): void => {
    if (words === '' || /^[\d.,−-]{1,30}$/.test(words)) return;
    names.push({ words, thing, ...(COMMON.test(words) || words.length === 1 ? { asWritten: true } : {}) });
  };
  for (const part of parts) {
    add(part.name, part);
    const [head = ''] = part.name.split(/[,:;(]/);
    add(head.trim(), part);
  }
  for (const { item } of walk(drawing)) {
    const part = item.kind === 'text' && item.labels !== undefined ? byId.get(item.labels) : undefined;
    if (item.kind === 'text' && part && item.role !== 'key') add(foldLines(item.print), part);
  }
  return names;
}

/** Lists the boxes in which a reader may see the part. */
export function boxesOf({ shape, labels }: NamedPart): readonly Box[] {
  const all = shape ? [shape, ...labels] : labels;
  const whole = unionOf(all);
  return whole && all.length > 1 ? [...all, whole] : all;
}

export function distanceToPoint(box: Box, { x, y }: { readonly x: number; readonly y: number }): number {
  const across = Math.max(0, box.x - x, x - box.x - box.width);
  const down = Math.max(0, box.y - y, y - box.y - box.height);
  return Math.hypot(across, down);
}

export function foldLines(words: string): string {
  return words.replaceAll(/\s{1,30}/g, ' ').trim();
}
