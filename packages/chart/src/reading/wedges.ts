import type { Point } from '@relievo/graphic/model';
import { maxOf } from '@relievo/words';
import { type Extent, isPaper, type Piece, type Rgb } from './marks.ts';

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
