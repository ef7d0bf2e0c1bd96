import { type Component, maskComponents } from '../pixels/components.ts';
import { type Box, type Grid, type Mask, surround, uniteMasks } from '../pixels/grid.ts';
import { remember } from '../pixels/remember.ts';
import { addPieces, completeRuns } from './complete-runs.ts';
import { findSlanted, type SlantedGroup } from './find-slanted.ts';
import {
  type AreOneForm,
  compareForms,
  groupInLines,
  isLetterSized,
  isSingle,
  LEVEL,
  UPRIGHT,
  type View,
} from './group-letters.ts';
import { listJoinedLetters } from './joined-letters.ts';
import { turnGrounds } from './light-print.ts';
import { measureMaxHeight, partForms } from './part-forms.ts';
import { boxAroundSlant, measureInSlant, type Slant } from './slant.ts';
import { splitRaised } from './split-raised.ts';

/** A line of print, and the pixels of its letters. */
export interface PrintLine {
  readonly box: Box;
  readonly letters: number;
  /** Beside the axis of a chart print runs upwards. */
  readonly isUpright: boolean;
  /** Below an axis it may be slanted. */
  readonly slant?: Slant;
  /** What follows it is raised, and no part of it. */
  readonly isCut?: true;
}

export interface Letters {
  readonly lines: readonly PrintLine[];
  /** Forms of the size of a letter that stand alone: the A at a corner, the 5 at a scale, or a mark. */
  readonly singles: readonly Box[];
  /** All pixels of all letters of lines. */
  readonly mask: Mask;
}

const known = new WeakMap<Grid, Letters>();

/** Where print stands: small forms of one height, side by side. A letter alone cannot be told from a part of a drawing. */
export function findLetters(lightness: Grid): Letters {
  return remember(known, lightness, lookForLetters);
}

function lookForLetters(lightness: Grid): Letters {
  const { width } = lightness;
  const most = measureMaxHeight(lightness);
  const { forms, list, rests, pieces } = partForms(lightness);
  const { labels } = forms;
  const areOneForm: AreOneForm = (a, b) => compareForms(a, b, labels, width);
  const straight = findStraight(list, most, areOneForm);
  const slanted = findSlanted(listUnsure(list, most, straight), { labels, across: width, areOneForm, most });
  const inSlanted = new Set(slanted.flatMap(({ letters }) => letters));
  const rest = list.filter((one) => !inSlanted.has(one));
  const { level, upright } = slanted.length > 0 ? findStraight(rest, most, areOneForm) : straight;
  const parts = level.map(splitRaised);
  const grouped = new Set([...level, ...upright, ...slanted.map(({ letters }) => letters)].flat());
  const whole = completeRuns(
    parts.flatMap(([base, second]) => (base && !second ? [base] : [])),
    rest.filter((one) => !grouped.has(one)),
    { max: most, areOneForm },
  ).map((run) => (run.some((one) => rests.has(one)) ? addPieces(run, pieces) : run));
  const raised = parts.flatMap(([, second]) => (second ? [second] : []));
  const lines = [
    ...whole.map((run) => toLine(run, false, false)),
    ...parts.flatMap(([base, second]) => (base && second ? [toLine(base, false, true)] : [])),
    ...raised.filter((group) => group.length > 1).map((group) => toLine(group, false, false)),
    ...upright.map((group) => toLine(group, true, false)),
  ];
  const inLines = list.filter(
    ({ box }) =>
      lines.some((line) => belongsTo(box, line.box)) ||
      slanted.some(({ slant }) => belongsToSlant(box, slant)),
  );
  const chosen = new Set(
    [...level, ...whole, ...upright, [...inSlanted], inLines].flat().map(({ label }) => label),
  );
  const free = rest.filter((one) => !chosen.has(one.label));
  const alone = raised.flatMap(([one, ...others]) => (one && others.length === 0 ? [one.box] : []));
  return {
    lines: [...lines, ...slanted.map(toSlantedLine)],
    singles: [
      ...alone,
      ...listSingles(
        free.filter((one) => !rests.has(one)),
        most,
        lines,
      ),
    ],
    mask: maskComponents(lightness, forms, ({ label }) => chosen.has(label)),
  };
}

/** Masks all forms that lie within boxes of print: dark ones, and light ones on a dark ground. */
export function maskPrint(lightness: Grid, boxes: readonly Box[]): Mask {
  const dark = maskForms(lightness, boxes);
  const turned = turnGrounds(lightness);
  return turned ? uniteMasks(dark, maskForms(turned, boxes)) : dark;
}

export function maskForms(lightness: Grid, boxes: readonly Box[]): Mask {
  const { forms } = partForms(lightness);
  return maskComponents(lightness, forms, ({ box }) =>
    boxes.some((line) => lies(box, line) || belongsTo(box, line)),
  );
}

interface Straight {
  readonly level: readonly (readonly Component[])[];
  readonly upright: readonly (readonly Component[])[];
}

function findStraight(list: readonly Component[], most: number, areOneForm: AreOneForm): Straight {
  const shapes = listShapes(list, most, LEVEL, areOneForm);
  const turned = listShapes(list, most, UPRIGHT, areOneForm);
  const specks = list.filter((one) => !isLetterSized(one, most, LEVEL) && !isLetterSized(one, most, UPRIGHT));
  const first = groupInLines(shapes, LEVEL, areOneForm, specks);
  const columns = groupInLines(turned, UPRIGHT, areOneForm, specks);
  // The title of an axis runs upwards close beside its numbers: its letters are none of theirs.
  const inFirst = new Set(first.flat());
  const titles = new Set(columns.filter((group) => isTitle(group, inFirst)).flat());
  const level =
    titles.size > 0
      ? groupInLines(
          shapes.filter((one) => !titles.has(one)),
          LEVEL,
          areOneForm,
          specks,
        )
      : first;
  const inLevel = new Set(level.flat());
  return { level, upright: columns.filter((group) => !group.every((one) => inLevel.has(one))) };
}

/** Lists the forms of the size of letters, and those that are letters because of the ones beside them. */
function listShapes(
  list: readonly Component[],
  max: number,
  view: View,
  areOneForm: AreOneForm,
): readonly Component[] {
  const shapes = list.filter((one) => isLetterSized(one, max, view));
  const groups = groupInLines(shapes, view, areOneForm, []);
  const sized = new Set(shapes);
  return [
    ...shapes,
    ...listJoinedLetters(
      groups,
      list.filter((one) => !sized.has(one)),
      view,
    ),
  ];
}

/** Letters of a title that runs upwards, and how many of them stand in no level line. */
const LEAST_TITLE = 4;
const OWN = 0.6;

function isTitle(group: readonly Component[], inLevel: ReadonlySet<Component>): boolean {
  return group.length >= LEAST_TITLE && group.filter((one) => !inLevel.has(one)).length >= OWN * group.length;
}

/** Lines of so many letters that lie as flat as letters do are no pieces of slanted ones. */
const SURE_LETTERS = 3;
const FLAT = 1.4;
const LONG_LINE = 8;
const LONG_FLAT = 2;

/** Forms that stand in no line that is surely level or upright. */
function listUnsure(
  list: readonly Component[],
  most: number,
  { level, upright }: Straight,
): readonly Component[] {
  const isSure = (group: readonly Component[], view: typeof LEVEL): boolean => {
    const heights = group.map((one) => view(one).height).toSorted((a, b) => a - b);
    const usual = heights[Math.floor(heights.length / 2)] ?? 0;
    const { height } = surround(group.map(view));
    // Letters that reach up and down make a line higher than most of its letters; a slanted line rises by its length.
    const isLong = group.length >= LONG_LINE && height <= LONG_FLAT * usual;
    return isLong || (group.length >= SURE_LETTERS && height <= FLAT * usual);
  };
  const sure = new Set([
    ...level.filter((group) => isSure(group, LEVEL)).flat(),
    ...upright.filter((group) => isSure(group, UPRIGHT)).flat(),
  ]);
  // Slanted, a letter reaches further across and down than it is high.
  return list.filter((one) => Math.max(one.box.width, one.box.height) <= 1.5 * most && !sure.has(one));
}

function toLine(group: readonly Component[], isUpright: boolean, isCut: boolean): PrintLine {
  const box = surround(group.map((one) => one.box));
  return { box, letters: group.length, isUpright, ...(isCut && { isCut: true as const }) };
}

function toSlantedLine({ letters, slant }: SlantedGroup): PrintLine {
  return { box: boxAroundSlant(slant), letters: letters.length, isUpright: false, slant };
}

/** Upright lines of so few letters are the numbers of a scale. */
const MOST_FIGURES = 3;

/** Figures alone beside a scale whose numbers run upwards do so as well. */
function listSingles(free: readonly Component[], most: number, lines: readonly PrintLine[]): readonly Box[] {
  const isBeside = (box: Box): boolean =>
    lines.some(
      ({ isUpright, letters, box: line }) =>
        isUpright &&
        letters <= MOST_FIGURES &&
        Math.abs(line.x - box.x) <= 0.3 * line.width &&
        Math.abs(line.width - box.width) <= 0.3 * line.width,
    );
  return free
    .filter(
      (one) =>
        (isLetterSized(one, most, LEVEL) && isSingle(one.box)) ||
        (isLetterSized(one, most, UPRIGHT) && isSingle(UPRIGHT(one)) && isBeside(one.box)),
    )
    .map(({ box }) => box);
}

/** A letter that stands alone is as large as its box. */
function lies(part: Box, box: Box): boolean {
  return (
    part.x >= box.x &&
    part.y >= box.y &&
    part.x + part.width <= box.x + box.width &&
    part.y + part.height <= box.y + box.height
  );
}

/** Dots, commas and brackets are too small or too narrow to begin a line, and stand in one. */
function belongsTo(part: Box, line: Box): boolean {
  const size = Math.min(line.width, line.height);
  const apart = 0.5 * size;
  return (
    part.width <= 1.3 * size &&
    part.height <= 1.3 * size &&
    part.x >= line.x - apart &&
    part.y >= line.y - apart &&
    part.x + part.width <= line.x + line.width + apart &&
    part.y + part.height <= line.y + line.height + apart
  );
}

function belongsToSlant(part: Box, slant: Slant): boolean {
  const { along, down } = measureInSlant(slant, {
    x: part.x + part.width / 2,
    y: part.y + part.height / 2,
  });
  const apart = 0.3 * slant.high;
  return (
    Math.max(part.width, part.height) <= 1.6 * slant.high &&
    along >= -apart &&
    along <= slant.long + apart &&
    down >= -apart / 2 &&
    down <= slant.high + apart / 2
  );
}
