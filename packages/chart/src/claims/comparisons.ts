import { isWrittenAs, judge, type Verdict } from '@relievo/graphic/claims';
import { type Clause, isOfPercent, listMarks, listNumbers } from './clauses.ts';
import { LESS, MORE, ROUGH } from './cues.ts';
import { rankMarks } from './extremes.ts';
import type { ChartClaim } from './messages.ts';
import { type View, writeAmount } from './views.ts';

/** Two values that a sentence compares, as far as it says which. */
interface Pair {
  readonly one: number;
  readonly other: number;
  readonly names: readonly [string, string];
  readonly view: View;
}

const CMP = new RegExp(String.raw`\b(?:(${MORE})|(${LESS}))\b`);
const TIMES: Readonly<Record<string, number>> = {
  twice: 2,
  double: 2,
  triple: 3,
  thrice: 3,
  half: 0.5,
  quadruple: 4,
};
const FACTOR =
  /(?<!\w)(?:(twice|double|triple|thrice|quadruple|half)|(?:(?:a|one) )?(third|quarter|fifth)|#(\d{1,30}) times)\b/;
const EQUAL =
  /\b(?:same|equal|equals|equally|tie[ds]?|identical|level with|as (?:many|much|high|tall|large|big|long|low|small|short|great|often|fast|deep|heavy|old|warm|popular|common)\b.{0,200} as|matches|alike|no difference|just as)\b/;

const AGAINST_REST = new RegExp(
  String.raw`\b(?:than|${MORE}|${LESS})(?: (?:is|are|that|those|of|for|in)){0,5} (?:any|all|every|everything|everyone|each|the (?:others?|rest))\b`,
);

/** Judges what a clause says of two values: which is more, by how much or how many times, or that they are equal. */
export function judgeComparison(clause: Clause): Verdict<ChartClaim> | null {
  const { text } = clause;
  if (AGAINST_REST.test(text)) return judgeAgainstRest(clause);
  const marks = dropCompared(clause, listMarks(text, '@'));
  if (marks.length < 2 || /\b(?:together|combined|sum|total|altogether|average|mean of)\b/.test(text))
    return null;
  const pairs = listPairs(clause, marks);
  const [first] = pairs;
  if (!first) return null;
  const opposed = readOpposed(clause) ?? readCompared(clause, marks);
  const claim = opposed ?? readRelation(clause);
  if (!claim) return null;
  return judge(pairs.some(claim), {
    code: 'claim_values',
    parameters: {
      values: [first.one, first.other].map((value, at) => ({
        place: first.names[at] ?? '',
        value: writeAmount(value, first.view),
      })),
    },
  });
}

/** Reads which relation the clause claims, of the name that it says first to the one that it says second. */
function readRelation(clause: Clause): ((pair: Pair) => boolean) | null {
  const { text } = clause;
  const numbers = listNumbers(clause, text);
  const isRough = ROUGH.test(text);
  const factor = readFactor(clause);
  const isDifference = /\b(?:differences?|gap|apart|differ(?:s|ed)?|separate[sd]?|separates|lead)\b/.test(
    text,
  );
  const isNot = /\b(?:not|never|neither|nor|no)\b/.test(text);
  const [number, ...more] = numbers;
  if (factor !== null) return isNot ? null : ({ one, other }) => isTimes(one / other, factor, text, isRough);
  if (more.length > 0) return null;
  if (number && isDifference)
    return isNot ? null : ({ one, other }) => isWrittenAs(number, Math.abs(one - other), isRough);
  const cue = CMP.exec(text);
  const isCompared =
    cue &&
    (/\bthan\b|\bcompared\b/.test(text) ||
      /^(?:above|over|exceed|beat|outn|surp|outr|tops|overt|lead|led|beyond|ahead|in front|outw|outd|below|under|trail|behind|fall|fell|beneath)/.test(
        cue[0],
      ));
  if (cue && isCompared) {
    const isMore = cue[1] !== undefined;
    const isPercent = /#\d{1,30} %/.test(text);
    return ({ one, other }) => {
      const by = isMore ? one - other : other - one;
      if (isPercent && number && !isNot) {
        const isShare = isWrittenAs(number, (by / Math.abs(other)) * 100, isRough);
        return isShare || (isOfPercent(clause) && isWrittenAs(number, by, isRough));
      }
      if (isNot) return number ? true : by <= 0;
      return number ? isWrittenAs(number, by, isRough) : by > 0;
    };
  }
  if (/\bnot (?:quite )?(?:reach|match|come up to|attain|get up to)\b/.test(text) && !number)
    return ({ one, other }) => one < other;
  if (/\bnot (?:quite )?(?:as|so)\b.{0,200} as /.test(text) && !number)
    return ({ one, other }) => one < other;
  if (EQUAL.test(text) && !number)
    return ({ one, other }) => {
      const isEqual = ROUGH.test(text)
        ? Math.abs(one - other) <= 0.15 * Math.max(Math.abs(one), Math.abs(other))
        : one === other;
      return isNot && !/\bno difference\b/.test(text) ? !isEqual : isEqual;
    };
  return null;
}

/** Drops the name that “Comparing A with B, A is larger” repeats, and puts the subject first. */
function dropCompared({ text, reading }: Clause, marks: readonly number[]): readonly number[] {
  const [a, b, subject] = marks;
  if (
    marks.length !== 3 ||
    !/\bcompar/.test(text) ||
    a === undefined ||
    b === undefined ||
    subject === undefined
  )
    return marks;
  const isSame = (at: number) =>
    (reading.things[at] ?? []).some((thing) => reading.things[subject]?.includes(thing));
  return isSame(a) ? [a, b] : isSame(b) ? [b, a] : marks;
}

function readCompared({ text }: Clause, marks: readonly number[]): ((pair: Pair) => boolean) | null {
  if (
    !/\bcompar/.test(text) ||
    listMarks(text, '@').length !== 3 ||
    marks.length !== 2 ||
    /#|\bnot\b/.test(text)
  )
    return null;
  const cue = CMP.exec(text);
  if (!cue) return null;
  return cue[1] === undefined ? ({ one, other }) => one < other : ({ one, other }) => one > other;
}

/** Reads “A is lower, and B is higher”. */
function readOpposed({ text }: Clause): ((pair: Pair) => boolean) | null {
  const found = new RegExp(
    String.raw`@\d{1,30} (?:is|was|has|are) (?:the )?(?:(${MORE})|(${LESS}))(?: one)? (?:, )?(?:and|but|while|;)? ?@\d{1,30} (?:is|was|has|are)? ?(?:the )?(?:(${MORE})|(${LESS}))\b`,
  ).exec(text);
  if (!found || (found[1] === undefined) === (found[3] === undefined)) return null;
  return found[1] === undefined ? ({ one, other }) => one < other : ({ one, other }) => one > other;
}

function readFactor(clause: Clause): number | null {
  const { text } = clause;
  const found = FACTOR.exec(text);
  if (!found || !/\b(?:as|of|the|than|times|double|triple|twice|half)\b/.test(text)) return null;
  const [, word, part, at] = found;
  if (word) return TIMES[word] ?? null;
  if (part)
    return /\bas\b|\bof @/.test(text) ? ({ third: 1 / 3, quarter: 1 / 4, fifth: 1 / 5 }[part] ?? null) : null;
  return clause.reading.numbers[Number(at)]?.value ?? null;
}

/** Whether a value is so many times another: people say it of what is near enough. */
function isTimes(ratio: number, factor: number, text: string, isRough: boolean): boolean {
  if (/\b(?:more than|over)\b/.test(text)) return ratio > factor * 0.999;
  if (/\b(?:less than|under|not quite|fewer than)\b/.test(text)) return ratio < factor * 1.001;
  return Math.abs(ratio / factor - 1) <= (isRough ? 0.2 : 0.06);
}

/** Lists the values that two names may be for: two places of a series, or two series at a place or everywhere. */
function listPairs(clause: Clause, marks: readonly number[]): readonly Pair[] {
  const { chart, reading, text } = clause;
  const things = marks.map((at) => reading.things[at] ?? []);
  const rows = things.flatMap((all) => {
    const found = all.flatMap((thing) => (thing.kind === 'row' ? [thing.row] : []));
    return found.length > 0 ? [found] : [];
  });
  const series = things.flatMap((all) =>
    all.flatMap((thing) => (thing.kind === 'series' ? [thing.series] : [])),
  );
  const isTurned =
    new RegExp(
      String.raw`^(?:(?:${MORE})|(?:${LESS}))(?: \w{1,30})? than (?:the )?@\d{1,30} (?:\w{1,30} ){0,2}?(?:has|have|had|is|are|was|comes?|gets?|shows?) (?:the )?@`,
    ).test(text) ||
    (/\bcompared (?:to|with) @/.test(text) && text.indexOf('compared') < (CMP.exec(text)?.index ?? 0));
  const order = <T>(two: readonly T[]): readonly T[] => (isTurned ? two.toReversed() : two);
  if (rows.length === 2) {
    const [ones = [], others = []] = order(rows);
    return clause.views.flatMap((view) => ones.flatMap((a) => others.flatMap((b) => pairOf(view, a, b))));
  }
  const [a, b] = order([...new Set(series)]);
  if (a === undefined || b === undefined || series.length !== 2 || rows.length > 1) return [];
  return pairSeries(clause, a, b, rows[0] ?? null).map((pair) => ({
    ...pair,
    names: [chart.series[a]?.name ?? '', chart.series[b]?.name ?? ''],
  }));
}

function pairOf(view: View, a: number, b: number): readonly Pair[] {
  const [one, other] = [a, b].map((row) => view.marks.find((mark) => mark.row === row));
  return one && other && a !== b
    ? [{ one: one.y, other: other.y, names: [one.label, other.label], view }]
    : [];
}

function pairSeries(
  { chart, views, text }: Clause,
  a: number,
  b: number,
  rows: readonly number[] | null,
): readonly Pair[] {
  const [view] = views;
  if (!view) return [];
  const values = (index: number) => (chart.series[index]?.points ?? []).map(({ y }) => y);
  const pairs = values(a).flatMap((one, row): readonly Pair[] => {
    const other = values(b)[row];
    if (one === null || other === null || other === undefined) return [];
    return [{ one, other, names: [chart.series[a]?.name ?? '', chart.series[b]?.name ?? ''], view }];
  });
  if (rows) return rows.flatMap((row) => pairs[row] ?? []);
  const [first] = pairs;
  if (!first) return [];
  // Without a place, sums and greatest values may be meant; “always” means each place.
  const isEach = /\b(?:always|every|each|throughout|all)\b/.test(text);
  const worst = pairs.toSorted((x, y) => x.one - x.other - (y.one - y.other));
  if (isEach)
    return [(/\b(?:below|under|lower|less|fewer|smaller)\b/.test(text) ? worst.at(-1) : worst[0]) ?? first];
  const sum = (side: 'one' | 'other') => pairs.reduce((total, pair) => total + pair[side], 0);
  const top = (side: 'one' | 'other') => pairs.reduce((max, pair) => Math.max(max, pair[side]), -Infinity);
  return [
    { ...first, one: sum('one'), other: sum('other') },
    { ...first, one: top('one'), other: top('other') },
  ];
}

/** Judges “A is higher than all others”. */
function judgeAgainstRest(clause: Clause): Verdict<ChartClaim> | null {
  const { text } = clause;
  const cue = CMP.exec(text);
  const [mark, ...more] = listMarks(text, '@');
  const rows = (clause.reading.things[mark ?? -1] ?? []).flatMap((thing) =>
    thing.kind === 'row' ? [thing.row] : [],
  );
  if (!cue || more.length > 0 || rows.length === 0 || /\b(?:not|no|never)\b|#/.test(text)) return null;
  const isHigh = cue[1] !== undefined;
  const best = clause.views.map((view) => rankMarks(view, 1, isHigh));
  const first = best[0] ?? [];
  const view = clause.views[0];
  return judge(
    best.some((marks) => marks.some(({ row }) => rows.includes(row))),
    {
      code: isHigh ? 'claim_highest' : 'claim_lowest',
      parameters: {
        places: first.map(({ label }) => label),
        value: view && first[0] ? writeAmount(first[0].y, view) : '',
      },
    },
  );
}
