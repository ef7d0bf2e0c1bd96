import { foldName, judge, type Verdict } from '@relievo/graphic/claims';
import { countOf } from '@relievo/words';
import { type Clause, numberAt } from './clauses.ts';
import { dataNouns } from './data-nouns.ts';
import type { ChartClaim } from './messages.ts';
import { nounsOf } from './nouns.ts';

/** Judges how many bars, slices, points, places or series there are. */
export function judgeCount(clause: Clause): Verdict<ChartClaim> | null {
  const { chart, text } = clause;
  const { rows, series } = nounsOf(chart);
  const places = chart.series[0]?.points.length ?? 0;
  const names = new Set((chart.series[0]?.points ?? []).map(({ label }) => foldName(label))).size;
  const known = chart.series.flatMap(({ points }) => points.filter(({ y }) => y !== null)).length;
  const found = readCount(clause, `${rows}|${series}|values?|numbers|data points|lines|colou?rs`);
  if (!found) return null;
  const { value, noun } = found;
  if (new RegExp(`^(?:${series}|lines|colou?rs)$`).test(noun) && !new RegExp(`^(?:${rows})$`).test(noun)) {
    if (/^(?:lines|colou?rs)$/.test(noun) && chart.type !== 'line') return null;
    return judge(value === chart.series.length, {
      code: 'claim_series_counted',
      parameters: { series: countOf(chart.series) },
    });
  }
  const right: ChartClaim = { code: 'claim_places_counted', parameters: { places: countOf(places) } };
  // The name of the axis may be the unit of the values, which does not say how many places there are.
  if (dataNouns(chart.y.name).includes(noun)) return null;
  const span = spanOf(chart.series[0]?.points.map(({ label }) => label) ?? []);
  const seen = clause.views.map(({ marks }) => marks.length);
  const mayBe = [...seen, places, names, known, ...(/^groups?$/.test(noun) ? [chart.series.length] : [])];
  const isSpan = /\b(?:over|within|during|in the (?:course|space)|after|span|period)\b/.test(text);
  const perGroup = /\b(?:each|every|per|together)\b/.test(text);
  if (perGroup) return null;
  return judge([...mayBe, ...(isSpan && span !== null ? [span] : [])].includes(value), right);
}

function readCount(clause: Clause, nouns: string): { readonly value: number; readonly noun: string } | null {
  const { text } = clause;
  if (
    /#\d{1,30} %|\b(?:more|fewer|less) (?:than )?#|\bof the #|\b(?:above|below|exceed|exceeds|taller|higher|lower|shorter|combined|atleast|atmost|least|only|other|others|rise[sn]?|rose|fell|falls?)\b|@\d{1,30}.{0,200}\bamong\b/.test(
      text,
    )
  )
    return null;
  const [, before, mark, noun] =
    new RegExp(
      String.raw`(?:^|(\S{1,30}) )#(\d{1,30}) (?:[a-z-]{1,30} ){0,2}?(${nouns})\b(?! (?:above|below|of the))`,
    ).exec(text) ?? [];
  const [, other, counted] =
    new RegExp(
      String.raw`\bnumber of (?:different )?(${nouns})\b.{0,200} (?:is|was|equals) #(\d{1,30})`,
    ).exec(text) ?? [];
  const number = numberAt(clause, mark ?? counted ?? '-1');
  const found = noun ?? other;
  if (!number || found === undefined || !Number.isInteger(number.value)) return null;
  if (
    /^(?:first|last|top|bottom|these|those|next|previous|in|at|for|to|by|after|last|about|another)$/.test(
      before ?? '',
    )
  ) {
    if (
      !/\b(?:divided|split|cut|broken) (?:in|into)? ?#|\binto #/.test(text) &&
      !/^(?:for)$/.test(before ?? '')
    )
      return null;
  }
  return { value: number.value, noun: found };
}

/** Counts the years from the first to the last. */
function spanOf(labels: readonly string[]): number | null {
  const [first, last] = [Number(labels[0]), Number(labels.at(-1))];
  return Number.isInteger(first) && Number.isInteger(last) ? last - first : null;
}
