import { BRAILLE_STANDARDS } from '@relievo/braille';
import { maxOf, minOf } from '@relievo/words';
import type { Profile } from '../../profiles/profile.ts';
import { profileText } from '../../profiles/profile-words-en.ts';
import type { FindingMessages } from '../../rules/rule/messages.ts';
import type { Finding } from '../../rules/rule/rule.ts';
import { formatFinding } from '../../rules/words/finding-text.ts';
import { measureInkShare, shareOfOnePin } from './ink-share.ts';
import { type PlainDrawing, type PlainItem, readPlainDrawing } from './plain-drawing.ts';
import { isWithin, measureExtent, measureGap, measureLength, measureNarrowest } from './plain-measures.ts';
import { compareNumbers, type Recounted, type Right, readNumbers } from './recount.ts';
import {
  anyOf,
  type Case,
  hasLine,
  measureApart,
  ofFirst,
  only,
  type Recount,
  readWidth,
} from './recount-case.ts';
import { listLabels, manyCodes, manyKinds, readPrint } from './recount-counts.ts';
import {
  bend,
  chord,
  dashRhythm,
  doubleApart,
  gridCell,
  gridWeakest,
  leadTarget,
  lineBreaks,
  listHalfAngles,
  PIN,
  parallel,
} from './recount-courses.ts';

type Code = keyof FindingMessages;

const lineWidth = ofFirst((item) => [readWidth(item)]);
const length = ofFirst((item) => [measureLength(item)]);

const gap: Recount = ({ items: [a, b] }) => (a && b ? only(measureApart(a, b)) : null);

function room({ items: [item], drawing: { width, height } }: Case, side: 1 | -1): readonly Right[] | null {
  if (!item) return null;
  const { left, top, right, bottom } = measureExtent(item.lines);
  return only(side * (Math.min(left, top, width - right, height - bottom) - item.half));
}

function twoOf(name: string): Recount {
  return ({ items }) => {
    const values = items.map(({ said }) => Number(said[name]));
    return only(minOf(values), maxOf(values));
  };
}

/** Measures rings that hold nothing raised. */
const hollow = ofFirst(({ lines, said, half }) =>
  lines
    .filter(({ isClosed }, at) => isClosed && (at > 0 || said['data-texture'] === undefined))
    .map((ring) => Math.max(0, measureNarrowest([ring])[0] - 2 * half)),
);

const heights: Recount = ({ items, sentence }) => {
  const of = (role: string) =>
    items.filter((item) => item.role === role).map(({ said }) => 100 * Number(said['data-height'] ?? 1));
  const rank = (name: string): readonly number[] => of(name === 'axes' ? 'axis' : name);
  const [, lower = '', higher = ''] = /^Heights: (\w+) at .*, (\w+) at /.exec(sentence) ?? [];
  return only(maxOf(rank(lower)), minOf(rank(higher)));
};

const keySample: Recount = ({ items: [item], sentence }) => {
  if (!item) return null;
  const [narrow, long] = measureNarrowest(item.lines);
  if (sentence.startsWith('A symbol')) return only(Number(item.said['data-size']));
  if (sentence.startsWith('A swatch, across')) return only(narrow + 2 * item.half);
  if (sentence.startsWith('A swatch, along')) return only(long + 2 * item.half);
  return only(measureLength(item));
};

/** Textures begin so far inside of the line around them. */
const INSET = 2;

const labelClearance: Recount = ({ items: [text, area] }) => {
  if (!text || !area) return null;
  const { left, top, right, bottom } = measureExtent(text.lines);
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  if (isWithin(middle, area.lines)) return only(0);
  const isLined = hasLine(area) && area.said['data-texture'] !== 'solid';
  return only(measureGap(text, area) + area.half + (isLined ? area.half + INSET : 0));
};

const labelGap: Recount = ({ items: [text, named], drawing }) => {
  if (!text || !named) return null;
  const parts = drawing.items.filter(
    (item) => item !== text && item.lines.length > 0 && (item === named || item.within.includes(named.id)),
  );
  return only(minOf(parts.map((part) => measureGap(text, part))));
};

/** Compares the share with what a program that is not ours paints. */
const raisedShare: Recount = ({ svg, medium }) =>
  medium === 'pins'
    ? anyOf([measureInkShare(svg, PIN)], Math.max(1.5, shareOfOnePin(svg, PIN)))
    : anyOf([measureInkShare(svg, 0)], 1.5);

const RECOUNTED: Partial<Record<Code, Recount>> = {
  area_too_narrow: ofFirst(({ lines, half }) => [measureNarrowest(lines)[0] + 2 * half]),
  arrowhead_angle_wrong: ofFirst(listHalfAngles),
  axis_width_wrong: lineWidth,
  braille_characters_wrong: ofFirst(({ said }) => [
    [...(said['data-cells'] ?? '')].filter((one) => !/[\n\u2800-\u28ff]/.test(one)).length,
  ]),
  dash_rhythm_short: dashRhythm,
  double_line_too_close: doubleApart,
  grid_cell_too_small: gridCell,
  grid_not_weakest: gridWeakest,
  heights_upside_down: heights,
  helper_line_too_wide: lineWidth,
  hollow_too_small: hollow,
  // Dots that a code has none of.
  key_code_without_lower_dot: () => only(3, 6),
  key_sample_not_in_figure: lineWidth,
  key_sample_too_small: keySample,
  label_clearance_too_small: labelClearance,
  label_gap_wrong: labelGap,
  lead_line_bent: bend,
  lead_line_length_wrong: length,
  lead_line_target_wrong: leadTarget,
  lead_line_width_wrong: lineWidth,
  line_break_too_long: lineBreaks,
  line_kinds_alike: twoOf('data-line-width'),
  lines_diverge_too_little: chord,
  main_line_too_short: length,
  main_line_too_thin: lineWidth,
  main_line_too_wide: lineWidth,
  margin_too_small: (one) => room(one, 1),
  off_sheet: (one) => room(one, -1),
  parallel_lines_too_close: parallel,
  raised_share_too_large: raisedShare,
  raised_share_too_small: raisedShare,
  sheet_too_large: ({ drawing: { width, height } }) => only(width, height),
  symbol_kinds_alike: twoOf('data-size'),
  symbol_too_small: ofFirst(({ said }) => [Number(said['data-size'])]),
  texture_too_close_to_line: gap,
  textures_too_close: gap,
  things_too_close: gap,
  too_many_codes: manyCodes,
  too_many_kinds: manyKinds,
  too_many_labels: ({ drawing }) => only(listLabels(drawing).filter(({ isCode }) => !isCode).length),
};

/** Tells whether the numbers in findings of this code are recounted. */
export function isRecounted(code: Code): boolean {
  return RECOUNTED[code] !== undefined;
}

export interface CheckedDrawing {
  readonly drawing: PlainDrawing;
  readonly svg: string;
  readonly profile: Profile;
}

/** Reads the file of a drawing once, for all that is said of it on a medium. */
export function openForRecount(svg: string, profile: Profile): CheckedDrawing {
  return { drawing: readPlainDrawing(svg, profile.medium), svg, profile };
}

/** Compares a finding with what is measured in the file of the drawing; gives null where it has no number. */
export function recountFinding(
  finding: Finding,
  { drawing, profile, svg }: CheckedDrawing,
): Recounted | null {
  const byId = new Map(drawing.items.map((item) => [item.id, item]));
  const items = finding.items.flatMap((id) => byId.get(id) ?? []);
  const sentence = formatFinding(finding);
  const told = readNumbers(leaveOutNames(sentence, items, drawing, profile));
  if (told.length === 0) return null;
  const right =
    RECOUNTED[finding.code]?.({
      items,
      drawing,
      sentence,
      medium: profile.medium,
      svg,
    }) ?? null;
  const limits = listLimits(drawing, profile);
  return compareNumbers(finding.code, sentence, told, right, (number) =>
    limits.some((limit) => Math.abs(limit - number) < 0.006),
  );
}

/** Names have digits that count nothing. */
function leaveOutNames(
  sentence: string,
  items: readonly PlainItem[],
  { braille }: PlainDrawing,
  profile: Profile,
): string {
  const names = [
    profileText(profile.name),
    braille,
    profile.braille,
    ...items.flatMap((item) => [item.name, readPrint(item)]).map((name) => `“${name}”`),
  ].toSorted((a, b) => b.length - a.length);
  return names.filter((name) => name !== '“”').reduce((rest, name) => rest.replaceAll(name, ''), sentence);
}

/** Lists all numbers that the profile sets, shares in percent as well, and the width of an empty cell between words. */
function listLimits({ braille }: PlainDrawing, { limits, sheet }: Profile): readonly number[] {
  const list = (value: unknown): readonly number[] =>
    typeof value === 'number'
      ? [value, 100 * value]
      : typeof value === 'object' && value
        ? Object.values(value).flatMap(list)
        : [];
  const { cellPitch, dotPitch, dotDiameter } = BRAILLE_STANDARDS[braille];
  return [...list(limits), sheet.width, sheet.height, 2 * cellPitch - dotPitch - dotDiameter];
}
