import { itemBounds } from '../geometry/bounds.ts';
import { intersectBoxes } from '../geometry/box.ts';
import type { Drawing } from '../model/drawing.ts';
import { fail, type Refuse, type Result, succeed } from '../model/result.ts';
import { walkLeaves } from '../model/walk.ts';
import type { OutputReports } from './reports.ts';

const refuse: Refuse<OutputReports> = fail;

/**
 * How often the textured areas of one drawing may cover its sheet together. Each area is looked at by itself, so the
 * work grows with this sum: measured on A4, a hundred times took 5 to 9 s of a processor in every output. Areas that
 * a finger tells apart lie beside each other and cover it once.
 */
const MOST_SHEETS = 50;

/** Refuses a drawing whose textures would take too long, before anything of it is made. */
export function checkTextureWork(drawing: Drawing): Result<null> {
  const { width, height } = drawing.sheet;
  const page = { x: 0, y: 0, width, height };
  let covered = 0;
  for (const item of walkLeaves(drawing)) {
    if (item.kind !== 'shape' || item.texture === null) continue;
    const box = itemBounds(item, drawing.sheet);
    const seen = box && intersectBoxes(page, box);
    covered += seen ? seen.width * seen.height : 0;
  }
  const sheets = covered / (width * height);
  if (sheets <= MOST_SHEETS) return succeed(null);
  return refuse({ code: 'texture_too_much', parameters: { times: Math.round(sheets), most: MOST_SHEETS } });
}
