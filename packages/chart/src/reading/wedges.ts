import type { Point } from '@relievo/graphic/model';
import { maxOf, minOf } from '@relievo/words';
import { type Extent, heightOf, isPaper, middleOf, type Piece, type Rgb, widthOf } from './marks.ts';

export interface Wedge {
  readonly color: Rgb;
  /** Radians, the wider direction of its middle, and its share of the whole. */
  readonly middle: number;
  readonly share: number;
}

export interface Pie {
  readonly center: Point;
  readonly radius: number;
  readonly wedges: readonly Wedge[];
  readonly box: Extent;
}

const WHOLE = 2 * Math.PI;

interface Sector {
  readonly piece: Piece;
  readonly center: Point;
  readonly radius: number;
  readonly from: number;
  readonly angle: number;
}

/** A circle that is cut into wedges which fill it. */
export function findPie(pieces: readonly Piece[]): Pie | null {
  const sectors = pieces.flatMap((piece) => {
    const sector = readSector(piece);
    return sector ? [sector] : [];
  });
  for (const first of sectors) {
    const own = dropCopies(
      sectors.filter(
        ({ center, radius }) =>
          Math.abs(radius - first.radius) < 0.02 * first.radius &&
          Math.hypot(center.x - first.center.x, center.y - first.center.y) < 0.3 * first.radius,
      ),
    );
    const whole = own.reduce((sum, { angle }) => sum + angle, 0);
    if (own.length < 2 || Math.abs(whole - WHOLE) > 0.02 * WHOLE) continue;
    const { center, radius } = first;
    return {
      center,
      radius,
      box: {
        left: center.x - radius,
        right: center.x + radius,
        top: center.y - radius,
        bottom: center.y + radius,
      },
      wedges: own.map(({ piece, from, angle }) => ({
        color: piece.color,
        middle: from + angle / 2,
        share: angle / whole,
      })),
    };
  }
  return null;
}

/** A ring may be no thinner than this share of its radius. */
const MIN_RING = 0.08;

/** Finds a ring that is cut into parts which fill it: its outer edges lie on one circle, and its inner ones on another. */
export function findRing(pieces: readonly Piece[]): Pie | null {
  const parts = pieces.filter(
    ({ fill, isCurved, isClosed, box }) =>
      fill && isCurved && isClosed && !isPaper(fill) && Math.max(widthOf(box), heightOf(box)) > SMALLEST,
  );
  if (parts.length < 2) return null;
  const box = {
    left: minOf(parts.map((part) => part.box.left)),
    right: maxOf(parts.map((part) => part.box.right)),
    top: minOf(parts.map((part) => part.box.top)),
    bottom: maxOf(parts.map((part) => part.box.bottom)),
  };
  const radius = widthOf(box) / 2;
  if (Math.abs(widthOf(box) - heightOf(box)) > 0.03 * radius) return null;
  const center = middleOf(box);
  const far = ({ x, y }: Point): number => Math.hypot(x - center.x, y - center.y);
  const inner = minOf(parts.flatMap(({ edge }) => edge.map(far)));
  if (inner < MIN_RING * radius || inner > (1 - MIN_RING) * radius) return null;
  const turns = parts.map(({ edge }) => {
    const isOuter = (point: Point): boolean => far(point) > 0.97 * radius;
    const begin = edge.findIndex((point, at) => isOuter(point) && !isOuter(edge.at(at - 1) ?? point));
    const outer = [...edge.slice(begin), ...edge.slice(0, begin)].filter(isOuter);
    const reachesIn = edge.some((point) => far(point) < inner + 0.05 * radius);
    if (begin < 0 || !reachesIn) return null;
    return measureTurn(outer.map(({ x, y }) => Math.atan2(y - center.y, x - center.x)));
  });
  const whole = turns.reduce((sum, turn) => sum + (turn?.angle ?? 0), 0);
  if (turns.includes(null) || Math.abs(whole - WHOLE) > 0.03 * WHOLE) return null;
  return {
    center,
    radius,
    box,
    wedges: parts.map(({ color }, at) => {
      const { from, angle } = turns[at] ?? { from: 0, angle: 0 };
      return { color, middle: from + angle / 2, share: angle / whole };
    }),
  };
}

function dropCopies(sectors: readonly Sector[]): readonly Sector[] {
  const kept: Sector[] = [];
  for (const sector of sectors)
    if (
      !kept.some(
        (one) => Math.abs(one.from - sector.from) < 0.005 && Math.abs(one.angle - sector.angle) < 0.005,
      )
    )
      kept.push(sector);
  return kept;
}

const SMALLEST = 4;

/** A corner from which the rest of the edge is equally far, or two corners of a ring. */
function readSector({ edge, corners, isCurved, fill, ...rest }: Piece): Sector | null {
  if ((!isCurved && corners.length < 4) || !fill || (isPaper(fill) && !rest.stroke)) return null;
  const piece: Piece = { edge, corners, isCurved, fill, ...rest };
  for (const center of corners) {
    const arc = listAround(edge, center);
    const radii = arc.map(({ x, y }) => Math.hypot(x - center.x, y - center.y));
    const radius = maxOf(radii);
    // On the way to the centre nothing but the two straight edges, which have no steps of their own.
    if (radius < SMALLEST || radii.some((one) => Math.abs(one - radius) > 0.03 * radius)) continue;
    const angles = arc.map(({ x, y }) => Math.atan2(y - center.y, x - center.x));
    return { piece, center, radius, ...measureTurn(angles) };
  }
  return null;
}

/** The edge from where it leaves the centre to where it comes back. */
function listAround(edge: readonly Point[], center: Point): readonly Point[] {
  const isCenter = ({ x, y }: Point): boolean => Math.hypot(x - center.x, y - center.y) <= 0.1;
  const at = edge.findIndex(isCenter);
  const around = [...edge.slice(at + 1), ...edge.slice(0, at + 1)].filter((point) => !isCenter(point));
  return around.filter(({ x, y }, index) => {
    const before = around[index - 1];
    return !before || Math.hypot(x - before.x, y - before.y) > 0.01;
  });
}

/** From the first to the last of directions that follow each other. */
function measureTurn(angles: readonly number[]): { readonly from: number; readonly angle: number } {
  let turned = 0;
  for (const [at, angle] of angles.entries()) {
    const before = angles[at - 1];
    if (before === undefined) continue;
    const step = ((((angle - before + Math.PI) % WHOLE) + WHOLE) % WHOLE) - Math.PI;
    turned += step;
  }
  const [first = 0] = angles;
  return turned >= 0 ? { from: first, angle: turned } : { from: first + turned, angle: -turned };
}
