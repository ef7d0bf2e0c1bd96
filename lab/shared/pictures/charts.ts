import { drawBox, drawRound, type Subject, type Word } from './subject.ts';

const NAMES = ['Rain', 'Wind', 'Snow', 'Sun', 'Hail', 'Fog'];
const [LEFT, RIGHT, TOP, BOTTOM] = [28, 150, 16, 100];
const COLORS = ['#1f77b4', '#ff7f0e', '#2ca02c', '#d62728', '#9467bd', '#8c564b'];

/** Charts with axes, ticks and their words, of values that are known. */
export function collectCharts(count: number): readonly Subject[] {
  return Array.from({ length: count }, (_, at) => {
    const values = Array.from({ length: 4 + (at % 3) }, (__, i) => 12 + ((at * 37 + i * 53) % 84));
    const make = [drawBars, drawLines, drawDots, drawSlices][at % 4] ?? drawBars;
    return make(`${['bars', 'line', 'points', 'slices'][at % 4]} ${at}`, values, at);
  });
}

function toY(value: number): number {
  return BOTTOM - ((BOTTOM - TOP) * value) / 100;
}

function toX(at: number, count: number): number {
  return LEFT + ((RIGHT - LEFT) * (at + 0.5)) / count;
}

function drawAxes(): readonly string[] {
  const ticks = [0, 25, 50, 75, 100].map((value) => `M${LEFT - 3} ${toY(value)}H${LEFT}`);
  return [`M${LEFT} ${TOP}V${BOTTOM}H${RIGHT}`, ...ticks];
}

function writeScale(): readonly Word[] {
  return [0, 25, 50, 75, 100].map((value) => ({
    text: String(value),
    x: LEFT - 10,
    y: toY(value) + 1.6,
    size: 4.4,
  }));
}

function writeNames(count: number): readonly Word[] {
  return NAMES.slice(0, count).map((text, i) => ({ text, x: toX(i, count), y: BOTTOM + 7, size: 4.6 }));
}

function drawBars(name: string, values: readonly number[], at: number): Subject {
  const width = (RIGHT - LEFT) / values.length;
  return {
    name,
    kind: 'chart',
    lines: drawAxes(),
    areas: values.map((value, i) => ({
      d: drawBox(toX(i, values.length) - width * 0.3, toY(value), width * 0.6, BOTTOM - toY(value)),
      fill: COLORS[at % COLORS.length] ?? '#888',
    })),
    words: [...writeScale(), ...writeNames(values.length), { text: 'Weather', x: 89, y: 10, size: 5.5 }],
  };
}

function drawLines(name: string, values: readonly number[]): Subject {
  const points = values.map((value, i) => `${toX(i, values.length)} ${toY(value)}`);
  return {
    name,
    kind: 'chart',
    lines: [...drawAxes(), `M${points.join('L')}`],
    areas: [],
    words: [...writeScale(), ...writeNames(values.length)],
  };
}

function drawDots(name: string, values: readonly number[]): Subject {
  return {
    name,
    kind: 'chart',
    lines: drawAxes(),
    areas: values.map((value, i) => ({ d: drawRound(toX(i, values.length), toY(value), 2), fill: '#000' })),
    words: [...writeScale(), ...writeNames(values.length)],
  };
}

function drawSlices(name: string, values: readonly number[]): Subject {
  const total = values.reduce((sum, value) => sum + value, 0);
  const [x, y, r] = [80, 58, 42];
  let turn = 0;
  const words: Word[] = [];
  const areas = values.map((value, i) => {
    const [from, to] = [turn, turn + (2 * Math.PI * value) / total];
    turn = to;
    const at = (angle: number, far: number): readonly [number, number] => [
      x + far * Math.sin(angle),
      y - far * Math.cos(angle),
    ];
    const [ax, ay] = at(from, r);
    const [bx, by] = at(to, r);
    const [wx, wy] = at((from + to) / 2, r + 12);
    words.push({ text: NAMES[i] ?? 'Rest', x: wx, y: wy + 1.6, size: 4.6 });
    return {
      d: `M${x} ${y}L${ax.toFixed(3)} ${ay.toFixed(3)}A${r} ${r} 0 ${to - from > Math.PI ? 1 : 0} 1 ${bx.toFixed(3)} ${by.toFixed(3)}Z`,
      fill: COLORS[i % COLORS.length] ?? '#888',
    };
  });
  return { name, kind: 'chart', lines: [], areas, words };
}
