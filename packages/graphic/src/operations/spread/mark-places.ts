import type { BrailleText } from '@relievo/braille';
import { boxDistance, centerOf, doBoxesMeet, doesBoxContain, expandBox } from '../../geometry/box.ts';
import { measureBlankCell, textBox } from '../../geometry/text-box.ts';
import { surveyDrawing } from '../../measure/survey.ts';
import type { Drawing, ShapeItem, TextItem } from '../../model/drawing.ts';
import { drawableArea } from '../../model/drawing.ts';
import type { Box } from '../../model/geometry.ts';
import type { SheetPlan } from '../../model/sheet-plan.ts';
import { walkLeaves } from '../../model/walk.ts';
import { getProfile } from '../../profiles/profiles.ts';
import { type Crowding, crowdingOf } from '../crowding.ts';
import { freeIds } from '../ids.ts';
import { frameShape, nameText } from '../locator.ts';
import type { Part } from '../part.ts';
import { withLayer } from '../with-layer.ts';

/** As wide as a line has to be that is followed (TU Dresden: 1 to 2.5), and broken, so that it is no part of the picture. */
const FRAME_LINE = { style: 'dashed', width: 1 } as const;
/** Clear space around a label, from the middle of the widest line (TU Dresden: 3, and lines up to 2.5 wide). */
const CLEARANCE = 3 + 2.5 / 2;

/**
 * The overview with a letter in each place that has a sheet of its own, and a frame around the place where that runs
 * clear of everything; both open its sheet.
 */
export function markPlaces(
  overview: Drawing,
  places: readonly Part[],
  { gap }: SheetPlan,
  braille: (print: string) => BrailleText | null,
): Drawing {
  const nextId = freeIds(overview, 'place');
  const frames = findClearFrames(
    overview,
    places.map((place) => ({
      ...frameShape(nextId(), `Place ${place.print}`, place.box),
      line: FRAME_LINE,
      link: place.id,
    })),
    gap,
  );
  const crowding = crowdingOf(withLayer(overview, 'Frames', frames));
  // Words on one line stand a blank cell apart, or they are read as one.
  const apart = measureBlankCell(overview.sheet);
  const taken = [...walkLeaves(overview)].flatMap((item) =>
    item.kind === 'text' ? [textBox(item, overview.sheet)] : [],
  );
  const names = places.map((place): TextItem => {
    const frame = frames.find(({ link }) => link === place.id);
    const name = nameText(nextId(), place.print, { x: 0, y: 0 }, braille(place.print));
    const size = textBox(name, overview.sheet);
    const others = places.filter((other) => other !== place).map(({ box: elsewhere }) => elsewhere);
    const box = findRoom(size, place.box, {
      area: drawableArea(overview.sheet),
      crowding,
      taken,
      apart,
      others,
    });
    taken.push(box);
    return { ...name, at: { x: box.x, y: box.y }, link: place.id, ...(frame ? { labels: frame.id } : {}) };
  });
  return withLayer(overview, 'Places', [...frames, ...names]);
}

function findClearFrames(overview: Drawing, frames: readonly ShapeItem[], gap: number): readonly ShapeItem[] {
  const profile = getProfile('swell-a4');
  const limits = { ...profile.limits, elementGap: gap };
  const survey = surveyDrawing(withLayer(overview, 'Frames', frames), { ...profile, limits });
  const ids = new Set(frames.map(({ id }) => id));
  const clear = new Set<string>();
  for (const { id } of frames) {
    const met = survey.near().pairs.flatMap(({ a, b, gap: between }) => {
      if (between >= gap || (a.item.id !== id && b.item.id !== id)) return [];
      return a.item.id === id ? b.item : a.item;
    });
    if (met.every((item) => item.role === 'background' || (ids.has(item.id) && !clear.has(item.id))))
      clear.add(id);
  }
  return frames.filter(({ id }) => clear.has(id));
}

const STEP = 2;

interface Around {
  readonly area: Box;
  readonly crowding: Crowding;
  /** Where other words stand, and how far off them this one has to. */
  readonly taken: readonly Box[];
  readonly apart: number;
  /** The other places. */
  readonly others: readonly Box[];
}

/** The emptiest spot for a letter: in its own place alone, near its middle; else anywhere in it, else right beside it. */
function findRoom(size: Box, place: Box, { area, crowding, taken, apart, others }: Around): Box {
  const middle = centerOf(place);
  const around = expandBox(place, size.width + 2 * CLEARANCE);
  let best: { readonly box: Box; readonly cost: readonly number[] } | null = null;
  for (let y = around.y; y + size.height <= around.y + around.height; y += STEP)
    for (let x = around.x; x + size.width <= around.x + around.width; x += STEP) {
      const box = { ...size, x, y };
      if (!doesBoxContain(area, box)) continue;
      const clear = expandBox(box, CLEARANCE);
      const center = centerOf(box);
      const cost = [
        crowding(clear) + taken.filter((other) => boxDistance(other, box) < apart).length,
        doesBoxContain(place, clear) ? 0 : 1,
        others.filter((other) => doBoxesMeet(other, box)).length,
        Math.hypot(center.x - middle.x, center.y - middle.y),
      ];
      if (!best || isLess(cost, best.cost)) best = { box, cost };
    }
  return best?.box ?? { ...size, x: middle.x - size.width / 2, y: middle.y - size.height / 2 };
}

function isLess(a: readonly number[], b: readonly number[]): boolean {
  for (const [at, value] of a.entries()) {
    const other = b[at] ?? 0;
    if (value !== other) return value < other;
  }
  return false;
}
