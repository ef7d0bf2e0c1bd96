import type { Name } from '@relievo/graphic/claims';
import type { Chart } from '../model/chart.ts';

export type ChartThing =
  | { readonly kind: 'row'; readonly row: number }
  | { readonly kind: 'series'; readonly series: number };

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
/** Names that are words of sentences as well. */
const COMMON =
  /^(?:all|average|bottom|difference|double|fall|first|gap|greatest|half|highest|last|least|longest|lowest|max|maximum|mean|median|min|minimum|more|most|none|other|others|range|rise|second|share|smallest|sum|top|total|value|values|i|a|an|in|is|it|no|on|or|so|us|we|may|march|share|even|odd|left|right|up|down)$/i;

/** Lists the names of the places and series of a chart, with those that people say for dates. */
export function listChartNames(chart: Chart): readonly Name<ChartThing>[] {
  const names: Name<ChartThing>[] = [];
  const add = (words: string, thing: ChartThing): void => {
    names.push({ words, thing, ...(COMMON.test(words) ? { asWritten: true } : {}) });
  };
  for (const [series, { name }] of chart.series.entries())
    if (chart.series.length > 1) add(name, { kind: 'series', series });
  const points = chart.series[0]?.points ?? [];
  const things = points.map((_, row): ChartThing => ({ kind: 'row', row }));
  for (const [row, { label }] of points.entries()) {
    const thing = things[row];
    if (!thing) continue;
    for (const words of wordLabel(label, chart.x.name)) add(words, thing);
  }
  for (const [words, rows] of groupDates(points.map(({ label }) => label))) {
    const [row, ...more] = rows;
    const thing = things[row ?? -1];
    if (thing && more.length === 0) add(words, thing);
  }
  return names;
}

/** A small number is a place only beside the name of the axis: “lamp 3”, and not “3”. */
function wordLabel(label: string, axis: string): readonly string[] {
  const plain = label.trim();
  if (!/^[-−]?[\d.,]{1,30}$/.test(plain)) return [plain];
  if (/^(?:1\d|20|21)\d\d$/.test(plain)) return [plain];
  const noun = axis.toLowerCase().replace(/s$/, '');
  return [`${noun} ${plain}`, `number ${plain}`, `no. ${plain}`];
}

/** Gathers what people call dates: “March 2023”, “1 March 2023”, “March”. */
function groupDates(labels: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const groups = new Map<string, number[]>();
  for (const [row, label] of labels.entries()) {
    const [, year, month, day] = /^(\d{4})-(\d\d)(?:-(\d\d))?$/.exec(label.trim()) ?? [];
    const name = MONTHS[Number(month) - 1];
    if (!year || !name) continue;
    const date = Number(day ?? 1);
    const said = [`${name} ${year}`, name, `${date} ${name} ${year}`, `${date} ${name}`];
    const american = [`${name} ${date}, ${year}`, `${name} ${date}`];
    for (const words of [...said, ...american]) groups.set(words, [...(groups.get(words) ?? []), row]);
  }
  return groups;
}
