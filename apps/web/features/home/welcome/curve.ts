/** The curve of y = (x − 2)², from the y-axis to the right: what lies on the sheet and what is heard. */
/** The sheet that it lies on, in millimetres. */
export const CURVE_SHEET = { width: 150, height: 94 } as const;

const FROM = -0.2;
const TO = 4.2;

/** Points of the curve, evenly from left to right. */
export function computeCurvePoints(steps: number): readonly { readonly x: number; readonly y: number }[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const x = FROM + (step / steps) * (TO - FROM);
    return { x, y: (x - 2) ** 2 };
  });
}
