import type { BrailleText } from '@relievo/braille';
import { expandBox } from '../geometry/box.ts';
import { textBox } from '../geometry/text-box.ts';
import type { Drawing, GroupItem, ShapeItem, TextItem } from '../model/drawing.ts';
import type { Box, Point } from '../model/geometry.ts';
import type { Crowding } from './crowding.ts';
import type { Part } from './part.ts';

/** Height of the locator on a detail sheet, so that its parts can still be told apart. */
export const LOCATOR_SIZE = 30;
/** Frames of neighbours then run 6 mm apart, the least for parallel lines (TU Dresden quality criteria). */
const FRAME_INSET = 3;
const FRAME_LINE = { style: 'dashed', width: 0.7 } as const;
const PRINT_SIZE = 6;
/** Lowest in the figure, as helper lines are. */
const HEIGHT = 0.5;

export interface FramePlan {
  readonly drawing: Drawing;
  readonly part: Part;
  readonly crowding: Crowding;
  readonly nextId: () => string;
  readonly braille: BrailleText | null;
}

/** On the overview: a frame that opens the part's sheet, and the part's name in its emptiest corner. */
export function partFrame(plan: FramePlan): readonly [ShapeItem, TextItem] {
  const { drawing, part, crowding, nextId, braille } = plan;
  const frame: ShapeItem = {
    ...frameShape(nextId(), `Part ${part.print}`, inset(part.box, FRAME_INSET)),
    line: FRAME_LINE,
    link: part.id,
  };
  const name = nameText(nextId(), part.print, { x: 0, y: 0 }, braille);
  const at = findEmptiestCorner(textBox(name, drawing.sheet), inset(part.box, 2 * FRAME_INSET), crowding);
  return [frame, { ...name, at, labels: frame.id, link: part.id }];
}

/** Clear space around a label (TU Dresden quality criteria). */
const CLEARANCE = 3;

function findEmptiestCorner({ width, height }: Box, room: Box, crowding: Crowding): Point {
  const right = room.x + Math.max(0, room.width - width);
  const bottom = room.y + Math.max(0, room.height - height);
  const corners: readonly [Point, ...Point[]] = [
    { x: room.x, y: room.y },
    { x: right, y: room.y },
    { x: room.x, y: bottom },
    { x: right, y: bottom },
  ];
  const crowd = ({ x, y }: Point): number => crowding(expandBox({ x, y, width, height }, CLEARANCE));
  return corners.reduce((best, corner) => (crowd(corner) < crowd(best) ? corner : best));
}

export interface LocatorPlan {
  readonly drawing: Drawing;
  readonly part: Part;
  readonly area: Box;
  readonly corner: Point;
  readonly nextId: () => string;
  readonly braille: BrailleText | null;
}

/** On a part's sheet: the overview in small with this part filled in, leading back, and the part's name beside it. */
export function locator(plan: LocatorPlan): readonly [GroupItem, TextItem] {
  const { drawing, part, area, corner, nextId, braille } = plan;
  const scale = Math.min(LOCATOR_SIZE / area.height, area.width / 3 / area.width);
  const small = ({ x, y, width, height }: Box): Box => ({
    x: corner.x + (x - area.x) * scale,
    y: corner.y + (y - area.y) * scale,
    width: width * scale,
    height: height * scale,
  });
  const whole = inset(small(area), 0.5);
  const here = inset(small(part.box), 0.5);
  const group: GroupItem = {
    kind: 'group',
    id: nextId(),
    role: 'locator',
    name: `Part ${part.print} of ${drawing.title || 'the overview'}`,
    description: 'Leads back to the overview.',
    link: drawing.id,
    items: [
      { ...frameShape(nextId(), 'Overview', whole), line: { style: 'solid', width: 1 } },
      { ...frameShape(nextId(), `Part ${part.print}`, here), texture: 'solid', height: 1 },
    ],
  };
  const name = nameText(nextId(), part.print, corner, braille);
  const box = textBox(name, drawing.sheet);
  const at = {
    x: corner.x + area.width * scale + 2 * FRAME_INSET,
    y: corner.y + (LOCATOR_SIZE - box.height) / 2,
  };
  return [group, { ...name, at, labels: group.id }];
}

function inset({ x, y, width, height }: Box, by: number): Box {
  return {
    x: x + by,
    y: y + by,
    width: Math.max(0, width - 2 * by),
    height: Math.max(0, height - 2 * by),
  };
}

/** A shape that shows what a part covers. */
export function frameShape(id: string, name: string, box: Box): ShapeItem {
  return {
    kind: 'shape',
    id,
    role: 'locator',
    name,
    description: '',
    geometry: { type: 'rect', ...box },
    line: null,
    texture: null,
    height: HEIGHT,
  };
}

/** The name of a part, in print and braille. */
export function nameText(id: string, print: string, at: Point, braille: BrailleText | null): TextItem {
  return {
    kind: 'text',
    id,
    role: 'label',
    name: print,
    description: '',
    at,
    print,
    printSize: PRINT_SIZE,
    braille,
    height: 1,
  };
}
