/** Height at each pixel, 0 flat to 1 the tallest; row-major from the top left. */
export interface HeightMap {
  readonly width: number;
  readonly height: number;
  readonly pixelsPerMm: number;
  readonly values: Float32Array;
}
