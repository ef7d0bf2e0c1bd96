import type { Translate } from '@relievo/graphic/labels';
import type { Profile } from '@relievo/graphic/profiles';
import { type Finding, findFirst } from '@relievo/graphic/rules';
import type { ChartDrawing } from '../drawn.ts';
import type { Portion } from '../portion.ts';
import { listWays } from './ways.ts';

/** What a sheet is drawn for. */
export interface Target {
  readonly profile: Profile;
  readonly translate: Translate;
}

export interface Fitted {
  readonly made: ChartDrawing | null;
  /** Which of the ways it was: sheets that belong together are drawn in the same. */
  readonly way: string;
  /** What a rule found in the nearest of the drawings that were tried. */
  readonly nearest: Finding | null;
}

/** The first way of drawing it on one sheet, after a way that is known, in which the medium's rules find nothing. */
export function fitOnSheet(portion: Portion, target: Target, after?: string): Fitted {
  let nearest: Finding | null = null;
  const ways = listWays(portion, target.profile, target.translate);
  for (const { name, draw } of ways.slice(ways.findIndex((way) => way.name === after) + 1)) {
    const made = draw();
    if (!made) continue;
    const finding = findFault(made, target);
    if (!finding) return { made, way: name, nearest };
    nearest ??= finding;
  }
  return { made: null, way: '', nearest };
}

/** In that way, or not at all. */
export function fitInWay(portion: Portion, target: Target, way: string): ChartDrawing | null {
  const known = listWays(portion, target.profile, target.translate).find(({ name }) => name === way);
  const made = known?.draw() ?? null;
  return made && !findFault(made, target) ? made : null;
}

function findFault({ drawing, keySheets }: ChartDrawing, { profile }: Target): Finding | undefined {
  for (const found of [
    findFirst(drawing, profile),
    // The figure that a sample stands for is on the sheet before.
    ...keySheets.map((sheet) => findFirst(sheet, profile, ['key_scale'])),
  ])
    if (found) return found;
  return undefined;
}
