import { combine, judge, type Verdict } from '@relievo/graphic/claims';
import { type Clause, listRows } from './clauses.ts';
import { FALL, HIGHEST, LOWEST, NTH, NUMBERED, RISE } from './cues.ts';
import type { ChartClaim } from './messages.ts';
import { nounsOf } from './nouns.ts';

const SHOWN = 12;
const NUMBER = `${NTH}|last|final|leftmost|rightmost`;
/** These say how large something is, and not where it is. */
const OF_SIZE = new RegExp(String.raw`\b(?:${HIGHEST}|${LOWEST}|${RISE}|${FALL})\b|#`);

/** Judges which place is first or last, and which comes before, after, between or beside which. */
export function judgeOrder(clause: Clause): Verdict<ChartClaim> | null {
  const { text, chart } = clause;
  const rows = listRows(clause, text);
  const labels = (chart.series[0]?.points ?? []).map(({ label }) => label);
  const right: ChartClaim = { code: 'claim_order', parameters: { names: labels.slice(0, SHOWN) } };
  if (rows.length === 0) return judgeSorted(clause, right);
  if (OF_SIZE.test(text.replaceAll(new RegExp(String.raw`\b(?:top|last|first)\b`, 'g'), ''))) return null;
  if (chart.type === 'scatter') return null;
  const last = labels.length - 1;
  const ends = readEnds(clause, last);
  if (ends.length > 0)
    return judge(
      ends.every(({ at, options }) => options.includes(at)),
      right,
    );
  return judgeNumbered(clause, last, right) ?? judgeBeside(clause, right) ?? judgeList(clause, right);
}

/** Reads “from A to B” of an axis, “begins with A” and “ends in B”. */
function readEnds(
  clause: Clause,
  last: number,
): readonly { readonly at: number; readonly options: readonly number[] }[] {
  const { text } = clause;
  const noun = nounsOf(clause.chart).rows;
  const [, from, to] =
    /\bfrom (?:the \w{1,30} )?@(\d{1,30}) (?:\w{1,30} ){0,3}?(?:to|until|till|up to|through) (?:the \w{1,30} )?@(\d{1,30})/.exec(
      text,
    ) ?? [];
  const isWhole = new RegExp(
    String.raw`\b(?:axis|chart|graph|data|diagram|series|line|it|covers?|spans?|period|runs?|${noun})\b`,
  ).test(text);
  if (from !== undefined && to !== undefined && isWhole && !/\b(?:left|order|rise|fall)\b/.test(text))
    return [
      { at: 0, options: rowsAt(clause, from) },
      { at: last, options: rowsAt(clause, to) },
    ];
  const [, edge, mark] =
    /\bat the (beginning|start|end|left end|right end) of the (?:axis|chart|row|line|list)(?: [a-z]{1,30}){0,3}? (?:the )?@(\d{1,30})/.exec(
      text,
    ) ?? [];
  if (edge !== undefined && mark !== undefined)
    return [{ at: /^(?:end|right)/.test(edge) ? last : 0, options: rowsAt(clause, mark) }];
  const first =
    /\b(?:begins?|starts?|started|began|opens?|commences?) (?:with|at|in|on|from)(?: the)?(?: \w{1,30})? @(\d{1,30})/.exec(
      text,
    )?.[1];
  const end =
    /\b(?:ends?|ended|finish(?:es|ed)?|stops?|closes?|concludes?) (?:with|at|in|on)(?: the)?(?: \w{1,30})? @(\d{1,30})/.exec(
      text,
    )?.[1];
  return [
    ...(first === undefined ? [] : [{ at: 0, options: rowsAt(clause, first) }]),
    ...(end === undefined ? [] : [{ at: last, options: rowsAt(clause, end) }]),
  ];
}

function judgeNumbered(clause: Clause, last: number, right: ChartClaim): Verdict<ChartClaim> | null {
  const { text, chart } = clause;
  const found = new RegExp(String.raw`\b(?:(second|third) to )?(${NUMBER})\b`).exec(text);
  const rows = listRows(clause, text);
  const [options] = rows;
  if (!found || !options || rows.length > 1) return null;
  const [, behind, word = ''] = found;
  const isEnd = /^(?:last|final|rightmost)$/.test(word);
  const at = isEnd ? last - (behind ? (NUMBERED[behind] ?? 1) - 1 : 0) : (NUMBERED[word] ?? 1) - 1;
  const noun = nounsOf(chart).rows;
  const isOfMarks = new RegExp(
    String.raw`\b(?:${NUMBER}) (?:of (?:all )?the )?(?:\w{1,30} )?(?:${noun}|one|name|label|entry)\b|\b(?:leftmost|rightmost)\b|\bfrom the left\b|\blisted\b|\baxis\b`,
  ).test(text);
  const fromRight = /\bfrom the (?:right|end)\b/.test(text);
  if (options.includes(fromRight ? last - at : at)) return { outcome: 'true' };
  if (isOfMarks) return judge(false, right);
  // “Comes third” may be a rank.
  const ranks = clause.views.map(({ marks }) => marks.toSorted((a, b) => b.y - a.y).map(({ row }) => row));
  if (ranks.some((order) => options.includes(order[isEnd ? order.length - 1 : at] ?? -1)))
    return { outcome: 'true' };
  return /\b(?:comes?|came|is|was|stands?)(?: the)?(?: \w{1,30})? (?:first|last|second|third|fourth|fifth)\b|^(?:first|last|second|third)(?: of all)? (?:comes?|came|is|in line)\b/.test(
    text,
  )
    ? judge(false, right)
    : null;
}

/** Reads “A comes after B”, “A is between B and C”, “A is next to B”. */
function judgeBeside(clause: Clause, right: ChartClaim): Verdict<ChartClaim> | null {
  const { text, chart } = clause;
  const [, a, way, b] =
    /@(\d{1,30})(?: \w{1,30}){0,5}? (?:(?:directly|immediately|right|just|straight) )?(after|follows|before|precedes|behind|next to|beside|adjacent to|followed by|preceded by|(?:to |on )?the (?:left|right) of|(?:left|right) of)(?: \w{1,30}){0,3}? @(\d{1,30})/.exec(
      text,
    ) ?? [];
  const between =
    /@(\d{1,30})(?: \w{1,30}){0,4}? between(?: \w{1,30}){0,3}? @(\d{1,30})(?: \w{1,30}){0,3}? and(?: \w{1,30}){0,3}? @(\d{1,30})/.exec(
      text,
    );
  if (between) {
    const [one, low, high] = between.slice(1).map((at) => rowsAt(clause, at)[0] ?? -1);
    const isInside =
      one !== undefined && low !== undefined && high !== undefined && (one - low) * (high - one) > 0;
    const value = (row: number | undefined) =>
      clause.views[0]?.marks.find((mark) => mark.row === row)?.y ?? 0;
    const isOfSize = (value(one) - value(low)) * (value(high) - value(one)) >= 0;
    return judge(isInside || isOfSize, right);
  }
  if (a === undefined || b === undefined || way === undefined) return null;
  const [one, other] = [rowsAt(clause, a), rowsAt(clause, b)];
  const isTime = chart.x.kind === 'date';
  if (isTime && /^(?:after|before)$/.test(way) && !/\b(?:comes?|came|bar|listed)\b/.test(text)) return null;
  const isNext =
    /\b(?:directly|immediately|right|just|straight) (?:after|before|follows|precedes)|followed by|preceded by|next to|beside|adjacent/.test(
      text,
    ) && !/\b(?:to |on )the right of\b/.test(text);
  const isEither = /^(?:next to|beside|adjacent to)$/.test(way);
  const isAfter = /^(?:after|follows|behind|preceded by)$|right of/.test(way);
  const fits = (x: number, y: number): boolean => {
    const by = isAfter ? x - y : y - x;
    if (isEither) return Math.abs(by) === 1;
    return isNext ? by === 1 : by > 0;
  };
  if (
    /left of|right of/.test(way) &&
    (chart.type !== 'bar' || chart.bars?.direction === 'lying') &&
    chart.type !== 'line'
  )
    return null;
  return judge(
    one.some((x) => other.some((y) => fits(x, y))),
    right,
  );
}

/** Reads the names in their order: “from left to right the bars are A, B and C”. */
function judgeList(clause: Clause, right: ChartClaim): Verdict<ChartClaim> | null {
  const rows = listRows(clause, clause.text);
  if (
    rows.length < 3 ||
    !/\b(?:in (?:this|that|the following) order|in order|order is|order of the \w{1,30} is|left to right|in turn|top to bottom|clockwise)\b/.test(
      clause.text,
    )
  )
    return null;
  if (/\border of (?:size|height|value|length)\b/.test(clause.text)) return null;
  return judge(
    rows
      .slice(1)
      .every((options, at) => options.some((row) => (rows[at] ?? []).some((before) => row > before))),
    right,
  );
}

/** Judges “sorted from the largest to the smallest”. */
function judgeSorted({ text, views }: Clause, right: ChartClaim): Verdict<ChartClaim> | null {
  if (
    !/\b(?:sorted|ordered|arranged|in (?:ascending|descending|increasing|decreasing|falling|rising) order|in order of (?:size|height|value))\b/.test(
      text,
    )
  )
    return null;
  const isDown =
    /\b(?:descending|decreasing|falling)\b|\b(?:from|the) (?:the )?(?:largest|highest|tallest|biggest|greatest|longest|most)\b.{0,200}\bto\b/.test(
      text,
    );
  const isUp =
    /\b(?:ascending|increasing|rising)\b|\bfrom (?:the )?(?:smallest|lowest|shortest|least|fewest)\b/.test(
      text,
    );
  if (isDown === isUp) return null;
  const verdicts = views.map(({ marks }) =>
    marks.slice(1).every(({ y }, at) => (isUp ? y >= (marks[at]?.y ?? y) : y <= (marks[at]?.y ?? y))),
  );
  return combine([judge(verdicts.some(Boolean), right)]);
}

function rowsAt({ reading }: Clause, at: string): readonly number[] {
  return (reading.things[Number(at)] ?? []).flatMap((thing) => (thing.kind === 'row' ? [thing.row] : []));
}
