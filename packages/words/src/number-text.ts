/** A number in digits: a point before decimals, a true minus sign, no grouping of thousands, no powers of ten. */
export function numberText(value: number, decimals?: number): string {
  if (!Number.isFinite(value)) return '';
  const size = Math.abs(value);
  const plain = decimals === undefined ? expandNumber(size) : dropZeros(roundTo(size, decimals));
  return (value < 0 && /[1-9]/.test(plain) ? '−' : '') + plain;
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
