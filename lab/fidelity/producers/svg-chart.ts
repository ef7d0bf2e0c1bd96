import { maxOf, minOf } from '@relievo/words';
import type { KnownChart } from '../../../packages/convert/src/formats/testing/known-charts.ts';

/** As pages of the web draw charts: no frame, ticks without marks, pale lines across, bars apart, round shades. */
const LEFT = 110;
const RIGHT = 610;
const TOP = 60;
const BOTTOM = 400;
const COLORS = ['#4e79a7', '#f28e2b', '#76b7b2'];

export function drawChartSvg(chart: KnownChart): string {
  return `<text x="320" y="28" font-size="18" text-anchor="middle" font-weight="bold">${chart.title}</text>${
    chart.kind === 'pie' ? drawPie(chart) : drawPlot(chart)
  }`;
}

function write(x: number, y: number, text: string | number, anchor = 'middle', more = ''): string {
  return `<text x="${x}" y="${y}" font-size="12" text-anchor="${anchor}" ${more}>${text}</text>`;
}

function drawPie({ rows }: KnownChart): string {
  const sum = rows.reduce((all, [, share]) => all + Number(share), 0);
  let turn = 0;
  return rows
    .map(([name, share], at) => {
      const begin = turn;
      turn += (Number(share) / sum) * 2 * Math.PI;
      const place = (angle: number, far: number) =>
        [320 + far * Math.sin(angle), 240 - far * Math.cos(angle)] as const;
      const middle = (begin + turn) / 2;
      const [x, y] = place(middle, 185);
      const large = turn - begin > Math.PI ? 1 : 0;
      return `<path d="M320 240L${place(begin, 150).join(' ')}A150 150 0 ${large} 1 ${place(turn, 150).join(' ')}Z" fill="${[...COLORS, '#e15759'][at]}" stroke="white"/>${write(x, y, `${name}`)}`;
    })
    .join('');
}

interface Scale {
  readonly ticks: readonly number[];
  readonly share: (value: number) => number;
}

function drawPlot(chart: KnownChart): string {
  const { rows, lying, x, y, kind } = chart;
  const scale = chooseScale(chart);
  const band = (lying ? BOTTOM - TOP : RIGHT - LEFT) / rows.length;
  const grid = scale.ticks.map((tick) => {
    const far = scale.share(tick);
    return lying
      ? `<line x1="${LEFT + far * 500}" x2="${LEFT + far * 500}" y1="${TOP}" y2="${BOTTOM}" stroke="#ddd"/>${write(LEFT + far * 500, BOTTOM + 18, tick)}`
      : `<line x1="${LEFT}" x2="${RIGHT}" y1="${BOTTOM - far * 340}" y2="${BOTTOM - far * 340}" stroke="#ddd"/>${write(LEFT - 8, BOTTOM + 4 - far * 340, tick.toLocaleString('en'), 'end')}`;
  });
  const marks = kind === 'bar' ? drawBars(chart, scale, band) : drawCourses(chart, scale);
  const [below, beside] = lying ? [y, x] : [x, y];
  return [
    ...grid,
    marks,
    write(360, 445, below),
    write(30, 230, beside, 'middle', 'transform="rotate(-90 30 230)"'),
    drawKey(chart),
  ].join('');
}

function chooseScale({ kind, rows, stacked, log }: KnownChart): Scale {
  const last = kind === 'scatter' ? 2 : undefined;
  const values = rows.flatMap((row) => {
    const own = row.slice(1, last).map(Number);
    return stacked ? [own.reduce((sum, one) => sum + one, 0)] : own;
  });
  if (log) {
    const most = Math.ceil(Math.log10(maxOf(values)));
    const least = Math.floor(Math.log10(minOf(values)));
    const ticks = Array.from({ length: most - least + 1 }, (_, at) => 10 ** (least + at));
    return { ticks, share: (value) => (Math.log10(value) - least) / (most - least) };
  }
  const least = minOf(values, 0);
  const rough = (maxOf(values) - least) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? rough;
  const first = Math.floor(least / step) * step;
  const count = Math.ceil((maxOf(values) - first) / step) + 1;
  const ticks = Array.from({ length: count }, (_, at) => first + at * step);
  return { ticks, share: (value) => (value - first) / ((count - 1) * step) };
}

function drawBars(
  { rows, header, lying, stacked, labelled }: KnownChart,
  { share }: Scale,
  band: number,
): string {
  const many = header.length - 1;
  return rows
    .map(([name, ...values], row) => {
      const start = (lying ? TOP : LEFT) + row * band;
      let base = 0;
      const bars = values.map((value, at) => {
        const wide = (band * 0.7) / (stacked ? 1 : many);
        const from = start + band * 0.15 + (stacked ? 0 : at * wide);
        const [low, high] = [share(base), share(base + Number(value))];
        if (stacked) base += Number(value);
        const fill = `fill="${COLORS[at]}"`;
        if (lying) return `<rect x="${LEFT}" y="${from}" width="${high * 500}" height="${wide}" ${fill}/>`;
        const label = labelled ? write(from + wide / 2, BOTTOM - high * 340 - 5, `${value}`) : '';
        return `<rect x="${from}" y="${BOTTOM - high * 340}" width="${wide}" height="${(high - low) * 340}" ${fill}/>${label}`;
      });
      const named = lying
        ? write(LEFT - 8, start + band / 2 + 4, `${name}`, 'end')
        : write(start + band / 2, BOTTOM + 18, `${name}`);
      return bars.join('') + named;
    })
    .join('');
}

const DAY_MS = 86_400_000;

function drawCourses({ kind, rows, header, dates }: KnownChart, { share }: Scale): string {
  const places = rows.map(([name]) => (dates ? Date.parse(`${name}`) / DAY_MS : Number(name)));
  const [least, most] = kind === 'scatter' ? [0, 16] : [minOf(places), maxOf(places)];
  const across = (at: number): number => LEFT + (((places[at] ?? 0) - least) / (most - least)) * 500;
  const up = (value: string | number | undefined): number => BOTTOM - share(Number(value)) * 340;
  if (kind === 'scatter') {
    const groups = [...new Set(rows.map((row) => row[2]))];
    const ticks = [0, 4, 8, 12, 16].map((tick) => write(LEFT + (tick / 16) * 500, BOTTOM + 18, tick));
    const points = rows.map(
      (row, at) =>
        `<circle cx="${across(at)}" cy="${up(row[1])}" r="5" fill="${COLORS[groups.indexOf(row[2] ?? '')]}"/>`,
    );
    return [...ticks, ...points].join('');
  }
  const ticks = rows.map(([name], at) => write(across(at), BOTTOM + 18, `${name}`));
  const lines = header
    .slice(1)
    .map(
      (_, at) =>
        `<path d="M${rows.map((row, index) => `${across(index)} ${up(row[at + 1])}`).join('L')}" fill="none" stroke="${COLORS[at]}" stroke-width="2.5"/>`,
    );
  return [...ticks, ...lines].join('');
}

function drawKey({ kind, header, rows }: KnownChart): string {
  const names = kind === 'scatter' ? [...new Set(rows.map((row) => `${row[2]}`))] : header.slice(1);
  if (names.length < 2) return '';
  return names
    .map((name, at) => {
      const x = LEFT + at * 120;
      return `<rect x="${x}" y="40" width="12" height="12" fill="${COLORS[at]}"/>${write(x + 18, 50, name, 'start')}`;
    })
    .join('');
}
