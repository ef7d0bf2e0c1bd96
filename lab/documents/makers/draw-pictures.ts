import { createRandom } from '../../shared/random.ts';
import type { ChartPart, FigurePart } from '../truth.ts';

const [WIDTH, HEIGHT] = [480, 300];
const COLORS = ['#1b6ca8', '#c1440e', '#4c8c2b', '#8a4fa3'];
const FLOOR = 250;
const LEFT = 60;

/** Draws a figure of a school book: three shapes with arrows between them, each with a word of the alternative text. */
export function drawFigure({ alt }: FigurePart, seed: number): string {
  const { between, pick } = createRandom(seed);
  const words = (alt.match(/\p{L}{4,}/gu) ?? []).slice(-3);
  const shapes = words.map((word, at) => {
    const [x, y] = [90 + 150 * at, between(90, 190)];
    const shape = pick([
      `<circle cx="${x}" cy="${y}" r="${between(25, 45)}"/>`,
      `<rect x="${x - 40}" y="${y - 30}" width="80" height="60"/>`,
      `<path d="M${x} ${y - 40}L${x + 42} ${y + 34}H${x - 42}Z"/>`,
    ]);
    const arrow = at > 0 ? `<path d="M${x - 100} 240H${x - 50}m-10 -6l10 6l-10 6" stroke="#333"/>` : '';
    const label = `<text x="${x}" y="275" text-anchor="middle" font-size="16">${escapeXml(word)}</text>`;
    return `<g fill="none" stroke="${COLORS[at]}" stroke-width="3">${shape}${arrow}</g>${label}`;
  });
  return writeSvg(shapes.join(''));
}

export function drawChart({ form, title, categories, series }: ChartPart): string {
  const values = series.flatMap((one) => one.values);
  const top = Math.ceil(values.reduce((max, value) => Math.max(max, value), 1) / 10) * 10;
  const step = (WIDTH - LEFT - 20) / categories.length;
  const heightOf = (value: number) => (190 * value) / top;
  const names = categories.map(
    (name, at) =>
      `<text x="${LEFT + step * (at + 0.5)}" y="${FLOOR + 18}" text-anchor="middle">${escapeXml(name)}</text>`,
  );
  const marks = [0, top / 2, top].map(
    (value) => `<text x="${LEFT - 8}" y="${FLOOR + 4 - heightOf(value)}" text-anchor="end">${value}</text>`,
  );
  const axes = `<path d="M${LEFT} 50V${FLOOR}H${WIDTH - 15}" fill="none" stroke="#000"/>`;
  const key = series.map(
    ({ name }, at) =>
      `<rect x="${LEFT + 110 * at}" y="282" width="10" height="10" fill="${COLORS[at]}"/><text x="${LEFT + 15 + 110 * at}" y="291">${escapeXml(name)}</text>`,
  );
  const head = `<text x="${WIDTH / 2}" y="28" text-anchor="middle" font-size="16">${escapeXml(title)}</text>`;
  const drawn =
    form === 'pie' ? drawPie(categories, series[0]?.values ?? []) : [axes, ...names, ...marks, ...key];
  const shapes = series.map(({ values: own }, at) => {
    if (form === 'pie') return '';
    const points = own.map((value, place) => [LEFT + step * (place + 0.5), FLOOR - heightOf(value)] as const);
    if (form === 'line')
      return `<polyline points="${points.map((point) => point.join()).join(' ')}" fill="none" stroke="${COLORS[at]}" stroke-width="3"/>`;
    const width = (0.7 * step) / series.length;
    return points
      .map(
        ([x, y]) =>
          `<rect x="${x - 0.35 * step + at * width}" y="${y}" width="${width}" height="${FLOOR - y}" fill="${COLORS[at]}"/>`,
      )
      .join('');
  });
  return writeSvg([head, ...drawn, ...shapes].join(''));
}

function drawPie(categories: readonly string[], values: readonly number[]): readonly string[] {
  const sum = values.reduce((all, value) => all + value, 0);
  let turned = 0;
  return values.map((value, at) => {
    const pointAt = (share: number, radius: number) =>
      [240 + radius * Math.sin(2 * Math.PI * share), 165 - radius * Math.cos(2 * Math.PI * share)] as const;
    const [from, to] = [turned, turned + value / sum];
    turned = to;
    const large = to - from > 0.5 ? 1 : 0;
    const [x, y] = pointAt((from + to) / 2, 118);
    const anchor = x < 240 ? 'end' : 'start';
    return `<path d="M240 165L${pointAt(from, 100).join(' ')}A100 100 0 ${large} 1 ${pointAt(to, 100).join(' ')}Z" fill="${COLORS[at]}" stroke="#fff"/><text x="${x}" y="${y}" text-anchor="${anchor}">${escapeXml(categories[at] ?? '')}</text>`;
  });
}

function writeSvg(inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="DejaVu Sans" font-size="12">${inside}</svg>`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
