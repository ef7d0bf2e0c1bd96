/** Pixels that paint gathers on; row-major from the top left. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

/** Soft edges carry the share of the pixel that is covered; sharp ones raise a pixel or leave it. */
export type Edges = 'soft' | 'sharp';

/** Whole pixels, right and bottom not included. */
export interface Region {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function createPlane(width: number, height: number): Plane {
  return {
    width,
    height,
    values: new Float32Array(width * height),
  };
}

/** The whole pixels around polylines, from `first` on and within `whole`. */
export function findRegionAround(
  whole: Pick<Plane, 'width' | 'height'>,
  first: Pick<Region, 'left' | 'top'>,
  polylines: readonly Float64Array[],
): Region {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (const points of polylines) {
    for (let i = 0; i < points.length; i += 2) {
      const x = points[i] ?? 0;
      const y = points[i + 1] ?? 0;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
  }
  return {
    left: Math.max(first.left, Math.floor(left)),
    top: Math.max(first.top, Math.floor(top)),
    right: Math.min(whole.width, Math.ceil(right)),
    bottom: Math.min(whole.height, Math.ceil(bottom)),
  };
}
