import { apply, multiply, rotation, scaling, translation } from '../geometry/matrix.ts';
import { RADIANS } from '../geometry/point.ts';
import type { Point } from '../model/geometry.ts';

export interface Arc {
  readonly rx: number;
  readonly ry: number;
  readonly angle: number;
  readonly large: boolean;
  readonly sweep: boolean;
}

export type Curve = readonly [first: Point, second: Point, to: Point];

/** An elliptical arc as cubics of at most a quarter turn each; none where a radius is 0, which means a line (SVG 1.1, F.6). */
export function convertArc(from: Point, arc: Arc, to: Point): readonly Curve[] {
  let rx = Math.abs(arc.rx);
  let ry = Math.abs(arc.ry);
  if (rx === 0 || ry === 0) return [];
  const cos = Math.cos(arc.angle * RADIANS);
  const sin = Math.sin(arc.angle * RADIANS);
  const dx = (from.x - to.x) / 2;
  const dy = (from.y - to.y) / 2;
  const x = cos * dx + sin * dy;
  const y = cos * dy - sin * dx;
  // Radii too small to reach are scaled up until they do.
  const lack = (x / rx) ** 2 + (y / ry) ** 2;
  const growth = Math.sqrt(Math.max(1, lack));
  rx *= growth;
  ry *= growth;
  const square = (rx * y) ** 2 + (ry * x) ** 2;
  const reach = Math.sqrt(Math.max(0, ((rx * ry) ** 2 - square) / square));
  const side = arc.large === arc.sweep ? -reach : reach;
  const cx = (side * rx * y) / ry;
  const cy = (-side * ry * x) / rx;
  const first = Math.atan2((y - cy) / ry, (x - cx) / rx);
  const last = Math.atan2((-y - cy) / ry, (-x - cx) / rx);
  let turn = last - first;
  if (arc.sweep && turn < 0) turn += 2 * Math.PI;
  if (!arc.sweep && turn > 0) turn -= 2 * Math.PI;
  const center = {
    x: cos * cx - sin * cy + (from.x + to.x) / 2,
    y: sin * cx + cos * cy + (from.y + to.y) / 2,
  };
  return unitArc(first, turn, to, (p) =>
    apply(multiply(multiply(translation(center.x, center.y), rotation(arc.angle)), scaling(rx, ry)), p),
  );
}

function unitArc(first: number, turn: number, to: Point, place: (p: Point) => Point): readonly Curve[] {
  const pieces = Math.max(1, Math.ceil(Math.abs(turn) / (Math.PI / 2) - 1e-9));
  const step = turn / pieces;
  const pull = (4 / 3) * Math.tan(step / 4);
  return Array.from({ length: pieces }, (_, index): Curve => {
    const a = first + index * step;
    const b = a + step;
    const end = index === pieces - 1 ? to : place({ x: Math.cos(b), y: Math.sin(b) });
    return [
      place({ x: Math.cos(a) - pull * Math.sin(a), y: Math.sin(a) + pull * Math.cos(a) }),
      place({ x: Math.cos(b) + pull * Math.sin(b), y: Math.sin(b) - pull * Math.cos(b) }),
      end,
    ];
  });
}
