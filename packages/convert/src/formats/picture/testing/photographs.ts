import { type Corners, findHomography, projectPoint } from '@relievo/trace/page';
import type { Pixels, Point } from '@relievo/trace/pixels';

/** How a telephone is held over a page. All of it follows from a number, so that it is the same every time. */
export interface Held {
  readonly seed: number;
  readonly width: number;
  readonly height: number;
}

/** What a telephone would have seen, and where the corners of the page truly are. */
export interface Photograph {
  readonly pixels: Pixels;
  readonly corners: Corners;
  /** How much the lens blurs, in pixels: a program that is not ours does it. */
  readonly blur: number;
  readonly has: readonly ('shadow' | 'fold' | 'blur')[];
}

type Chance = (least: number, most: number) => number;

/** Mulberry32. */
function createChance(seed: number): Chance {
  let state = seed;
  return (least, most) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return least + (((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * (most - least);
  };
}

/** A page on a desk, seen askew, under a lamp; some with a shadow, a fold, a hand that shook. */
export function photographPage(page: Pixels, { seed, width, height }: Held): Photograph {
  const chance = createChance(seed * 7919 + 13);
  const fold = seed % 4 === 1 ? chance(0.03, 0.07) : 0;
  const see = placeCamera(page, { seed, width, height }, chance, fold);
  const corners: Corners = [see(-1, -1), see(1, -1), see(1, 1), see(-1, 1)];
  const halves = [
    { from: 0, way: wayToPage([see(-1, -1), see(1, -1), see(1, 0), see(-1, 0)], 0), light: 1 },
    {
      from: 0.5,
      way: wayToPage([see(-1, 0), see(1, 0), see(1, 1), see(-1, 1)], 0.5),
      light: fold > 0 ? chance(0.82, 0.94) : 1,
    },
  ];
  const lit = createLight({ seed, width, height }, chance);
  const desk = createDesk(seed);
  const data = new Uint8Array(width * height * 3);
  for (let y = 0, to = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const light = lit(x, y);
      const place = findOnPage(halves, { x, y });
      for (let channel = 0; channel < 3; channel++, to++) {
        const color = place ? sample(page, place, channel) * 0.93 * place.light : desk(x, y, channel);
        data[to] = Math.max(0, Math.min(255, color * light + chance(-6, 6)));
      }
    }
  const blur = seed % 3 === 2 ? chance(0.9, 1.8) : 0.4;
  const has = [
    ...(seed % 2 === 0 ? (['shadow'] as const) : []),
    ...(fold > 0 ? (['fold'] as const) : []),
    ...(blur > 0.5 ? (['blur'] as const) : []),
  ];
  return { pixels: { width, height, channels: 3, data }, corners, blur, has };
}

/** From a page whose sides lie at -1 and 1, to pixels. A fold in its middle lifts it there towards the camera. */
function placeCamera(page: Pixels, { width, height }: Held, chance: Chance, fold: number) {
  const [tiltX, tiltY] = [chance(-0.5, 0.5), chance(-0.4, 0.4)];
  const roll = chance(-0.2, 0.2);
  const focal = 1.2 * Math.max(width, height);
  const shape = page.width / page.height;
  const size = Math.min((width * 0.39) / Math.max(1, shape), height * 0.39);
  const far = focal * chance(1.05, 1.3);
  const [offX, offY] = [chance(-0.04, 0.04) * width, chance(-0.04, 0.04) * height];
  return (u: number, v: number): Point => {
    const [a, b, c] = [u * size * shape, v * size, -fold * size * (1 - Math.abs(v))];
    const [x1, y1] = [a * Math.cos(roll) - b * Math.sin(roll), a * Math.sin(roll) + b * Math.cos(roll)];
    const [y2, z2] = [y1 * Math.cos(tiltX) - c * Math.sin(tiltX), y1 * Math.sin(tiltX) + c * Math.cos(tiltX)];
    const [x3, z3] = [
      x1 * Math.cos(tiltY) + z2 * Math.sin(tiltY),
      -x1 * Math.sin(tiltY) + z2 * Math.cos(tiltY),
    ];
    const depth = far + z3;
    return { x: width / 2 + offX + (focal * x3) / depth, y: height / 2 + offY + (focal * y2) / depth };
  };
}

/** From pixels to a half of the page, whose upper side lies at `from` of its height. */
function wayToPage(half: Corners, from: number): readonly number[] {
  const sheet: Corners = [
    { x: 0, y: from },
    { x: 1, y: from },
    { x: 1, y: from + 0.5 },
    { x: 0, y: from + 0.5 },
  ];
  const way = findHomography(half, sheet);
  if (!way) throw new Error('The page is seen from its edge.');
  return way;
}

interface Half {
  readonly from: number;
  readonly way: readonly number[];
  readonly light: number;
}

interface OnPage extends Point {
  readonly light: number;
}

function findOnPage(halves: readonly Half[], pixel: Point): OnPage | null {
  for (const { from, way, light } of halves) {
    const { x, y } = projectPoint(way, pixel);
    if (x >= 0 && x <= 1 && y >= from && y <= from + 0.5) return { x, y, light };
  }
  return null;
}

function sample({ width, height, channels, data }: Pixels, { x, y }: Point, channel: number): number {
  const [fromX, fromY] = [x * (width - 1.001), y * (height - 1.001)];
  const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
  const [across, down] = [fromX - left, fromY - top];
  const at = (column: number, row: number): number =>
    data[((top + row) * width + left + column) * channels + (channels === 1 ? 0 : channel)] ?? 0;
  const upper = at(0, 0) * (1 - across) + at(1, 0) * across;
  return upper * (1 - down) + (at(0, 1) * (1 - across) + at(1, 1) * across) * down;
}

/** A lamp on one side; on every other page the shadow of the hand and the telephone, soft at its edge. */
function createLight({ seed, width, height }: Held, chance: Chance): (x: number, y: number) => number {
  const turn = chance(0, 2 * Math.PI);
  const fall = chance(0.08, 0.22);
  const shade = chance(0.55, 0.75);
  const side = chance(0, 2 * Math.PI);
  const away = chance(-0.1, 0.2);
  const soft = chance(0.02, 0.05);
  const longer = Math.max(width, height);
  return (x, y) => {
    const [u, v] = [(x - width / 2) / longer, (y - height / 2) / longer];
    const lamp = 0.95 - fall * (0.5 + u * Math.cos(turn) + v * Math.sin(turn));
    if (seed % 2 === 1) return lamp;
    const into = (u * Math.cos(side) + v * Math.sin(side) - away) / soft;
    return lamp * (1 - (1 - shade) / (1 + Math.exp(-into)));
  };
}

const DESKS: readonly (readonly [number, number, number])[] = [
  [139, 94, 60],
  [60, 62, 66],
  [70, 90, 130],
  [150, 120, 85],
  [40, 80, 60],
];

/** Wood has grain, cloth has checks. */
function createDesk(seed: number): (x: number, y: number, channel: number) => number {
  const color = DESKS[seed % DESKS.length] ?? [90, 90, 90];
  return (x, y, channel) => {
    const grain =
      seed % 2 === 0
        ? 9 * Math.sin(y / 9 + 3 * Math.sin(x / 160))
        : 8 * Math.sign(Math.sin(x / 37) * Math.sin(y / 37));
    return (color[channel] ?? 90) + grain;
  };
}
