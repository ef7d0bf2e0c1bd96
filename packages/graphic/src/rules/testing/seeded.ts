import { translateLetters } from '@relievo/braille';
import type { Drawing, Item, Line, ShapeItem } from '../../model/drawing.ts';
import type { Geometry, Point } from '../../model/geometry.ts';
import { getProfile } from '../../profiles/profiles.ts';
import { drawing, lines, rect, shape, text } from '../../testing/make.ts';
import { createRandom } from './random.ts';

/** A piece of a figure that is sound, or has the one fault that it is named after. */
type Scene = (id: string, at: Point, amount: number, faulty: boolean) => readonly Item[];

function solid(width: number): { readonly line: Line } {
  return { line: { style: 'solid', width } };
}
function circle({ x, y }: Point, r: number): Geometry {
  return {
    type: 'ellipse',
    center: { x, y },
    rx: r,
    ry: r,
    angle: 0,
  };
}
function move({ x, y }: Point, dx: number, dy: number): Point {
  return { x: x + dx, y: y + dy };
}
function path(from: Point, ...moves: readonly (readonly [number, number])[]): Geometry {
  return lines([from.x, from.y, ...moves.flatMap(([dx, dy]) => [from.x + dx, from.y + dy])]);
}
function label(
  id: string,
  at: Point,
  word: string,
  rest: { readonly labels?: string; readonly role?: 'label' | 'key' } = {},
) {
  return text(id, word, { at, braille: translateLetters(word), ...rest });
}
function symbol(id: string, at: Point, size: number): ShapeItem {
  return shape(id, { type: 'symbol', symbol: 'disc', at, size }, { role: 'symbol', line: null });
}
function area(id: string, geometry: Geometry, rest: Partial<ShapeItem> = {}): ShapeItem {
  return shape(id, geometry, { role: 'area', line: null, texture: 'dots-fine', ...rest });
}

/** Each fits in 50 by 56 mm around its middle, and keeps off its neighbours. `amount` is 0 to 1. */
export const SCENES: Readonly<Record<string, Scene>> = {
  element_gap: (id, at, amount, faulty) => [
    shape(`${id}-a`, rect(at.x - 20, at.y - 10, 18, 18)),
    shape(`${id}-b`, circle(move(at, 7 + (faulty ? 0.4 + 2.4 * amount : 4), 0), 8)),
  ],
  symbol_gap: (id, at, amount, faulty) => [
    shape(`${id}-a`, path(move(at, -20, 10), [40, 0])),
    symbol(`${id}-s`, move(at, 0, 10 - 3.5 - (faulty ? 0.4 + 2 * amount : 4)), 6),
  ],
  parallel_gap: (id, at, amount, faulty) => [
    shape(`${id}-a`, path(move(at, -20, 0), [40, 0])),
    shape(`${id}-b`, path(move(at, -20, 1 + (faulty ? 3.2 + 2 * amount : 7)), [40, 0])),
  ],
  label_gap: (id, at, amount, faulty) => [
    shape(`${id}-a`, circle(move(at, 0, -8), 10)),
    label(
      `${id}-t`,
      move(at, -4, 2.5 + (faulty ? (amount < 0.5 ? 0.5 + amount * 4 : 7 + amount * 3) : 4)),
      'kl',
      {
        labels: `${id}-a`,
      },
    ),
  ],
  label_clearance: (id, at, amount, faulty) => [
    area(
      `${id}-a`,
      faulty
        ? rect(at.x - 20, at.y - 18, 40, 36)
        : {
            type: 'path',
            subpaths: [rect(at.x - 20, at.y - 18, 40, 36), rect(at.x - 8, at.y - 7, 17 + amount, 15)].flatMap(
              ring,
            ),
          },
    ),
    label(`${id}-t`, move(at, -4, -3), 'kl'),
  ],
  main_line_width: (id, at, amount, faulty) => [
    shape(`${id}-a`, circle(at, 12), solid(faulty ? (amount < 0.5 ? 0.4 + amount : 2.6 + amount) : 1)),
  ],
  axis_width: (id, at, amount, faulty) => [
    shape(`${id}-a`, path(move(at, -20, 0), [40, 0]), {
      role: 'axis',
      ...solid(faulty ? 0.6 + 0.3 * amount : 1),
    }),
  ],
  helper_width: (id, at, amount, faulty) => [
    shape(`${id}-a`, path(move(at, -20, 0), [40, 0]), {
      role: 'grid',
      ...solid(faulty ? 0.75 + 0.2 * amount : 0.5),
    }),
  ],
  line_kinds: (id, at, amount, faulty) => [
    shape(`${id}-a`, circle(at, 12), solid(faulty ? 1.05 + 0.15 * amount : 1)),
  ],
  symbol_kinds: (id, at, amount, faulty) => [
    symbol(`${id}-s`, move(at, -10, 0), 6),
    symbol(`${id}-u`, move(at, 10, 0), faulty ? 6.3 + amount : 6),
  ],
  symbol_size: (id, at, amount, faulty) => [symbol(`${id}-s`, at, faulty ? 3 + 1.9 * amount : 6)],
  area_side: (id, at, amount, faulty) => [area(`${id}-a`, circle(at, faulty ? 4 + 2 * amount : 12))],
  hollow: (id, at, amount, faulty) => [
    shape(`${id}-a`, rect(at.x - 18, at.y - 2, 36, faulty ? 3 + 3 * amount : 14)),
  ],
  texture_contour: (id, at, amount, faulty) => [
    shape(`${id}-l`, circle(at, 18)),
    area(`${id}-a`, circle(at, 18 - 0.5 - (faulty ? 1.8 * amount : 2.5))),
  ],
  texture_neighbours: (id, at, amount, faulty) => [
    area(`${id}-a`, rect(at.x - 20, at.y - 10, 18, 18)),
    area(`${id}-b`, rect(at.x - 2 + (faulty ? 0.1 + 0.8 * amount : 1.5), at.y - 10, 18, 18), {
      texture: 'grid',
    }),
  ],
  lead_line_straight: (id, at, amount, faulty) => [
    label(`${id}-t`, move(at, -22, -3), 'kl'),
    shape(`${id}-l`, path(move(at, -10, 0), [10, faulty ? 0.5 + 2 * amount : 0], [20, 0]), {
      role: 'lead-line',
      ...solid(0.7),
    }),
    symbol(`${id}-s`, move(at, 10 + 0.35 + 3.5 + 3, 0), 6),
  ],
  lead_line_target: (id, at, amount, faulty) => [
    label(`${id}-t`, move(at, -24, -3), 'kl'),
    shape(`${id}-l`, path(move(at, -12, 0), [20 + (faulty ? 0.5 + 1.5 * amount : 0), 0]), {
      role: 'lead-line',
      ...solid(0.7),
    }),
    symbol(`${id}-s`, move(at, 8 + 0.35 + 3.5 + 3, 0), 6),
  ],
  lead_line_width: (id, at, amount, faulty) => [
    label(`${id}-t`, move(at, -24, -3), 'kl'),
    shape(`${id}-l`, path(move(at, -12, 0), [20, 0]), {
      role: 'lead-line',
      ...solid(faulty ? 1 + 0.5 * amount : 0.7),
    }),
  ],
  arrowhead_angle: (id, at, amount, faulty) => [
    shape(`${id}-a`, arrow(at, faulty ? (amount < 0.5 ? 5 + 10 * amount : 25 + 20 * amount) : 20), {
      role: 'arrow',
      line: null,
      texture: 'solid',
    }),
  ],
  arrow_target: (id, at, amount, faulty) => [
    shape(`${id}-a`, arrow(move(at, -5, 0), 20), { role: 'arrow', line: null, texture: 'solid' }),
    shape(`${id}-b`, path(move(at, -5 + 0.5 + (faulty ? 0.5 + 2 * amount : 3.5), -15), [0, 30])),
  ],
  key_letters: (id, at, amount, faulty) => [
    label(`${id}-t`, move(at, -16, 0), faulty ? (amount < 0.5 ? 'm' : 'bd') : 'km', {
      role: 'key',
      labels: `${id}-w`,
    }),
    label(`${id}-w`, move(at, faulty && amount < 0.5 ? -16 + 4 + 8.1 : -16 + 10 + 8.1, 0), 'mk', {
      role: 'key',
    }),
  ],
  braille_overlap: (id, at, amount, faulty) => [
    shape(`${id}-l`, path(move(at, -18, 10), [36, 0])),
    label(`${id}-t`, move(at, -4, faulty ? 4 + 5 * amount : 0), 'kl'),
  ],
  line_breaks: (id, at, amount, faulty) => [
    shape(`${id}-l`, {
      type: 'path',
      subpaths: [
        ...lines([at.x - 23, at.y, at.x - 6, at.y]).subpaths,
        ...lines([at.x - 6 + (faulty ? 7.5 + 3 * amount : 6), at.y, at.x + 23, at.y]).subpaths,
      ],
    }),
  ],
  double_line: (id, at, amount, faulty) => [
    shape(
      `${id}-l`,
      {
        type: 'path',
        subpaths: [0, faulty ? 1.1 + 0.8 * amount : 2.5].flatMap(
          (dy) => lines([at.x - 20, at.y + dy, at.x + 20, at.y + dy]).subpaths,
        ),
      },
      solid(1),
    ),
  ],
  key_sample_size: (id, at, amount, faulty) => [
    shape(
      `${id}-k`,
      rect(at.x - 16, at.y - 8, faulty ? 15 + 12 * amount : 32, faulty ? 8 + 6 * amount : 16),
      {
        role: 'key',
        line: null,
        texture: 'dots-fine',
      },
    ),
  ],
};

function ring(geometry: Geometry) {
  if (geometry.type !== 'rect') return [];
  const { x, y, width, height } = geometry;
  return lines([x, y, x + width, y, x + width, y + height, x, y + height], true).subpaths;
}

function arrow({ x, y }: Point, half: number): Geometry {
  const turn = (half * Math.PI) / 180;
  return lines(
    [
      x - 10 * Math.cos(turn),
      y - 10 * Math.sin(turn),
      x,
      y,
      x - 10 * Math.cos(turn),
      y + 10 * Math.sin(turn),
    ],
    true,
  );
}

const NAMES = Object.keys(SCENES);
const PLACES: readonly Point[] = [0, 1, 2, 3].flatMap((row) =>
  [0, 1, 2].map((column) => ({ x: 41 + 64 * column, y: 44 + 68 * row })),
);

export interface Seeded {
  readonly sound: Drawing;
  readonly faulty: Drawing;
  readonly planted: readonly string[];
}

/** Eleven pieces on a sheet, the same for the same seed; one to six of them with their fault. */
export function createSeeded(seed: number): Seeded {
  const next = createRandom(seed);
  const faults = 1 + Math.floor(next() * 6);
  const drawn = PLACES.slice(1).map((at, index) => {
    const name = NAMES[Math.floor(next() * NAMES.length)] ?? 'element_gap';
    const amount = next();
    const shift = { x: at.x + 4 * (next() - 0.5), y: at.y + 4 * (next() - 0.5) };
    const scene = SCENES[name] ?? (() => []);
    return {
      name,
      sound: scene(`p${index}`, shift, amount, false),
      faulty: scene(`p${index}`, shift, amount, true),
    };
  });
  // The key's samples need what they stand for.
  const model = area('model', rect(30, 30, 20, 20));
  const on = (items: readonly Item[]): Drawing =>
    drawing([model, ...items], {
      sheet: { ...drawing([]).sheet, braille: getProfile('swell-a4').braille },
    });
  return {
    sound: on(drawn.flatMap(({ sound }) => sound)),
    faulty: on(drawn.flatMap(({ sound, faulty }, index) => (index < faults ? faulty : sound))),
    planted: drawn.slice(0, faults).map(({ name }) => name),
  };
}
