import { combine, isWrittenAs, judge, type Verdict } from '@relievo/graphic/claims';
import { type Clause, isOfPercent, listNumbers, listRows, numberAt } from './clauses.ts';
import { HIGHEST, LOWEST, NTH, NUMBERED, ROUGH } from './cues.ts';
import type { ChartClaim } from './messages.ts';
import { type Mark, type View, writeAmount } from './views.ts';

const CUE = new RegExp(String.raw`\b(?:(?:(${NTH})|next|runner-up)[- ])?(?:(${HIGHEST})|(${LOWEST}))\b`, 'g');
/** “The largest rise” is about a step, and “the most of the axis” about no value. */
const OF_STEPS =
  /\b(?:largest|biggest|greatest|steepest|sharpest|smallest|highest|most|fastest)\b(?: \w{1,30})?(?: \w{1,30})? (rise|fall|drop|jump|step|increase|decrease|decline|change|growth|gain|gap|difference|loss)\b/;
/** Such words are names of axes and marks. */
const OTHER =
  /\b(?:axis|axes|scale|tick|mark on|grid|label|title|top of the (?:page|sheet)|between the (?:highest|lowest))\b/;

/** Judges “the highest is …”: the place, its value, or both. */
export function judgeExtreme(clause: Clause): Verdict<ChartClaim> | null {
  const { text } = clause;
  if (isOfSteps(clause) || OTHER.test(text) || /\bthan\b(?! (?:any|all|every|the (?:other|rest)))/.test(text))
    return null;
  if (/#\d{1,30} times\b/.test(text)) return judgeTimes(clause);
  const cues = [...text.matchAll(CUE)];
  if (cues.length === 0) return null;
  return combine(cutAround(text, cues).map((piece) => judgePiece(clause, piece)));
}

/** “The greatest change” is a value if the axis is of changes. */
function isOfSteps({ text, chart }: Clause): boolean {
  const noun = OF_STEPS.exec(text)?.[1];
  return noun !== undefined && !chart.y.name.toLowerCase().includes(noun);
}

/** Judges “the highest is 3 times the lowest”. */
function judgeTimes(clause: Clause): Verdict<ChartClaim> | null {
  const found =
    /\b(?:highest|largest|tallest|greatest|biggest|longest|maximum)\b.{0,40}#(\d{1,4}) times\b.{0,40}\b(?:lowest|smallest|shortest|minimum|least|fewest)\b/.exec(
      clause.text,
    );
  const number = numberAt(clause, found?.[1]);
  const [first] = clause.views;
  if (!number || !first) return null;
  const ratio = (view: View): number =>
    (rankMarks(view, 1, true)[0]?.y ?? 0) / (rankMarks(view, 1, false)[0]?.y ?? 0);
  return judge(
    clause.views.some((view) => isWrittenAs(number, ratio(view), true)),
    stateExtreme(first, 1, true),
  );
}

interface Piece {
  readonly words: string;
  readonly rank: number;
  readonly isHigh: boolean;
}

/** Gives each superlative the words up to the next one, or from the last one where its name comes first. */
function cutAround(text: string, cues: readonly RegExpExecArray[]): readonly Piece[] {
  const isNameFirst = /[@]/.test(text.slice(0, cues[0]?.index));
  return cues.map((cue, at) => {
    const end = cue.index + cue[0].length;
    const before = cues[at - 1];
    const from = isNameFirst ? (before ? before.index + before[0].length : 0) : cue.index;
    const to = isNameFirst && cues.length > 1 ? end : (cues[at + 1]?.index ?? text.length);
    const rank = cue[1] ? (NUMBERED[cue[1]] ?? 1) : /^(?:next|runner)/.test(cue[0]) ? 2 : 1;
    const last = cues.length === 1 ? text : text.slice(from, to);
    return { words: last, rank, isHigh: cue[2] !== undefined };
  });
}

function judgePiece(clause: Clause, { words, rank, isHigh }: Piece): Verdict<ChartClaim> | null {
  const rows = listRows(clause, words);
  const numbers = /[#]\d{1,30} %/.test(words) && !isOfPercent(clause) ? [] : listNumbers(clause, words);
  if ((rows.length === 0 && numbers.length !== 1) || numbers.length > 1)
    return judgeSeries(clause, { words, rank, isHigh });
  const isRough = ROUGH.test(words);
  const isTrue = clause.views.some((view) => {
    const marks = rankMarks(view, rank, isHigh);
    const value = marks[0]?.y;
    if (value === undefined) return false;
    const isPlace = rows.every((options) => marks.some(({ row }) => options.includes(row)));
    return isPlace && numbers.every((number) => isWrittenAs(number, value, isRough));
  });
  // “In 2013, Mean is highest”: the highest of the series at a place.
  const isAcross =
    clause.series.length === 1 && rows.length === 1 && isExtremeAcross(clause, rows[0] ?? [], isHigh);
  return judge(isTrue || isAcross, stateExtreme(clause.views[0], rank, isHigh));
}

/** Judges “the highest line is …” without a place. */
function judgeSeries(
  { chart, series, text }: Clause,
  { words, rank, isHigh }: Piece,
): Verdict<ChartClaim> | null {
  const [only, ...more] = series;
  if (
    only === undefined ||
    more.length > 0 ||
    rank > 1 ||
    /#/.test(words) ||
    !/\b(?:line|series|curve|overall|always|throughout|every|values?)\b/.test(text)
  )
    return null;
  const sums = chart.series.map(({ points }) => points.reduce((sum, { y }) => sum + (y ?? 0), 0));
  const tops = chart.series.map(({ points }) =>
    pick(
      points.map(({ y }) => y ?? (isHigh ? -Infinity : Infinity)),
      isHigh,
    ),
  );
  const isTrue = [sums, tops].some((values) => values[only] === pick(values, isHigh));
  const best = sums.indexOf(pick(sums, isHigh));
  return judge(isTrue, {
    code: 'claim_series_named',
    parameters: { names: [chart.series[best]?.name ?? ''] },
  });
}

function pick(values: readonly number[], isHigh: boolean): number {
  return values.reduce((best, value) => (isHigh ? Math.max(best, value) : Math.min(best, value)));
}

function isExtremeAcross({ chart, series }: Clause, rows: readonly number[], isHigh: boolean): boolean {
  return rows.some((row) => {
    const values = chart.series.flatMap(({ points }) => points[row]?.y ?? []);
    return chart.series[series[0] ?? -1]?.points[row]?.y === pick(values, isHigh);
  });
}

/** Lists the marks of a rank: equal values share it, and what comes after them is the next. */
export function rankMarks({ marks }: View, rank: number, isHigh: boolean): readonly Mark[] {
  const values = [...new Set(marks.map(({ y }) => y))].toSorted((a, b) => (isHigh ? b - a : a - b));
  return marks.filter(({ y }) => y === values[rank - 1]);
}

function stateExtreme(view: View | undefined, rank: number, isHigh: boolean): ChartClaim {
  const marks = view ? rankMarks(view, rank, isHigh) : [];
  const value = view && marks[0] ? writeAmount(marks[0].y, view) : '';
  if (rank > 1)
    return {
      code: 'claim_values',
      parameters: { values: marks.map(({ label }) => ({ place: label, value })) },
    };
  return {
    code: isHigh ? 'claim_highest' : 'claim_lowest',
    parameters: { places: marks.map(({ label }) => label), value },
  };
}
