import { listMultiples, roundStep } from '../statistics/round-steps.ts';

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

/** Round ends around all values, and the marks between them: at most `most` steps. */
export function chooseRoundTicks(least: number, greatest: number, most: number): readonly number[] {
  const [low, high] = widenRange(least, greatest);
  for (let asked = Math.max(1, most); asked >= 1; asked -= 1) {
    const step = roundStep(low, high, asked);
    const from = Math.floor(low / step + 1e-9) * step;
    const to = Math.ceil(high / step - 1e-9) * step;
    // Beyond the greatest number that there is nothing is round.
    if (!Number.isFinite(from) || !Number.isFinite(to)) continue;
    const ticks = listMultiples(from, to, step);
    if (ticks.length - 1 <= most) return ticks;
  }
  const step = roundStep(low, high, 1);
  const [from, to] = [Math.floor(low / step) * step, Math.ceil(high / step) * step];
  return Number.isFinite(from) && Number.isFinite(to) ? listMultiples(from, to, step) : [low, high];
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
  return [Math.max(-Number.MAX_VALUE, least - by), Math.min(Number.MAX_VALUE, greatest + by)];
}
