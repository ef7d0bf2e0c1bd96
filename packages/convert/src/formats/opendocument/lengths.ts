const UNITS: Readonly<Record<string, number>> = { mm: 1, cm: 10, in: 25.4, pt: 25.4 / 72, pc: 25.4 / 6 };

/** Returns a length such as 2.5cm in millimetres; NaN for one that says nothing. */
export function toMillimetres(length: string | null): number {
  const unit = /(?<![a-z])[a-z]{1,3}$/.exec(length ?? '')?.[0] ?? '';
  return Number.parseFloat(length ?? '') * (UNITS[unit] ?? Number.NaN);
}
