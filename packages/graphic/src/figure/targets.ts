import { minOf } from '@relievo/words';
import { itemBounds } from '../geometry/bounds.ts';
import { boxDistance, centerOf } from '../geometry/box.ts';
import { isInside } from '../geometry/distance.ts';
import { flatten } from '../geometry/flatten.ts';
import { textBox } from '../geometry/text-box.ts';
import type { LabelRequest } from '../labels/request.ts';
import type { Drawing, ShapeItem, TextItem } from '../model/drawing.ts';
import type { Box } from '../model/geometry.ts';
import { mapItems, walkLeaves } from '../model/walk.ts';

/** Millimetres within which words name the part beside them. */
const BESIDE = 14;

/** Says of every label what it names and where the source has it; sentences name nothing. */
export function requestLabels(
  labels: readonly TextItem[],
  prose: readonly TextItem[],
  drawing: Drawing,
): readonly LabelRequest[] {
  const shapes = [...walkLeaves(drawing)].filter((item) => item.kind === 'shape');
  return [
    ...labels.map((label): LabelRequest => {
      const near = textBox(label, drawing.sheet);
      const target = findTarget(near, shapes, drawing);
      return {
        id: label.id,
        print: label.print.replaceAll('\n', ' '),
        near,
        ...(target && { target: { item: target.id } }),
      };
    }),
    ...prose.map(({ id, print }) => ({ id, print: print.replaceAll('\n', ' ') })),
  ];
}

/** Finds the smallest area around the words, else the nearest part beside them. */
function findTarget(near: Box, shapes: readonly ShapeItem[], { sheet }: Drawing): ShapeItem | null {
  const middle = centerOf(near);
  const around = shapes.flatMap((shape) => {
    const box = itemBounds(shape, sheet);
    const lines = flatten(shape.geometry).filter(({ closed }) => closed);
    return box && lines.length > 0 && isInside(middle, lines)
      ? [{ shape, size: box.width * box.height }]
      : [];
  });
  const [home] = around.toSorted((a, b) => a.size - b.size);
  if (home) return home.shape;
  const beside = shapes.flatMap((shape) => {
    const box = itemBounds(shape, sheet);
    if (!box || boxDistance(box, near) > BESIDE) return [];
    return [{ shape, gap: measureGap(near, shape) }];
  });
  const [nearest] = beside.filter(({ gap }) => gap <= BESIDE).toSorted((a, b) => a.gap - b.gap);
  return nearest?.shape ?? null;
}

/** Measures from the box to the nearest point of the outline. */
function measureGap(box: Box, { geometry }: ShapeItem): number {
  return minOf(
    flatten(geometry).flatMap(({ points, closed }) => {
      const gaps: number[] = [];
      for (let at = 0; at + (closed ? 0 : 2) < points.length; at += 2) {
        const [ax, ay] = [points[at] ?? 0, points[at + 1] ?? 0];
        const [bx, by] = [points[(at + 2) % points.length] ?? 0, points[(at + 3) % points.length] ?? 0];
        const steps = Math.min(200, Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / 2)));
        for (let step = 0; step <= steps; step += 1) {
          const share = step / steps;
          gaps.push(
            boxDistance(box, { x: ax + (bx - ax) * share, y: ay + (by - ay) * share, width: 0, height: 0 }),
          );
        }
      }
      return gaps;
    }),
  );
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
