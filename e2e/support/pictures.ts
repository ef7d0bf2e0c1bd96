import { encodePng } from '../../packages/graphic/src/png/index.ts';
import { findHomography, projectPoint } from '../../packages/trace/src/page/index.ts';
import type { GivenFile } from './files.ts';

interface Sheet {
  readonly width: number;
  readonly height: number;
  /** Whether there is ink at a place. */
  readonly isInk: (x: number, y: number) => boolean;
}

function measureDistance(
  x: number,
  y: number,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
): number {
  const along = ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / ((x2 - x1) ** 2 + (y2 - y1) ** 2);
  const at = Math.min(1, Math.max(0, along));
  return Math.hypot(x - x1 - at * (x2 - x1), y - y1 - at * (y2 - y1));
}

/** A triangle with its height, a square and a ring of a worksheet, and two specks that are no part of it. */
const WORKSHEET: Sheet = {
  width: 900,
  height: 640,
  isInk: (x, y) =>
    (
      [
        [80, 540, 420, 540],
        [420, 540, 220, 120],
        [220, 120, 80, 540],
        [220, 120, 220, 540],
      ] as const
    ).some((line) => measureDistance(x, y, line) < 3.5) ||
    (x > 520 && x < 660 && y > 120 && y < 260) ||
    Math.abs(Math.hypot(x - 680, y - 450) - 110) < 3.5 ||
    (x > 470 && x < 478 && y > 600 && y < 608) ||
    (x > 850 && x < 858 && y > 30 && y < 38),
};

/** Two lines that run along each other, closer than fingers tell apart. */
export const CROWDED: Sheet = {
  width: 900,
  height: 640,
  isInk: (x, y) =>
    [
      [80, 300, 800, 300],
      [80, 316, 800, 316],
    ].some(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => measureDistance(x, y, [x1, y1, x2, y2]) < 3.5),
};

/** A river, a lake, and the steps of a stair that lie closer together than fingers tell apart. */
export const STAIR: Sheet = {
  width: 900,
  height: 640,
  isInk: (x, y) =>
    measureDistance(x, y, [40, 420, 860, 380]) < 3.5 ||
    Math.abs(Math.hypot(x - 650, y - 190) - 110) < 3.5 ||
    [90, 107, 124, 141].some((top) => measureDistance(x, y, [90, top, 280, top]) < 3.5),
};

/** A worksheet as a telephone sees it: paper that is darker on one side, with grain that is the same every time. */
export function photographWorksheet(name: string, { width, height, isInk }: Sheet = WORKSHEET): GivenFile {
  const data = new Uint8Array(width * height);
  let seed = 4711;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      // The quick generator of Numerical Recipes.
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      const light = 240 - (45 * x) / width - (12 * y) / height + (seed / 2 ** 31 - 1) * 5;
      data[y * width + x] = Math.round(isInk(x, y) ? light * 0.16 : light);
    }
  return {
    name: `${name}.png`,
    mimeType: 'image/png',
    buffer: Buffer.from(encodePng({ width, height, channels: 1, data })),
  };
}

/** The same worksheet on a table, photographed askew: what lies around it is wood. */
export function photographOnTable(name: string): GivenFile {
  const { width: across, height: down, isInk } = WORKSHEET;
  const [width, height] = [1200, 900];
  const page = [
    { x: 150, y: 130 },
    { x: 1040, y: 90 },
    { x: 1100, y: 760 },
    { x: 90, y: 800 },
  ] as const;
  const sheet = [
    { x: 0, y: 0 },
    { x: across, y: 0 },
    { x: across, y: down },
    { x: 0, y: down },
  ] as const;
  const way = findHomography(page, sheet);
  if (!way) throw new Error('The page is seen from its edge.');
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const place = projectPoint(way, { x, y });
      const isPage = place.x >= 0 && place.x <= across && place.y >= 0 && place.y <= down;
      const light = 1 - (0.25 * x) / width;
      const wood = 8 * Math.sin(y / 9 + 3 * Math.sin(x / 160));
      const paper = isInk(place.x, place.y) ? 35 : 235;
      const color = isPage ? [paper, paper, paper] : [139 + wood, 94 + wood, 60 + wood];
      data.set(
        color.map((value) => Math.round(value * light)),
        (y * width + x) * 3,
      );
    }
  return {
    name: `${name}.png`,
    mimeType: 'image/png',
    buffer: Buffer.from(encodePng({ width, height, channels: 3, data })),
  };
}
