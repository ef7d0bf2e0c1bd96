import { centerOf } from '../geometry/box.ts';
import { rotation, scaling, translation } from '../geometry/matrix.ts';
import type { Drawing } from '../model/drawing.ts';
import type { Box, Point } from '../model/geometry.ts';
import { transform } from '../operations/transform.ts';
import { changeShapesWithin } from './change.ts';
import type { Side } from './edit.ts';
import { boxOf } from './things.ts';

type Ids = readonly string[];

export function moveBy(drawing: Drawing, ids: Ids, dx: number, dy: number): Drawing {
  return transform(drawing, ids, translation(dx, dy));
}

export function placeAt(drawing: Drawing, ids: Ids, at: Partial<Point>): Drawing {
  const box = boxOf(drawing, ids);
  if (!box) return drawing;
  return moveBy(drawing, ids, (at.x ?? box.x) - box.x, (at.y ?? box.y) - box.y);
}

/** So many millimetres between the two boxes; centred on the other, or else where it is along that side. */
export function placeBesideBox(
  drawing: Drawing,
  ids: Ids,
  other: Box,
  { side, gap, isCentred }: { readonly side: Side; readonly gap: number; readonly isCentred: boolean },
): Drawing {
  const box = boxOf(drawing, ids);
  if (!box) return drawing;
  const middle = centerOf(other);
  const across = isCentred ? middle.x - box.width / 2 : box.x;
  const down = isCentred ? middle.y - box.height / 2 : box.y;
  const at: Readonly<Record<Side, Point>> = {
    left: { x: other.x - gap - box.width, y: down },
    right: { x: other.x + other.width + gap, y: down },
    above: { x: across, y: other.y - gap - box.height },
    below: { x: across, y: other.y + other.height + gap },
  };
  return placeAt(drawing, ids, at[side]);
}

/**
 * The top left corner stays. Widths of lines do not stretch, so what is stretched is the box without them; texts and
 * symbols keep their size. Nothing is changed where the lines alone are wider than what is asked for.
 */
export function resizeTo(
  drawing: Drawing,
  ids: Ids,
  size: { readonly width?: number; readonly height?: number },
): Drawing {
  const box = boxOf(drawing, ids);
  const bare = boxOf(
    changeShapesWithin(drawing, ids, (shape) => ({ ...shape, line: null })),
    ids,
  );
  if (!box || !bare) return drawing;
  const across = stretchOf(bare.width, box.width, size.width);
  const down = stretchOf(bare.height, box.height, size.height);
  if (across <= 0 || down <= 0) return drawing;
  return placeAt(transform(drawing, ids, scaling(across, down, bare)), ids, box);
}

function stretchOf(bare: number, whole: number, wanted: number | undefined): number {
  return wanted === undefined || bare < 1e-6 ? 1 : (wanted - (whole - bare)) / bare;
}

export function turnBy(drawing: Drawing, ids: Ids, degrees: number): Drawing {
  const box = boxOf(drawing, ids);
  return box ? transform(drawing, ids, rotation(degrees, centerOf(box))) : drawing;
}

export function mirror(drawing: Drawing, ids: Ids, direction: 'across' | 'down'): Drawing {
  const box = boxOf(drawing, ids);
  if (!box) return drawing;
  const [across, down] = direction === 'across' ? [-1, 1] : [1, -1];
  return transform(drawing, ids, scaling(across, down, centerOf(box)));
}
