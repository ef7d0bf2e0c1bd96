import { createRandom, type Random } from '../../shared/random.ts';
import type { ChartTruth, Form, Look } from '../../shared/truth.ts';
import { TOPICS, type Topic } from './topics.ts';

/** Makes the data of a chart, which follow from its form and seed alone. */
export function makeChart(style: string, form: Form, seed: number): ChartTruth {
  const random = createRandom(seed);
  const topic = random.pick(TOPICS);
  const data = makeData(form, topic, random);
  const legend =
    data.series.length > 1 || form === 'pie' || form === 'ring'
      ? random.pick(['right', 'top', 'bottom', 'left'] as const)
      : 'none';
  return {
    kind: 'chart',
    name: `${style}-${form}-${String(seed).padStart(3, '0')}`,
    style,
    form,
    title: topic.title,
    legend,
    ...data,
    words: listWords(topic.title, form, data),
    look: makeLook(random),
    ...(style === 'worksheet' ? { page: listQuestions(topic) } : {}),
  };
}

function listQuestions({ names, values }: Topic): readonly string[] {
  return [
    'Reading charts',
    `Which ${names.toLowerCase()} has the highest value?`,
    `What is the difference between the highest and the lowest value of ${values.split(' (')[0]?.toLowerCase()}?`,
    'Write one sentence about the chart.',
  ];
}

type Data = Pick<ChartTruth, 'x' | 'y' | 'series' | 'rows'>;

function makeLook(random: Random): Look {
  return {
    width: random.pick([480, 560, 640, 720]),
    height: random.pick([320, 400, 440]),
    palette: random.pick([0, 1, 2, 3]),
    grid: random.pick([true, true, false]),
    font: random.pick([0, 1, 2]),
    values: random.pick([true, false, false]),
  };
}

function makeData(form: Form, topic: Topic, random: Random): Data {
  const { names: x, values: y, decimals } = topic;
  const [min, max] = topic.range;
  const count = random.between(4, topic.categories.length);
  const categories = topic.categories.slice(0, count);
  const series = topic.series.slice(0, random.between(2, topic.series.length));
  const value = (): number => random.between(min, max, decimals);
  function fill(places: readonly (string | number)[], columns: number): ChartTruth['rows'] {
    return places.map((place) => [place, ...Array.from({ length: columns }, value)]);
  }
  switch (form) {
    case 'bar':
    case 'lying':
      return { x, y, series: [y], rows: fill(categories, 1) };
    case 'grouped':
    case 'stacked':
      return { x, y, series, rows: fill(categories, series.length) };
    case 'full':
      return { x, y: 'Share (%)', series, rows: fill(categories, series.length).map(makeShares) };
    case 'diverging':
      return {
        x,
        y: 'Change (%)',
        series: ['Change (%)'],
        rows: categories.map((name, at) => [name, (at % 2 === 0 ? 1 : -1) * random.between(3, 40)]),
      };
    case 'line':
      return { x: 'Year', y, series: [y], rows: walk(listYears(random), 1, topic, random) };
    case 'lines':
      return { x: 'Year', y, series, rows: walk(listYears(random), series.length, topic, random) };
    case 'area':
      return { x: 'Year', y, series: [y], rows: walk(listYears(random), 1, topic, random) };
    case 'dates': {
      const days = Array.from({ length: 12 }, (_, at) => `2023-${String(at + 1).padStart(2, '0')}-01`);
      return { x: 'Date', y, series: [y], rows: walk(days, 1, topic, random) };
    }
    case 'log': {
      const hours = Array.from({ length: 9 }, (_, at) => at);
      const start = random.between(10, 40);
      const rows = hours.map((hour) => [
        hour,
        Math.round(start * 2.4 ** hour * random.between(0.85, 1.15, 2)),
      ]);
      return { x: 'Time (h)', y: 'Cells', series: ['Cells'], rows };
    }
    case 'points': {
      const rows = Array.from({ length: random.between(12, 24) }, () => {
        const place = random.between(1, 60, 1);
        return [place, Number((min + (place / 60) * (max - min) * random.between(0.6, 1, 2)).toFixed(1))];
      });
      return { x: 'Length (cm)', y, series: [y], rows };
    }
    case 'pie':
    case 'ring':
      return { x: '', y: '', series: [y], rows: fill(categories.slice(0, 5), 1) };
    case 'histogram': {
      const step = random.pick([5, 10, 20]);
      const rows = Array.from({ length: 7 }, (_, at) => [at * step, (at + 1) * step, random.between(2, 26)]);
      return { x: 'Length (mm)', y: 'Count', series: ['Count'], rows };
    }
    case 'box':
      return {
        x,
        y,
        series: ['Min', 'Lower quartile', 'Median', 'Upper quartile', 'Max'],
        rows: categories.slice(0, 4).map((name) => [name, ...makeBox(min, max, random)]),
      };
    case 'heat':
      return {
        x: 'Hour',
        y: x,
        series: ['8', '10', '12', '14', '16'],
        rows: fill(categories.slice(0, 5), 5),
      };
  }
}

function listYears(random: Random): readonly number[] {
  const first = random.between(1990, 2012);
  return Array.from({ length: random.between(6, 10) }, (_, at) => first + at);
}

/** Walks from value to value, as measurements do. */
function walk(
  places: readonly (string | number)[],
  columns: number,
  { range: [min, max], decimals }: Topic,
  random: Random,
): ChartTruth['rows'] {
  const span = max - min;
  const now = Array.from({ length: columns }, () => random.between(min + span * 0.2, max - span * 0.2));
  return places.map((place) => [
    place,
    ...now.map((before, at) => {
      const next = Math.min(max, Math.max(min, before + random.between(-0.22, 0.24, 2) * span));
      now[at] = next;
      return Number(next.toFixed(decimals));
    }),
  ]);
}

function makeShares(row: readonly (string | number)[]): readonly (string | number)[] {
  const values = row.slice(1).map(Number);
  const sum = values.reduce((a, b) => a + b, 0);
  const shares = values.map((one) => Math.round((100 * one) / sum));
  const others = shares.slice(1).reduce((a, b) => a + b, 0);
  return [row[0] ?? '', 100 - others, ...shares.slice(1)];
}

/** Whiskers are short enough that no program takes an end for an outlier. */
function makeBox(min: number, max: number, random: Random): readonly number[] {
  const median = random.between(min + (max - min) * 0.35, min + (max - min) * 0.65, 1);
  const half = random.between((max - min) * 0.08, (max - min) * 0.14, 1);
  return [median - 2 * half, median - half, median, median + half, median + 2 * half].map((one) =>
    Number(one.toFixed(1)),
  );
}

function listWords(title: string, form: Form, { x, y, series, rows }: Data): readonly string[] {
  const hasNames = !['line', 'lines', 'area', 'dates', 'log', 'points', 'histogram'].includes(form);
  const names = hasNames ? rows.map(([name]) => String(name)) : [];
  const isKeyed = ['grouped', 'stacked', 'full', 'lines', 'heat'].includes(form);
  return [...new Set([title, x, y, ...names, ...(isKeyed ? series : [])])].filter((word) => word !== '');
}
