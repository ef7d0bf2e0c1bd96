import { itemBounds } from '../geometry/bounds.ts';
import { boxDistance, centerOf } from '../geometry/box.ts';
import { isInside, measurePolylineDistance } from '../geometry/distance.ts';
import { flatten, type Polyline } from '../geometry/flatten.ts';
import { textBox } from '../geometry/text-box.ts';
import type { LabelRequest } from '../labels/request.ts';
import type { Drawing, ShapeItem, TextItem } from '../model/drawing.ts';
import type { Box } from '../model/geometry.ts';
import { mapItems, walkLeaves } from '../model/walk.ts';
import type { SourceLead } from './lead-lines.ts';

/** Millimetres within which words name the part beside them. */
const BESIDE = 14;

/**
 * Says of every label what it names and where the source has it; sentences name nothing. If a line of the source leads
 * from the words to a part, they name that part.
 */
export function requestLabels(
  labels: readonly TextItem[],
  prose: readonly TextItem[],
  drawing: Drawing,
  leads: readonly SourceLead[],
): readonly LabelRequest[] {
  const outlines = listOutlines(drawing);
  const led = new Map(leads.map(({ label, target }) => [label, target]));
  return [
    ...labels.map((label): LabelRequest => {
      const near = textBox(label, drawing.sheet);
      const target = led.get(label.id) ?? findTarget(near, outlines)?.id;
      return {
        id: label.id,
        print: label.print.replaceAll('\n', ' '),
        near,
        ...(target !== undefined && { target: { item: target } }),
      };
    }),
    ...prose.map(({ id, print }) => ({ id, print: print.replaceAll('\n', ' ') })),
  ];
}

interface Outline {
  readonly shape: ShapeItem;
  readonly box: Box;
  readonly lines: readonly Polyline[];
}

function listOutlines(drawing: Drawing): readonly Outline[] {
  return [...walkLeaves(drawing)].flatMap((item) => {
    const isPart = item.kind === 'shape' && item.role !== 'lead-line';
    const box = isPart ? itemBounds(item, drawing.sheet) : null;
    return isPart && box ? [{ shape: item, box, lines: flatten(item.geometry) }] : [];
  });
}

/** Finds the smallest area around the words, else the nearest part beside them. */
function findTarget(near: Box, outlines: readonly Outline[]): ShapeItem | null {
  const middle = centerOf(near);
  const around = outlines.filter(({ box, lines }) => {
    if (boxDistance(box, { ...middle, width: 0, height: 0 }) > 0) return false;
    const rings = lines.filter(({ closed }) => closed);
    return rings.length > 0 && isInside(middle, rings);
  });
  const [home] = around.toSorted((a, b) => a.box.width * a.box.height - b.box.width * b.box.height);
  if (home) return home.shape;
  const [nearest] = outlines
    .filter(({ box }) => boxDistance(box, near) <= BESIDE)
    .map(({ shape, lines }) => ({ shape, gap: measureGap(near, lines) }))
    .filter(({ gap }) => gap <= BESIDE)
    .toSorted((a, b) => a.gap - b.gap);
  return nearest?.shape ?? null;
}

/** Measures from the box to the nearest point of the outline. */
function measureGap({ x, y, width, height }: Box, lines: readonly Polyline[]): number {
  const corners = Float64Array.of(x, y, x + width, y, x + width, y + height, x, y + height);
  return measurePolylineDistance([{ points: corners, closed: true }], lines);
}

/** Names parts without a name by the words in them or beside them. */
export function nameParts(drawing: Drawing, requests: readonly LabelRequest[]): Drawing {
  const names = new Map<string, string>();
  for (const { target, print } of requests)
    if (target && 'item' in target && /\p{L}/u.test(print) && !names.has(target.item))
      names.set(target.item, print);
  return mapItems(drawing, (item) => {
    const name = names.get(item.id);
    return name && item.kind === 'shape' && item.name === '' ? { ...item, name } : item;
  });
}
