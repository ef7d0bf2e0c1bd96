import type { Reading, WrittenNumber } from '@relievo/graphic/claims';
import type { Chart } from '../model/chart.ts';
import type { ChartThing } from './names.ts';
import { listViews, type View } from './views.ts';

export interface Clause {
  readonly chart: Chart;
  readonly text: string;
  readonly reading: Reading<ChartThing>;
  /** The series that the clause names, or its sentence. */
  readonly series: readonly number[];
  readonly views: readonly View[];
}

const BREAKS =
  / ; | : (?=.{0,200}[@#])| \( | \) | , (?=(?:and|but|while|whereas|whilst|so|then|yet|which|making)\b)| (?=(?:while|whereas|whilst|but|although|though)\b)/;
const VERB =
  /\b(?:is|are|was|were|has|have|had|shows?|reach(?:es|ed)?|rises?|rose|falls?|fell|stays?|makes?|made|gets?|got|comes?|came|ends?|begins?|starts?|began|started|increase[sd]?|decrease[sd]?|grows?|grew|drops?|dropped|belongs?|belonged|climbs?|climbed|stands?|stood|peaks?|peaked|measures?|goes|went|accounts?|took|takes?|sinks?|sank|scores?|scored)\b/;
const EXTREME =
  /\b(?:highest|tallest|largest|biggest|greatest|longest|lowest|smallest|shortest|fewest|least|max|maximum|min|minimum|peak|bottom|first|last)\b/;

/** Splits a sentence into clauses that make a claim each. */
export function splitClauses(chart: Chart, reading: Reading<ChartThing>): readonly Clause[] {
  const pieces = reading.text
    .split(BREAKS)
    .flatMap(splitAnds)
    .map((text) => text.replace(/^(?:and|but|while|whereas|whilst|so|then|yet|although|though) /, '').trim())
    .filter((text) => text !== '');
  const ofSentence = listSeries(reading, reading.text);
  return pieces.map((text) => makeClause(chart, reading, text, ofSentence));
}

export function makeClause(
  chart: Chart,
  reading: Reading<ChartThing>,
  text: string,
  ofSentence: readonly number[],
): Clause {
  const own = listSeries(reading, text);
  const series = own.length > 0 ? own : ofSentence.length === 1 ? ofSentence : [];
  return { chart, text, reading, series, views: listViews(chart, series) };
}

/** “The highest is A and the lowest B” are two claims, and “A and B are equal” is one. */
function splitAnds(text: string): readonly string[] {
  const at = text.split(/ (?:, )?and /);
  const pieces: string[] = [];
  for (const piece of at) {
    const before = pieces.at(-1);
    const isClaim = (words: string) => /[@#^]/.test(words) && (VERB.test(words) || EXTREME.test(words));
    if (
      before !== undefined &&
      !(isClaim(before) && isClaim(piece) && !/\bbetween\b[^@#]{0,200}[@#]\d{1,30}$/.test(before))
    )
      pieces[pieces.length - 1] = `${before} and ${piece}`;
    else pieces.push(piece);
  }
  return pieces;
}

export function listSeries(reading: Reading<ChartThing>, text: string): readonly number[] {
  const found = listMarks(text, '@').flatMap((at) =>
    (reading.things[at] ?? []).flatMap((thing) => (thing.kind === 'series' ? [thing.series] : [])),
  );
  return [...new Set(found)];
}

/** Lists the rows that each name of the words may be, name by name. */
export function listRows(clause: Pick<Clause, 'reading'>, text: string): readonly (readonly number[])[] {
  return listMarks(text, '@').flatMap((at) => {
    const rows = (clause.reading.things[at] ?? []).flatMap((thing) =>
      thing.kind === 'row' ? [thing.row] : [],
    );
    return rows.length > 0 ? [rows] : [];
  });
}

export function listNumbers(clause: Pick<Clause, 'reading'>, text: string): readonly WrittenNumber[] {
  return listMarks(text, '#').flatMap((at) => clause.reading.numbers[at] ?? []);
}

export function numberAt(clause: Pick<Clause, 'reading'>, mark: string | undefined): WrittenNumber | null {
  return mark === undefined ? null : (clause.reading.numbers[Number(mark)] ?? null);
}

/** Whether the values are percentages, so that “7 %” is a value and no share. */
export function isOfPercent({ chart, views }: Clause): boolean {
  return views.some(({ unit }) => unit === '%') || /%|percent/i.test(`${chart.y.name} ${chart.y.unit ?? ''}`);
}

export function listMarks(text: string, sign: '@' | '#'): readonly number[] {
  return [...text.matchAll(new RegExp(String.raw`${sign}(\d{1,30})`, 'g'))].map(([, at]) => Number(at));
}
