import { isWrittenAs, judge, type Verdict, type WrittenNumber } from '@relievo/graphic/claims';
import { countOf } from '@relievo/words';
import { type Clause, isOfPercent, listNumbers, listRows, numberAt } from './clauses.ts';
import { LESS, MORE, ROUGH } from './cues.ts';
import type { ChartClaim } from './messages.ts';
import { nounsOf } from './nouns.ts';
import { type Mark, type View, writeMarks } from './views.ts';

const LIMIT = new RegExp(
  String.raw`\b(?:(atleast)|(atmost)|(${MORE})(?: than)?|(${LESS})(?: than)?)\s{1,30}(?:the (?:value|mark|line) (?:of )?)?#(\d{1,30})`,
);

interface Limit {
  readonly number: WrittenNumber;
  /** Whether a value meets the limit; on the limit itself both answers are right. */
  readonly doesMeet: (value: number, mayTouch: boolean) => boolean;
}

function readLimit(clause: Clause): Limit | null {
  const found = LIMIT.exec(clause.text);
  const number = numberAt(clause, found?.[5]);
  if (!found || !number) return null;
  const isAbove = found[1] !== undefined || found[3] !== undefined;
  const isScaled =
    number.scale !== undefined &&
    clause.views.every(({ marks }) => marks.every(({ y }) => y < (number.scale ?? 0)));
  const limit = number.value / (isScaled ? (number.scale ?? 1) : 1);
  return {
    number,
    doesMeet: (value, mayTouch) => (value === limit ? mayTouch : isAbove ? value > limit : value < limit),
  };
}

/** Judges “A is above 40”, “all bars are above 40”, “three bars are above 40” and “no bar is above 40”. */
export function judgeLimit(clause: Clause): Verdict<ChartClaim> | null {
  const { text, views } = clause;
  const limit = readLimit(clause);
  const [view] = views;
  if (!limit || !view || ROUGH.test(text) || /#\d{1,30} times/.test(text)) return null;
  if (/#\d{1,30} %/.test(text) && !isOfPercent(clause)) return null;
  const count = (one: View, mayTouch: boolean) =>
    one.marks.filter(({ y }) => limit.doesMeet(y, mayTouch)).length;
  const met: ChartClaim = {
    code: 'claim_met',
    parameters: { met: count(view, true), of: countOf(view.marks) },
  };
  const rows = listRows(clause, text);
  const isNot = /\b(?:not|no|none|never|neither)\b/.test(text);
  if (rows.length > 0) {
    if (isNot && !/\bnot\b/.test(text)) return null;
    const isTrue = views.some((one) =>
      rows.every((options) =>
        one.marks.some(({ row, y }) => options.includes(row) && limit.doesMeet(y, !isNot) !== isNot),
      ),
    );
    return judge(isTrue, stateValues(clause, rows));
  }
  const numbers = listNumbers(clause, text).filter((one) => one !== limit.number);
  const noun = nounsOf(clause.chart).rows;
  if (
    numbers.length === 1 &&
    new RegExp(String.raw`#\d{1,30} (?:of )?(?:the )?(?:[a-z#\d]{1,30} ){0,2}?(?:${noun})\b|\bonly #`).test(
      text,
    )
  ) {
    const [number] = numbers;
    return judge(
      views.some((one) => [true, false].some((touch) => count(one, touch) === number?.value)),
      met,
    );
  }
  if (
    numbers.length > 0 ||
    !new RegExp(String.raw`\b(?:${noun}|values?|everything|nothing|none|line|series)\b`).test(text)
  )
    return null;
  if (/\b(?:all|every|each|everything|always)\b/.test(text) && !isNot)
    return judge(
      views.some((one) => count(one, true) === one.marks.length),
      met,
    );
  if (/\b(?:no|none|never|nothing)\b/.test(text))
    return judge(
      views.some((one) => count(one, false) === 0),
      met,
    );
  return null;
}

/** “A and B have 5” says it of both. */
const MANY =
  /\b(?:both|each|all|every|alike)\b|@\d{1,30} and (?:the |for |in |on )?@\d{1,30} (?:\w{1,30} )?(?:have|are|were|reach|show|got|had|stand|come)\b/;

/** Judges that each named place has the number that the clause says. */
export function judgeValue(clause: Clause): Verdict<ChartClaim> | null {
  const { text } = clause;
  const rows = listRows(clause, text);
  const numbers = listNumbers(clause, text);
  if (rows.length === 0 || numbers.length === 0) return null;
  if (isOddNumber(clause) || isOfOther(clause)) return null;
  const isRough = ROUGH.test(text);
  if (numbers.length === 1) {
    if (rows.length > 1 && !MANY.test(text)) return null;
    const [number] = numbers;
    return number
      ? judgeRows(
          clause,
          rows.map((options) => ({ options, number })),
          isRough,
        )
      : null;
  }
  const order = [...text.matchAll(/([@#])\d{1,30}/g)].map(([, sign]) => sign).join('');
  const isPaired =
    /^(?:@#)+$|^(?:#@)+$/.test(order) || (/\brespectively\b/.test(text) && /^@+#+$/.test(order));
  if (rows.length !== numbers.length || !isPaired || /\b(?:by|to|than|difference)\b #/.test(text))
    return null;
  return judgeRows(
    clause,
    rows.flatMap((options, at) => (numbers[at] ? [{ options, number: numbers[at] }] : [])),
    isRough,
  );
}

/** People write these for the short forms of units. */
const SPELLED: Readonly<Record<string, string>> = {
  km: 'kilometres kilometers',
  m: 'metres meters',
  cm: 'centimetres centimeters',
  mm: 'millimetres millimeters',
  kg: 'kilograms kilos',
  g: 'grams grammes',
  h: 'hours',
  s: 'seconds',
  '°c': 'degrees',
  l: 'litres liters',
};

/** Tells whether the number has another unit: hours of sleep are not in a chart of speed. */
function isOfOther({ text, chart }: Clause): boolean {
  const { x, y, series, title } = chart;
  const units = [y.unit, ...series.map(({ unit }) => unit)].map((unit) => (unit ?? '').toLowerCase());
  const spelled = units.map((unit) => SPELLED[unit.split('/')[0] ?? ''] ?? '');
  const own = [x.name, y.name, title, ...series.map(({ name }) => name), ...units, ...spelled]
    .join(' ')
    .toLowerCase();
  const [, noun] = /#\d{1,30} ([a-z]{3,}s)\b/.exec(text) ?? [];
  return noun !== undefined && !OF_ANY.test(noun) && !own.includes(noun.replace(/s$/, ''));
}
const OF_ANY = /^(?:values?|units|points|as|was|is|has|this|years|places|thousands|millions|pieces|times)$/;

/** Whether the number may be something else than a value: a share, a count, a rank, a step. */
function isOddNumber(clause: Clause): boolean {
  const { text, chart } = clause;
  if (/#\d{1,30} %/.test(text) && !isOfPercent(clause)) return true;
  const { rows, series } = nounsOf(chart);
  if (new RegExp(String.raw`#\d{1,30} (?:of )?(?:the )?(?:other )?(?:${rows}|${series})\b`).test(text))
    return true;
  return (
    /#\d{1,30} (?:times|percent|more|less|fewer|higher|lower|taller|shorter|larger|smaller|bigger|greater|longer|percentage|places?|steps?|above|below|apart|years?|months?|days?|st|nd|rd|th)\b/.test(
      text,
    ) ||
    /\b(?:by|factor of|difference of|scale of|axis|number|rank|ranked|place|position|every|per|against|out of) #/.test(
      text,
    ) ||
    /\b(?:half|twice|double|triple|third of|quarter of|than|difference|average|mean|median|total of all|axis|between #)\b/.test(
      text,
    ) ||
    (/#\d{1,30} (?:to|and) #/.test(text) && !/\brespectively\b/.test(text))
  );
}

function judgeRows(
  clause: Clause,
  claims: readonly { readonly options: readonly number[]; readonly number: WrittenNumber }[],
  isRough: boolean,
): Verdict<ChartClaim> | null {
  const isTrue = clause.views.some((view) =>
    claims.every(({ options, number }) =>
      view.marks.some(({ row, y }) => options.includes(row) && isWrittenAs(number, y, isRough)),
    ),
  );
  return judge(
    isTrue,
    stateValues(
      clause,
      claims.map(({ options }) => options),
    ),
  );
}

/** States the values of these places, in each series that may be meant. */
export function stateValues({ views, chart }: Clause, rows: readonly (readonly number[])[]): ChartClaim {
  const wanted = rows.flat();
  const isNamed = chart.series.length > 1;
  const values = views
    .filter(({ series }) => series !== null)
    .flatMap((view) =>
      writeMarks(
        view.marks.filter(({ row }: Mark) => wanted.includes(row)),
        view,
        isNamed,
      ),
    );
  return { code: 'claim_values', parameters: { values: values.slice(0, 6) } };
}
