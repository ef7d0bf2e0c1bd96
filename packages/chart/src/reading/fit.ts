/** What stands at a place along an axis. */
export interface Sample {
  readonly at: number;
  readonly value: number;
}

export interface Line {
  readonly slope: number;
  readonly start: number;
}

/** The straight line nearest to all samples. */
export function fitLine(samples: readonly Sample[]): Line | null {
  const count = samples.length;
  if (count < 2) return null;
  const meanAt = samples.reduce((sum, { at }) => sum + at, 0) / count;
  const meanValue = samples.reduce((sum, { value }) => sum + value, 0) / count;
  let [across, both] = [0, 0];
  for (const { at, value } of samples) {
    across += (at - meanAt) ** 2;
    both += (at - meanAt) * (value - meanValue);
  }
  if (across === 0 || both === 0) return null;
  const slope = both / across;
  return { slope, start: meanValue - slope * meanAt };
}

/** Those samples that one straight line goes through, at most so far off in place; the most that there are. */
export function findInLine(samples: readonly Sample[], off: number): readonly Sample[] {
  let best: readonly Sample[] = [];
  for (const [index, first] of samples.entries())
    for (const second of samples.slice(index + 1)) {
      if (best.length === samples.length) return best;
      const [width, rise] = [second.at - first.at, second.value - first.value];
      if (Math.abs(width) < off || rise === 0) continue;
      const placeOf = (value: number): number => first.at + ((value - first.value) / rise) * width;
      const found = samples.filter(({ at, value }) => Math.abs(placeOf(value) - at) <= off);
      if (found.length > best.length) best = found;
    }
  return best;
}
