import { isWrittenAs, judge, type Verdict } from '@relievo/graphic/claims';
import { shareOf as toShare } from '@relievo/words';
import { type Clause, isOfPercent, listNumbers, listRows } from './clauses.ts';
import { LESS, MORE, ROUGH } from './cues.ts';
import { dataNouns } from './data-nouns.ts';
import type { ChartClaim } from './messages.ts';
import { nounsOf } from './nouns.ts';
import { type View, writeAmount } from './views.ts';

const SUM =
  /\b(?:sum|sums|total|totals|totalling|altogether|in total|combined|together|adds? up|added|in all|overall|all told|the whole)\b/;
const BETWEEN =
  /\b(?:range|ranges|ranged|ranging|var(?:y|ies|ied)|runs?|ran|goes|go|lies?|lay|spread|falls?|are|is|were|extends?|between|from|spans?|covers?)\b.{0,200}?#(\d{1,30}) (?:[a-z/°%²³]{1,30} ){0,3}?(?:to|and|atmost|up to|-) #(\d{1,30})/;
const PARTS: readonly (readonly [RegExp, number])[] = [
  [/\bthree[- ]quarters? of\b|\b#\d{1,30} quarters of\b/, 3 / 4],
  [/\btwo[- ]thirds of\b/, 2 / 3],
  [/\b(?:a|one|#\d{1,30}) ?[- ]?quarter of\b/, 1 / 4],
  [/\b(?:a|one|#\d{1,30}) ?[- ]?third of\b/, 1 / 3],
  [/\b(?:a|one|#\d{1,30}) ?[- ]?fifth of\b/, 1 / 5],
  [/\b(?:a|one|#\d{1,30}) ?[- ]?tenth of\b/, 1 / 10],
  [/\bhalf\b/, 1 / 2],
];

function sumOf({ marks }: View): number {
  return marks.reduce((sum, { y }) => sum + y, 0);
}

/** Judges sums of everything or of the named places, means and medians. */
export function judgeSum(clause: Clause): Verdict<ChartClaim> | null {
  const { text, views } = clause;
  const [number, ...more] = listNumbers(clause, text);
  const [view] = views;
  if (!number || more.length > 0 || !view || (/#\d{1,30} %/.test(text) && !isOfPercent(clause))) return null;
  const isRough = ROUGH.test(text);
  if (/\b(?:axis|difference|than)\b/.test(text)) return null;
  const nouns = nounsOf(clause.chart);
  if (
    new RegExp(String.raw`#\d{1,30} (?:different )?(?:${nouns.rows}|${nouns.series})\b`).test(text) &&
    !dataNouns(clause.chart.y.name).some((noun) => text.includes(noun))
  )
    return null;
  const rows = listRows(clause, text);
  if (rows.length === 0 && /\bmedian\b/.test(text))
    return judge(
      views.some((one) => isWrittenAs(number, medianOf(one), isRough)),
      {
        code: 'claim_median',
        parameters: { value: writeAmount(medianOf(view), view) },
      },
    );
  if (rows.length === 0 && /\b(?:average|mean|averages|averaged)\b/.test(text))
    return judge(
      views.some((one) => isWrittenAs(number, sumOf(one) / one.marks.length, isRough)),
      {
        code: 'claim_mean',
        parameters: { value: writeAmount(sumOf(view) / view.marks.length, view) },
      },
    );
  if (!SUM.test(text) || (rows.length === 1 && clause.chart.series.length === 1)) return null;
  const wanted = rows.flat();
  const sums = views.map((one) => ({
    ...one,
    marks: rows.length === 0 ? one.marks : one.marks.filter(({ row }) => wanted.includes(row)),
  }));
  const shown = (rows.length > 1 ? sums[0] : sums.at(-1)) ?? view;
  return judge(
    sums.some((one) => isWrittenAs(number, sumOf(one), isRough)),
    {
      code: 'claim_sum',
      parameters: { value: writeAmount(sumOf(shown), shown) },
    },
  );
}

function medianOf({ marks }: View): number {
  const sorted = marks.map(({ y }) => y).toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

/** Judges the values between which all lie, and the distance of the highest from the lowest. */
export function judgeExtent(clause: Clause): Verdict<ChartClaim> | null {
  const { text, views, reading } = clause;
  const [view] = views;
  if (
    !view ||
    listRows(clause, text).length > 0 ||
    /\b(?:axis|axes|scale|ticks?|quarters?|half)\b/.test(text)
  )
    return null;
  const found = BETWEEN.exec(text);
  const [low, high] = [reading.numbers[Number(found?.[1] ?? -1)], reading.numbers[Number(found?.[2] ?? -1)]];
  const right: ChartClaim = {
    code: 'claim_extent',
    parameters: { lowest: writeAmount(endsOf(view)[0], view), highest: writeAmount(endsOf(view)[1], view) },
  };
  if (low && high) {
    if (/#\d{1,30} [a-z]{1,30} (?:are|is|have|has|lie|were)\b/.test(text)) return null;
    const isRough = ROUGH.test(text);
    const isBetween = /\bbetween\b/.test(text);
    if (
      /\b(?:rises?|rose|fall|falls|fell|grew|grows|increase[sd]?|decrease[sd]?|drop\w*|climb\w*)\b/.test(text)
    )
      return null;
    return judge(
      views.some((one) => {
        const ends = endsOf(one);
        const isExact = isWrittenAs(low, ends[0], isRough) && isWrittenAs(high, ends[1], isRough);
        const isTurned = isWrittenAs(high, ends[0], isRough) && isWrittenAs(low, ends[1], isRough);
        return isExact || isTurned || (isBetween && low.value <= ends[0] && high.value >= ends[1]);
      }),
      right,
    );
  }
  const [number, ...more] = listNumbers(clause, text);
  const isSpread =
    /\b(?:highest|largest|biggest|tallest|greatest|maximum|max|longest)\b.{0,200}\b(?:lowest|smallest|shortest|minimum|min|least|fewest)\b|\b(?:lowest|smallest|shortest|minimum|min|least|fewest)\b.{0,200}\b(?:highest|largest|biggest|tallest|greatest|maximum|max|longest|most)\b/.test(
      text,
    );
  if (
    number &&
    more.length === 0 &&
    ((isSpread && /\b(?:difference|gap|apart|differ|separates?|distance)\b/.test(text)) ||
      /\b(?:the )?range (?:of the \w{1,30} )?(?:is|was)\b/.test(text))
  )
    return judge(
      views.some((one) => isWrittenAs(number, endsOf(one)[1] - endsOf(one)[0], ROUGH.test(text))),
      {
        code: 'claim_difference',
        parameters: { value: writeAmount(endsOf(view)[1] - endsOf(view)[0], view) },
      },
    );
  return null;
}

function endsOf({ marks }: View): readonly [number, number] {
  const values = marks.map(({ y }) => y);
  return [
    values.reduce((a, b) => Math.min(a, b), Infinity),
    values.reduce((a, b) => Math.max(a, b), -Infinity),
  ];
}

/** Judges “A is 40 %, B is 35 % and C is 25 %”. */
function judgeShares(clause: Clause, rows: readonly (readonly number[])[]): Verdict<ChartClaim> | null {
  const order = [...clause.text.matchAll(/([@#])\d{1,30}/g)].map(([, sign]) => sign).join('');
  const numbers = listNumbers(clause, clause.text);
  if (!/^(?:@#)+$|^(?:#@)+$/.test(order) || rows.length !== numbers.length) return null;
  const wrong = rows.findIndex((options, at) => {
    const number = numbers[at];
    return !clause.views.some((view) =>
      view.marks.some(
        ({ row, y }) =>
          number &&
          options.includes(row) &&
          (isWrittenAs(number, (y / sumOf(view)) * 100) || isWrittenAs(number, y)),
      ),
    );
  });
  const [view] = clause.views;
  const mark = view?.marks.find(({ row }) => rows[wrong]?.includes(row));
  if (!view || !mark) return { outcome: 'true' };
  return judge(false, {
    code: 'claim_share',
    parameters: { place: mark.label, share: toShare(mark.y, sumOf(view)) },
  });
}

/** Judges the share that one place or several have of everything. */
export function judgeShare(clause: Clause): Verdict<ChartClaim> | null {
  const { text, views } = clause;
  const rows = listRows(clause, text);
  const [view] = views;
  if (rows.length === 0 || !view) return null;
  if (
    /\b(?:rise|rises|rose|fall|falls|fell|increase[sd]?|decrease[sd]?|than @|as .{0,200} as|times)\b/.test(
      text,
    )
  )
    return null;
  const percents = [...text.matchAll(/#(\d{1,30}) %/g)];
  if (percents.length > 1) return judgeShares(clause, rows);
  const at = percents[0]?.[1];
  const number = at === undefined ? null : (clause.reading.numbers[Number(at)] ?? null);
  const part = PARTS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
  const isOfWhole = /\bof (?:the|all|everything|every|its)\b|\btotal|\bwhole\b|\bpie\b|\bcircle\b/.test(text);
  if (number === null && (part === null || !isOfWhole)) return null;
  if (number !== null && isOfPercent(clause)) return null;
  const wanted = rows.flat();
  const shareOf = (one: View): number => {
    const marks = one.marks.filter(({ row }) => wanted.includes(row));
    return sumOf({ ...one, marks }) / sumOf(one);
  };
  const right: ChartClaim = {
    code: 'claim_share',
    parameters: {
      place: view.marks
        .filter(({ row }) => wanted.includes(row))
        .map(({ label }) => label)
        .join(', '),
      share: toShare(shareOf(view), 1),
    },
  };
  const isValue =
    number !== null &&
    views.some((one) => one.marks.some(({ row, y }) => wanted.includes(row) && isWrittenAs(number, y)));
  if (isValue && rows.length === 1) return { outcome: 'true' };
  const isMore = new RegExp(String.raw`\b(?:${MORE}|atleast)\b(?: than)? (?:#|an? |half|one)`).test(text);
  const isLess = new RegExp(String.raw`\b(?:${LESS}|atmost)\b(?: than)? (?:#|an? |half|one)`).test(text);
  const isRough = ROUGH.test(text);
  return judge(
    views.some((one) => {
      const share = shareOf(one);
      const claimed = number === null ? (part ?? 0) : number.value / 100;
      if (isMore) return share >= claimed - 1e-9;
      if (isLess) return share <= claimed + 1e-9;
      if (number) return isWrittenAs(number, share * 100, isRough);
      return Math.abs(share - claimed) <= (isRough ? 0.06 : 0.025);
    }),
    right,
  );
}
