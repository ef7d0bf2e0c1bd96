import type { EllipseGeometry, Geometry, Segment } from '../model/geometry.ts';
import { pointToThousandth, toThousandth } from '../model/thousandth.ts';

export function canonicaliseGeometry(geometry: Geometry): Geometry {
  switch (geometry.type) {
    case 'path':
      return {
        type: 'path',
        subpaths: geometry.subpaths.map(({ start, segments, closed }) => ({
          start: pointToThousandth(start),
          segments: segments.map(canonicaliseSegment),
          closed,
        })),
      };
    case 'rect':
      return {
        type: 'rect',
        x: toThousandth(geometry.x),
        y: toThousandth(geometry.y),
        width: toThousandth(geometry.width),
        height: toThousandth(geometry.height),
      };
    case 'ellipse':
      return canonicaliseEllipse(geometry);
    case 'symbol':
      return {
        type: 'symbol',
        symbol: geometry.symbol,
        at: pointToThousandth(geometry.at),
        size: Math.max(0.001, toThousandth(geometry.size)),
      };
  }
}

function canonicaliseSegment({ to, control }: Segment): Segment {
  return control
    ? { to: pointToThousandth(to), control: [pointToThousandth(control[0]), pointToThousandth(control[1])] }
    : { to: pointToThousandth(to) };
}

/** Finer than lengths: on an ellipse as large as the largest sheet it still moves less than 0.001 mm. */
function toAngle(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5 + 0;
}

/** A half turn changes nothing, and a circle has no angle at all. */
function canonicaliseEllipse({ center, rx, ry, angle }: EllipseGeometry): EllipseGeometry {
  const radii = { rx: toThousandth(rx), ry: toThousandth(ry) };
  const turned = toAngle(((angle % 180) + 180) % 180);
  return {
    type: 'ellipse',
    center: pointToThousandth(center),
    ...radii,
    angle: radii.rx === radii.ry || turned === 180 ? 0 : turned,
  };
}
