/** A number in digits: a point before decimals, a true minus sign, no grouping of thousands, no powers of ten. */
export function numberText(value: number, decimals?: number): string {
  if (!Number.isFinite(value)) return '';
  const size = Math.abs(value);
  const plain = decimals === undefined ? expandNumber(size) : dropZeros(roundTo(size, decimals));
  return (value < 0 && /[1-9]/.test(plain) ? '−' : '') + plain;
}

/** A number as ears and fingers follow it: its digits, and the power of ten that they are taken times, where it needs one. */
export interface ShortNumber {
  readonly digits: string;
  readonly power: number | null;
}

/** What a number of a computer carries for certain; what it writes beyond that is dust. */
const CERTAIN_DIGITS = 15;
/** A zero before the point is no digit that anybody has to keep in mind. */
const MOST_DIGITS = CERTAIN_DIGITS + 1;

/** Without the digits that a computer made up, and with a power of ten where more than fifteen would be left. */
export function shortenNumber(value: number, decimals?: number): ShortNumber {
  if (!Number.isFinite(value)) return { digits: '', power: null };
  const rounded = Number(value.toPrecision(CERTAIN_DIGITS));
  // The greatest number of all is rounded to none.
  const certain = Number.isFinite(rounded) ? rounded : value;
  const whole = certain === 0 ? 0 : Math.floor(Math.log10(Math.abs(certain))) + 1;
  const most = Math.max(0, CERTAIN_DIGITS - Math.max(0, whole));
  const digits = numberText(certain, decimals === undefined ? undefined : Math.min(decimals, most));
  const isLost = certain !== 0 && !/[1-9]/.test(digits) && (decimals ?? 0) > most;
  if (digits.replaceAll(/\D/g, '').length <= MOST_DIGITS && !isLost) return { digits, power: null };
  const [front = '', power = '0'] = certain.toExponential().split('e');
  return { digits: numberText(Number(Number(front).toPrecision(CERTAIN_DIGITS))), power: Number(power) };
}

/** toFixed writes powers of ten from 1e21 on. */
function roundTo(size: number, decimals: number): string {
  return size >= 1e21 ? expandNumber(size) : size.toFixed(Math.min(100, Math.max(0, decimals)));
}

function dropZeros(text: string): string {
  return text.includes('.') ? text.replace(/\.?(?<!0)0+$/, '') : text;
}

/** JavaScript writes 1e+21 and 1e-7; ears and fingers want the digits. */
function expandNumber(size: number): string {
  const [digits = '', power] = String(size).split('e');
  if (power === undefined) return digits;
  const [whole = '', part = ''] = digits.split('.');
  const shift = Number(power);
  if (shift < 0) return `0.${'0'.repeat(-shift - 1)}${whole}${part}`;
  return whole + part.padEnd(shift, '0');
}
