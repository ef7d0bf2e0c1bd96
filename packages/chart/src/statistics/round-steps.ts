const STEPS = [1, 2, 5, 10];

/** The finest round step of which at most `most` fit between the two values. */
export function roundStep(least: number, greatest: number, most: number): number {
  const raw = (greatest - least) / Math.max(1, most);
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = STEPS.find((one) => one * power >= raw * (1 - 1e-9)) ?? 10;
  return step * power;
}

/** The round step that is as many times as great as one that is not round, or as many times as small, as few as can be. */
export function nearestRoundStep(raw: number): number {
  const power = 10 ** Math.floor(Math.log10(raw));
  const away = (step: number): number => Math.abs(Math.log(step / raw));
  return STEPS.map((step) => step * power).reduce((best, step) => (away(step) < away(best) ? step : best));
}

/** Every multiple of the step from one value to the other, free of the dust of decimal fractions. */
export function listMultiples(from: number, to: number, step: number): readonly number[] {
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) =>
    dropRoundingErrors((first + index) * step),
  );
}

function dropRoundingErrors(value: number): number {
  return Number(value.toPrecision(12)) + 0;
}
