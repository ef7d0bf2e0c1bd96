import { checkTitle, foldName, judge, type Reading, type Verdict } from '@relievo/graphic/claims';
import type { Chart, ChartType } from '../model/chart.ts';
import type { ChartClaim } from './messages.ts';
import type { ChartThing } from './names.ts';

const KINDS: readonly (readonly [RegExp, readonly ChartType[]])[] = [
  [/\b(?:bar|column) (?:chart|graph|diagram|plot)\b|\bbarchart\b/, ['bar', 'histogram']],
  [/\bline (?:chart|graph|diagram|plot)\b/, ['line', 'time-line', 'function', 'area']],
  [/\bpie (?:chart|graph|diagram)\b/, ['pie', 'donut']],
  [/\b(?:donut|doughnut|ring) (?:chart|graph|diagram)\b/, ['donut']],
  [/\b(?:scatter|scattered|dot) ?(?:chart|graph|diagram|plot)\b|\bscatterplot\b/, ['scatter', 'number-line']],
  [/\barea (?:chart|graph|diagram)\b/, ['area']],
  [/\bhistogram\b/, ['histogram', 'bar']],
  [/\bbox(?:-| and whisker)? ?plots?\b/, ['box']],
  [/\bheat ?map\b/, ['heat-map']],
  [/\bpictogram\b/, ['pictogram']],
];

/** Judges the kind of chart that a sentence names. */
export function judgeKind(chart: Chart, { text }: Reading<ChartThing>): Verdict<ChartClaim> | null {
  const found = KINDS.filter(([pattern]) => pattern.test(text));
  const [first] = found;
  if (!first || found.length > 1 || /\b(?:not|unlike|instead|could|if|like a|than a|rather)\b/.test(text))
    return null;
  return judge(first[1].includes(chart.type), { code: 'claim_kind', parameters: { kind: chart.type } });
}

/** Judges the title that a sentence gives. */
export function judgeTitle(chart: Chart, sentence: string): Verdict<ChartClaim> | null {
  const isTrue = checkTitle(chart.title, sentence);
  return isTrue === null
    ? null
    : judge(isTrue, { code: 'claim_chart_titled', parameters: { title: chart.title } });
}

const AXIS =
  /\b(?:(x|horizontal|bottom|lower)|(y|vertical|upright|left|left-hand))[- ]?axis\b(?: \w{1,30})?? (shows?|is|gives?|has|stands? for|represents?|lists?|carries|marks?|measures?|plots?|displays?|reads|tells|bears|are)(?: the)?(?: (labelled|labeled|called|named|titled|marked|headed))?(?: as| with)?(?: the)?(?: (?:name|title|label|words?))? (.{1,200})$/i;
const AXIS_BEHIND =
  /^(.{1,200}?) (?:is|are|runs?|goes|stands?|appears?|(?:is|are) (?:shown|given|plotted|listed|placed|marked|drawn)) (?:along|on|across|up|down) the (?:(x|horizontal|bottom|lower)|(y|vertical|upright|left|left-hand))[- ]?axis/i;

const AXIS_BEFORE =
  /^(?:along|on|across|up|down) the (?:(x|horizontal|bottom|lower)|(y|vertical|upright|left|left-hand))[- ]?axis(?:,)? (?:is|are|stands?|lies?|there (?:is|are)|(?:we|you|one) (?:can )?(?:find|read|see|feel|finds|sees|reads))(?: the)? (.{1,200})$/i;

/** Judges the name that a sentence gives to an axis. */
export function judgeAxis(chart: Chart, sentence: string): Verdict<ChartClaim> | null {
  if (/\b(?:not|no)\b/i.test(sentence)) return null;
  const [, beforeX, beforeY, behind] = AXIS_BEFORE.exec(sentence) ?? [];
  const [, x = beforeX, y = beforeY, verb = '', named, rest = behind ?? ''] = AXIS.exec(sentence) ?? [];
  const [, before, behindX] = AXIS_BEHIND.exec(sentence) ?? [];
  if (rest === '' && before === undefined) return null;
  const isX = rest === '' ? behindX !== undefined : x !== undefined;
  const words = rest === '' ? (before ?? '') : rest;
  if (rest !== '' && x === undefined && y === undefined) return null;
  const [own, other] = isX ? [chart.x, chart.y] : [chart.y, chart.x];
  const right: ChartClaim = { code: 'claim_axis', parameters: { axis: isX ? 'x' : 'y', name: own.name } };
  // The axes of lying bars change places, as those do who write of them.
  if (chart.bars?.direction === 'lying') return null;
  const said = foldName(words.split(/,| and (?:the|its) |;| while | whereas | with /)[0] ?? '');
  if (has(said, own.name) || (own.unit && has(said, own.unit) && !has(said, other.name)))
    return { outcome: 'true' };
  if (own.name !== '' && other.name !== '' && has(said, other.name)) return judge(false, right);
  const isName = named !== undefined || /^[“"]/.test(words) || /^(?:reads)$/i.test(verb);
  return isName && own.name !== '' && said.length < 40 && !/\b(?:from|between|in|marked)\b|\d/.test(said)
    ? judge(false, right)
    : null;
}

function has(said: string, name: string): boolean {
  const stem = foldName(name.replace(/\s?\([^()]{0,60}\)$/, '')).replace(/s$/, '');
  return (
    stem !== '' &&
    new RegExp(
      String.raw`(?<![\p{L}\p{N}])${stem.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)}`,
      'u',
    ).test(said)
  );
}

const NAMED =
  /\b(?:bar|column|slice|sector|segment|wedge|line|series|category|entry|point|row|place)s? (?:for|called|labelled|labeled|named|marked|titled) (?:the )?/;

/** Judges whether there is a bar, slice or line of a name in quotation marks or in capitals. */
export function judgePresence(
  chart: Chart,
  sentence: string,
  { text, quotes }: Reading<ChartThing>,
): Verdict<ChartClaim> | null {
  const isMany = chart.series.length > 1;
  const names = [
    ...(isMany ? chart.series.map(({ name }) => name) : []),
    ...(chart.series[0]?.points ?? []).map(({ label }) => label),
  ];
  const right: ChartClaim = { code: 'claim_order', parameters: { names: names.slice(0, 12) } };
  if (/\b(?:not|no|never|without|missing)\b/.test(text) || names.length === 0) return null;
  if (
    new RegExp(`${NAMED.source}@`).test(text) &&
    /^(?:there (?:is|are)|one (?:of|bar|slice)|#0 of)/.test(text)
  )
    return { outcome: 'true' };
  if (new RegExp(`${NAMED.source}\\^`).test(text)) {
    const isOther = quotes.every((quote) =>
      [chart.title, chart.x.name, chart.y.name].every((name) => foldName(name) !== foldName(quote)),
    );
    return isOther ? judge(false, right) : null;
  }
  const proper = new RegExp(`${NAMED.source}(\\p{Lu}\\p{Ll}+)\\b`, 'u').exec(sentence)?.[1];
  if (proper === undefined || /@/.test(text) || !names.some((name) => /^\p{Lu}/u.test(name))) return null;
  return names.some((name) => foldName(name).includes(proper.toLowerCase())) ? null : judge(false, right);
}
