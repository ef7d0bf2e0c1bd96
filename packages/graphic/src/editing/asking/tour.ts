import { itemBounds } from '../../geometry/bounds.ts';
import type { Drawing, Item } from '../../model/drawing.ts';
import { walk } from '../../model/walk.ts';
import type { EditMessage } from '../messages.ts';
import { partOf } from '../sheet-part.ts';
import { whatOf } from '../things.ts';
import { whereOf } from '../where.ts';

/** Things whose tops are nearer than this stand in one row and are read from the left. */
const ROW_MM = 10;

/** The things of the visible layers as hands go over a sheet: from the top to the bottom, each row from the left. */
export function listTour(drawing: Drawing): readonly Item[] {
  const placed = [...walk(drawing)].flatMap(({ item, layer, parent }) => {
    const box = parent || !layer.visible ? null : itemBounds(item, drawing.sheet);
    return box ? [{ item, box }] : [];
  });
  return placed
    .toSorted((a, b) => Math.floor(a.box.y / ROW_MM) - Math.floor(b.box.y / ROW_MM) || a.box.x - b.box.x)
    .map(({ item }) => item);
}

/** The stop after what is chosen, or before it; from the last one on, the first. */
export function findNextStop(drawing: Drawing, chosen: readonly string[], by: 1 | -1): Item | undefined {
  const stops = listTour(drawing);
  const at = stops.findIndex(({ id }) => chosen.includes(id));
  if (at < 0) return by === 1 ? stops[0] : stops.at(-1);
  return stops[(at + by + stops.length) % stops.length];
}

export function tellStop(drawing: Drawing, id: string): EditMessage | null {
  const stops = listTour(drawing);
  const at = stops.findIndex((item) => item.id === id);
  const item = stops[at];
  if (!item) return null;
  return {
    code: 'told_stop',
    parameters: { ...whatOf([item]), ...whereOf(drawing, [id]), stop: at + 1, stops: stops.length },
  };
}

/** The whole sheet in one go. */
export function tellTour(drawing: Drawing): EditMessage {
  const stops = listTour(drawing).map((item) => ({ ...whatOf([item]), part: partOf(drawing, item) }));
  return { code: 'told_tour', parameters: { title: drawing.title, stops } };
}
