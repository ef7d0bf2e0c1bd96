/** Pixels that paint gathers on; row-major from the top left. */
export type Plane = {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
};

/** Soft edges carry the share of the pixel that is covered; sharp ones raise a pixel or leave it. */
export type Edges = 'soft' | 'sharp';

/** Whole pixels, right and bottom not included. */
export type Region = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

export const createPlane = (width: number, height: number): Plane => ({
  width,
  height,
  values: new Float32Array(width * height),
});

/** The pixels around polylines, grown by `by` and cut to the plane. */
export const regionAround = (plane: Plane, polylines: readonly Float64Array[], by: number): Region => {
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
    left: Math.max(0, Math.floor(left - by)),
    top: Math.max(0, Math.floor(top - by)),
    right: Math.min(plane.width, Math.ceil(right + by)),
    bottom: Math.min(plane.height, Math.ceil(bottom + by)),
  };
};
