/** 1 shows the whole breadth of the sheet. */
export const ZOOMS: readonly number[] = [0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 6, 8, 12, 16];

/** The next larger one, or the next smaller; undefined where there is none. */
export function findZoom(zoom: number, by: 1 | -1): number | undefined {
  return by === 1 ? ZOOMS.find((one) => one > zoom) : ZOOMS.findLast((one) => one < zoom);
}
