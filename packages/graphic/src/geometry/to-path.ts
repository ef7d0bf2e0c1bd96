import type { EllipseGeometry, Geometry, PathGeometry } from '../model/geometry.ts';
import { boxCorners } from './box.ts';
import { multiply, rotation, scaling, translation } from './matrix.ts';
import { symbolPath } from './symbol-path.ts';
import { transformPath } from './transform.ts';

/** Any geometry as a path; an ellipse as four cubics, within 0.03 % of its radius. */
export function toPath(geometry: Geometry): PathGeometry {
  switch (geometry.type) {
    case 'path':
      return geometry;
    case 'rect': {
      const [start, ...rest] = boxCorners(geometry);
      return { type: 'path', subpaths: [{ start, segments: rest.map((to) => ({ to })), closed: true }] };
    }
    case 'ellipse':
      return ellipsePath(geometry);
    case 'symbol':
      return { type: 'path', subpaths: symbolPath(geometry.symbol, geometry.at, geometry.size) };
  }
}

const UNIT_CIRCLE: PathGeometry = { type: 'path', subpaths: symbolPath('disc', { x: 0, y: 0 }, 2) };

function ellipsePath({ center, rx, ry, angle }: EllipseGeometry): PathGeometry {
  const matrix = multiply(multiply(translation(center.x, center.y), rotation(angle)), scaling(rx, ry));
  return transformPath(UNIT_CIRCLE, matrix);
}
