/** Values along a stretch of the sheet, in millimetres. */
export interface Scale {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
}

export function placeValue({ from, to, start, end }: Scale, value: number): number {
  return start + ((value - from) / (to - from)) * (end - start);
}

const STEPS = [1, 2, 5, 10];

/** The finest round step of which at most `most` fit between the two values. */
export function roundStep(least: number, greatest: number, most: number): number {
  const raw = (greatest - least) / Math.max(1, most);
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = STEPS.find((one) => one * power >= raw * (1 - 1e-9)) ?? 10;
  return step * power;
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

/** Round ends around all values, and the marks between them: at most `most` steps. */
export function chooseRoundTicks(least: number, greatest: number, most: number): readonly number[] {
  const [low, high] = widenRange(least, greatest);
  for (let asked = Math.max(1, most); asked >= 1; asked -= 1) {
    const step = roundStep(low, high, asked);
    const from = Math.floor(low / step + 1e-9) * step;
    const to = Math.ceil(high / step - 1e-9) * step;
    const ticks = listMultiples(from, to, step);
    if (ticks.length - 1 <= most) return ticks;
  }
  const step = roundStep(low, high, 1);
  return listMultiples(Math.floor(low / step) * step, Math.ceil(high / step) * step, step);
}

/** The round values between two ends, at most `most` steps; fewer than two where there are no more. */
export function chooseTicksWithin(least: number, greatest: number, most: number): readonly number[] {
  for (let asked = most; asked >= 1 && greatest > least; asked -= 1) {
    const ticks = listMultiples(least, greatest, roundStep(least, greatest, asked));
    if (ticks.length - 1 <= most) return ticks;
  }
  return [];
}

/** Values that are all the same stand in the middle of a range of their size. */
function widenRange(least: number, greatest: number): readonly [number, number] {
  if (greatest > least) return [least, greatest];
  const by = Math.abs(least) / 2 || 1;
  return [least - by, greatest + by];
}
