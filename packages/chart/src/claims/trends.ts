import { combine, isWrittenAs, judge, type Verdict } from '@relievo/graphic/claims';
import { maxOf, minOf } from '@relievo/words';
import { type Clause, listRows, numberAt } from './clauses.ts';
import { FALL, RISE, ROUGH, STEADY } from './cues.ts';
import type { ChartClaim } from './messages.ts';
import type { Mark, View } from './views.ts';
import { writeMarks } from './views.ts';

const UP = new RegExp(String.raw`\b(?:${RISE})\b`);
const DOWN = new RegExp(String.raw`\b(?:${FALL})\b`);
const SAME = new RegExp(String.raw`\b(?:${STEADY})\b`);
const ALWAYS =
  /\b(?:steadily|steady|always|every|each|continually|continuously|constantly|consistently|without (?:a )?(?:break|interruption|exception)|never|throughout)\b/;
const FACTORS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:doubles?|doubled)\b/, 2],
  [/\b(?:triples?|tripled|trebles?|trebled)\b/, 3],
  [/\b(?:halves|halved)\b/, 0.5],
];
const STEP =
  /\b(?:largest|biggest|greatest|steepest|sharpest|strongest)\b(?: \w{1,30})? (?:(rise|jump|increase|growth|gain|climb)|(fall|drop|decrease|decline|loss|dip))\b/;

interface Stretch {
  readonly view: View;
  readonly from: Mark;
  readonly to: Mark;
  readonly marks: readonly Mark[];
}

/** Judges whether values rise, fall or stay, from where to where, and by how much. */
export function judgeTrend(clause: Clause): Verdict<ChartClaim> | null {
  const { text } = clause;
  const step = STEP.exec(text);
  if (step) return judgeStep(clause, step[1] !== undefined);
  const factor = FACTORS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
  const [isUp, isDown, isSame] = [UP.test(text), DOWN.test(text), SAME.test(text)];
  if (
    factor !== null &&
    listRows(clause, text).length === 0 &&
    !/\b(?:between|from|over|during|overall|has|have)\b/.test(text)
  )
    return null;
  if (factor === null && !isUp && !isDown && !isSame) return null;
  if (isUp && isDown) return judgeBoth(clause);
  const stretches = listStretches(clause);
  const [first] = stretches;
  if (!first) return null;
  const right: ChartClaim = stateStretch(first, clause.chart.series.length > 1);
  if (/\b(?:never|not)\b/.test(text))
    return isSame
      ? null
      : judge(
          stretches.some((one) => isMonotone(one, isDown)),
          right,
        );
  const numbers = readAmounts(clause);
  const isTrue = stretches.some((stretch) => {
    if (!doAmountsFit(stretch, numbers, clause)) return false;
    if (factor !== null) return isFactor(stretch, factor, text);
    if (isSame) return isLevel(stretch);
    if (ALWAYS.test(text)) return isMonotone(stretch, isUp) && stretch.to.y !== stretch.from.y;
    return doesGo(stretch, isUp, listRows(clause, text).length > 0);
  });
  return judge(isTrue, right);
}

/** “Rises until 2010 and then falls” has two claims with a turn between them. */
function judgeBoth(clause: Clause): Verdict<ChartClaim> | null {
  const pieces = clause.text.split(/ (?:, )?(?:and(?: then)?|then|before|but|,) /);
  if (pieces.length < 2 || pieces.length > 3) return null;
  const [first = '', ...others] = pieces;
  if (UP.test(first) && DOWN.test(first)) return null;
  if (others.some((piece) => listRows(clause, piece).length === 0) && listRows(clause, first).length === 0)
    return null;
  return combine(
    pieces.map((text) => (UP.test(text) && DOWN.test(text) ? null : judgeTrend({ ...clause, text }))),
  );
}

function judgeStep(clause: Clause, isUp: boolean): Verdict<ChartClaim> | null {
  const rows = listRows(clause, clause.text);
  const [one, other] = rows;
  if (!one || !other || rows.length !== 2) return null;
  const best = clause.views.flatMap((view) => {
    const steps = view.marks.slice(1).map((to, at) => ({ from: view.marks[at] ?? to, to, view }));
    const size = ({ from, to }: { from: Mark; to: Mark }) => (isUp ? to.y - from.y : from.y - to.y);
    const max = steps.reduce((best, step) => Math.max(best, size(step)), -Infinity);
    return steps.filter((step) => size(step) === max);
  });
  const [first] = best;
  if (!first) return null;
  return judge(
    best.some(({ from, to }) => one.includes(from.row) && other.includes(to.row)),
    stateStretch({ ...first, marks: [] }, clause.chart.series.length > 1),
  );
}

/** Lists the stretches that a clause may mean: from one place to another, or everything. */
function listStretches(clause: Clause): readonly Stretch[] {
  const { text } = clause;
  const rows = listRows(clause, text);
  return clause.views.flatMap((view) => {
    const last = view.marks.length - 1;
    const at = (options: readonly number[]) => view.marks.findIndex(({ row }) => options.includes(row));
    const between = (from: number, to: number): readonly Stretch[] => {
      const [a, b] = [view.marks[from], view.marks[to]];
      return a && b && from < to ? [{ view, from: a, to: b, marks: view.marks.slice(from, to + 1) }] : [];
    };
    if (rows.length === 0) return between(0, last);
    const [one = [], other] = rows;
    if (rows.length > 2) return [];
    if (other) return between(Math.min(at(one), at(other)), Math.max(at(one), at(other)));
    const here = at(one);
    if (here < 0) return [];
    if (/\b(?:since|from|starting)\b[^@]{0,200}@/.test(text)) return between(here, last);
    if (/\b(?:after|following|onwards?|beyond)\b[^@]{0,200}@/.test(text))
      return [...between(here, last), ...between(here, here + 1)];
    if (/\b(?:until|till|up to|before|to|by)\b[^@#]{0,200}@/.test(text))
      return [...between(0, here), ...between(here - 1, here)];
    return between(here - 1, here);
  });
}

interface Amounts {
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly by: string | undefined;
}

function readAmounts({ text }: Clause): Amounts {
  return {
    from: /\b(?:from|at|of)(?: @\d{1,30} (?:at|with|of|,))? #(\d{1,30})(?! %)/.exec(text)?.[1],
    to: /\b(?:to|at)(?: only| just| about| around)? #(\d{1,30})(?! %)(?!.{0,200}\bto #)/.exec(text)?.[1],
    by: /\bby (?:\w{1,30} )?#(\d{1,30})/.exec(text)?.[1],
  };
}

function doAmountsFit({ from, to }: Stretch, amounts: Amounts, clause: Clause): boolean {
  const isRough = ROUGH.test(clause.text);
  const isFrom = /\bfrom\b/.test(clause.text);
  const first = isFrom ? numberAt(clause, amounts.from ?? '-1') : null;
  const last = amounts.to === undefined ? null : numberAt(clause, amounts.to);
  const by = amounts.by === undefined ? null : numberAt(clause, amounts.by);
  if (first && !isWrittenAs(first, from.y, isRough)) return false;
  if (last && amounts.to !== amounts.from && !isWrittenAs(last, to.y, isRough)) return false;
  if (!by) return true;
  const change = Math.abs(to.y - from.y);
  return new RegExp(String.raw`#${amounts.by} %`).test(clause.text)
    ? isWrittenAs(by, (change / Math.abs(from.y)) * 100, isRough) || isWrittenAs(by, change, isRough)
    : isWrittenAs(by, change, isRough);
}

function isFactor({ from, to }: Stretch, factor: number, text: string): boolean {
  const ratio = to.y / from.y;
  if (/\b(?:more than|over)\b/.test(text)) return factor < 1 ? ratio <= factor : ratio >= factor;
  return Math.abs(ratio / factor - 1) <= (ROUGH.test(text) ? 0.2 : 0.1);
}

function isLevel({ marks, from, to }: Stretch): boolean {
  const values = marks.map(({ y }) => y);
  const spread = maxOf(values) - minOf(values);
  return (
    (marks.length === 2 && from.y === to.y) || spread <= 0.08 * Math.max(Math.abs(from.y), Math.abs(to.y))
  );
}

function isMonotone({ marks }: Stretch, isUp: boolean): boolean {
  return marks.slice(1).every(({ y }, at) => {
    const before = marks[at]?.y ?? y;
    return isUp ? y >= before : y <= before;
  });
}

/** Between named places the ends decide; of everything the ends or the line of least squares may. */
function doesGo({ from, to, marks }: Stretch, isUp: boolean, isNamed: boolean): boolean {
  const change = to.y - from.y;
  if (isUp ? change > 0 : change < 0) return true;
  if (isNamed) return false;
  const middle = (marks.length - 1) / 2;
  const slope = marks.reduce((sum, { y }, at) => sum + (at - middle) * y, 0);
  return isUp ? slope > 0 : slope < 0;
}

function stateStretch({ view, from, to }: Stretch, isNamed: boolean): ChartClaim {
  const [a, b] = writeMarks([from, to], view, isNamed);
  const none = { place: '', value: '' };
  return { code: 'claim_step', parameters: { from: a ?? none, to: b ?? none } };
}
