/** The roundest number that lies as near to what was measured as can be measured at all. */
export function roundMeasured(value: number, range: number): number {
  const near = 0.001 * range;
  if (!(near > 0) || !Number.isFinite(value)) return value;
  const highest = Math.floor(Math.log10(Math.max(Math.abs(value), range))) + 1;
  for (let power = highest; power >= highest - 12; power -= 1) {
    const rounded = roundTo(value, power);
    if (Math.abs(rounded - value) <= near) return rounded;
  }
  return value;
}

/** To a power of ten, without the noise of fractions that binary numbers do not know. */
function roundTo(value: number, power: number): number {
  const rounded = Math.round(value / 10 ** power) * 10 ** power;
  return power < 0 ? Number(rounded.toFixed(-power)) + 0 : rounded + 0;
}

/** Of a logarithmic scale: three figures say as much as can be measured. */
export function roundLogarithmic(value: number, rangeOfLogarithms: number): number {
  return roundMeasured(value, Math.abs(value) * Math.LN10 * rangeOfLogarithms);
}

export function writeValue(value: number): string {
  return Number.parseFloat(value.toPrecision(12)).toString();
}
