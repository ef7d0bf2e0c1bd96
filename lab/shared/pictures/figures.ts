import { drawBox, drawRound, type Subject, type Word } from './subject.ts';

const STAGES = [
  'Seed',
  'Sprout',
  'Leaf',
  'Flower',
  'Fruit',
  'Tree',
  'Cloud',
  'River',
  'Lake',
  'Ocean',
  'Vapor',
  'Ice',
];

/** Boxes and rounds that are joined by lines: rows, trees and circles, each with its word. */
export function collectDiagrams(count: number): readonly Subject[] {
  return Array.from({ length: count }, (_, at) => {
    const words = Array.from(
      { length: 3 + (at % 4) },
      (__, i) => STAGES[(at + i * 5) % STAGES.length] ?? 'End',
    );
    const make = [drawRow, drawTree, drawCycle][at % 3] ?? drawRow;
    return make(`${['row', 'tree', 'cycle'][at % 3]} ${at}`, words);
  });
}

function write(text: string, x: number, y: number, size = 4.6): Word {
  return { text, x, y: y + size * 0.36, size };
}

function drawRow(name: string, words: readonly string[]): Subject {
  const step = 150 / words.length;
  const width = step * 0.68;
  const places = words.map((_, i) => 5 + step * (i + 0.5));
  return {
    name,
    kind: 'diagram',
    lines: places.flatMap((x, i) => [
      drawBox(x - width / 2, 48, width, 24),
      ...(i > 0 ? [`M${x - step + width / 2} 60H${x - width / 2}`] : []),
    ]),
    areas: [],
    words: places.map((x, i) => write(words[i] ?? '', x, 60, Math.min(4.6, width / 5))),
  };
}

function drawTree(name: string, [root = 'Root', ...leaves]: readonly string[]): Subject {
  const step = 150 / leaves.length;
  const places = leaves.map((_, i) => 5 + step * (i + 0.5));
  return {
    name,
    kind: 'diagram',
    lines: [
      drawRound(80, 26, 16, 12),
      ...places.flatMap((x) => [drawRound(x, 92, Math.min(17, step * 0.42), 12), `M80 38L${x} 80`]),
    ],
    areas: [],
    words: [write(root, 80, 26), ...places.map((x, i) => write(leaves[i] ?? '', x, 92, 4.2))],
  };
}

function drawCycle(name: string, words: readonly string[]): Subject {
  const places = words.map((_, i) => {
    const angle = (2 * Math.PI * i) / words.length;
    return [80 + 54 * Math.sin(angle), 60 - 40 * Math.cos(angle)] as const;
  });
  return {
    name,
    kind: 'diagram',
    lines: places.flatMap(([x, y], i) => {
      const [toX, toY] = places[(i + 1) % places.length] ?? [80, 60];
      const length = Math.hypot(toX - x, toY - y);
      const [u, v] = [(toX - x) / length, (toY - y) / length];
      return [
        drawRound(x, y, 13, 13),
        ...(length > 28 ? [`M${x + 13 * u} ${y + 13 * v}L${toX - 13 * u} ${toY - 13 * v}`] : []),
      ];
    }),
    areas: [],
    words: places.map(([x, y], i) => write(words[i] ?? '', x, y, 4.2)),
  };
}

/** Triangles with a height, circles that cross, polygons with diagonals, angles and axes, with their letters. */
export function collectGeometry(count: number): readonly Subject[] {
  return Array.from({ length: count }, (_, at) => {
    const make = [drawTriangle, drawCircles, drawPolygon, drawSolid][at % 4] ?? drawTriangle;
    return { name: `figure ${at}`, kind: 'geometry', areas: [], ...make(at) };
  });
}

type Figure = Pick<Subject, 'lines' | 'words'>;

function drawTriangle(at: number): Figure {
  const top = 50 + 6 * at;
  return {
    lines: [`M20 100L140 100L${top} 22Z`, `M${top} 22V100`],
    words: [write('A', 14, 104, 6), write('B', 146, 104, 6), write('C', top, 15, 6)],
  };
}

function drawCircles(at: number): Figure {
  const r = 24 + at;
  return {
    lines: [drawRound(62, 60, r), drawRound(100, 60, r), 'M62 60L100 60'],
    words: [write('M', 62, 52, 6), write('N', 100, 52, 6)],
  };
}

function drawPolygon(at: number): Figure {
  const count = 4 + (at % 5);
  const corner = (i: number, far: number): readonly [number, number] => [
    80 + far * Math.sin((2 * Math.PI * i) / count),
    60 - far * Math.cos((2 * Math.PI * i) / count),
  ];
  const corners = Array.from({ length: count }, (_, i) =>
    corner(i, 44)
      .map((v) => v.toFixed(3))
      .join(' '),
  );
  return {
    lines: [`M${corners.join('L')}Z`, `M${corners[0]}L${corners[2]}`],
    words: Array.from({ length: count }, (_, i) => {
      const [x, y] = corner(i, 52);
      return write('ABCDEFGH'[i] ?? 'Z', x, y, 6);
    }),
  };
}

function drawSolid(at: number): Figure {
  const depth = 14 + at;
  return {
    lines: [
      drawBox(36, 44, 66, 56),
      `M36 44L${36 + depth} ${44 - depth}H${102 + depth}L102 44`,
      `M${102 + depth} ${44 - depth}V${100 - depth}L102 100`,
    ],
    words: [write('8 cm', 69, 109, 6)],
  };
}
