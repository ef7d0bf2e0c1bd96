import type {
  EllipseGeometry,
  Geometry,
  Matrix,
  PathGeometry,
  RectGeometry,
  Segment,
  Subpath,
} from '../model/geometry.ts';
import { boxCorners } from './box.ts';
import { apply, isUpright } from './matrix.ts';
import { RADIANS } from './point.ts';

/** The geometry under any affine transform. A symbol moves and keeps its size and its upright stand. */
export function transformGeometry(geometry: Geometry, matrix: Matrix): Geometry {
  switch (geometry.type) {
    case 'path':
      return transformPath(geometry, matrix);
    case 'rect':
      return transformRect(geometry, matrix);
    case 'ellipse':
      return transformEllipse(geometry, matrix);
    case 'symbol':
      return { ...geometry, at: apply(matrix, geometry.at) };
  }
}

export function transformPath(path: PathGeometry, matrix: Matrix): PathGeometry {
  return {
    type: 'path',
    subpaths: path.subpaths.map((subpath) => transformSubpath(subpath, matrix)),
  };
}

function transformSubpath({ start, segments, closed }: Subpath, matrix: Matrix): Subpath {
  return {
    start: apply(matrix, start),
    segments: segments.map(
      ({ to, control }): Segment =>
        control
          ? { to: apply(matrix, to), control: [apply(matrix, control[0]), apply(matrix, control[1])] }
          : { to: apply(matrix, to) },
    ),
    closed,
  };
}

/** A turned or skewed rectangle becomes a path of its four corners. */
function transformRect(rect: RectGeometry, matrix: Matrix): RectGeometry | PathGeometry {
  const [a, b, c, d] = boxCorners(rect).map((corner) => apply(matrix, corner));
  if (!a || !b || !c || !d) return rect;
  if (isUpright(matrix)) {
    const x = Math.min(a.x, c.x);
    const y = Math.min(a.y, c.y);
    return { type: 'rect', x, y, width: Math.max(a.x, c.x) - x, height: Math.max(a.y, c.y) - y };
  }
  return {
    type: 'path',
    subpaths: [{ start: a, segments: [{ to: b }, { to: c }, { to: d }], closed: true }],
  };
}

/**
 * An ellipse is the unit circle under a matrix; its new axes are that matrix's singular values, its
 * angle that of the left singular vectors (J. Blinn, "Consider the Lowly 2 x 2 Matrix").
 */
function transformEllipse(ellipse: EllipseGeometry, matrix: Matrix): EllipseGeometry {
  const [a, b, c, d] = matrix;
  const cos = Math.cos(ellipse.angle * RADIANS);
  const sin = Math.sin(ellipse.angle * RADIANS);
  const m11 = (a * cos + c * sin) * ellipse.rx;
  const m12 = (c * cos - a * sin) * ellipse.ry;
  const m21 = (b * cos + d * sin) * ellipse.rx;
  const m22 = (d * cos - b * sin) * ellipse.ry;
  const sum = Math.hypot(m11 + m22, m21 - m12) / 2;
  const difference = Math.hypot(m11 - m22, m21 + m12) / 2;
  const turn = (Math.atan2(m21 - m12, m11 + m22) + Math.atan2(m21 + m12, m11 - m22)) / 2;
  return {
    type: 'ellipse',
    center: apply(matrix, ellipse.center),
    rx: sum + difference,
    ry: Math.abs(sum - difference),
    angle: turn / RADIANS,
  };
}
