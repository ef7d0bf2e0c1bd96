/** A few kilobytes can state a picture that no browser can hold; whoever looks at it would pay for that. */
const MOST_PIXELS = 50_000_000;

/** Throws a RangeError, as reading beyond the end does: both are no picture that can be shown. */
export function checkPixels(width: number, height: number): void {
  if (width * height > MOST_PIXELS) throw new RangeError(`A picture of ${width} by ${height} is not shown.`);
}
