import { findDateForms, readDate } from '../../table/date.ts';
import { type Decimal, findEvidence, readNumber } from '../../table/number.ts';

export interface TickValue {
  readonly value: number;
  readonly unit: string | null;
}

const POWER = /^([-−+]?)(?:(\d+(?:[.,]\d+)?)\s*[×x·]\s*)?10([⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3})$/u;
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';
/** What may follow the figures at a tick. A direction of the compass makes it a place on a map. */
const UNITS = /^(?:[%‰€$£¥₹°µ]|°[CF]|[kKMB]|[a-zµ]{1,3}[²³]?|mio\.?|mrd\.?)$/iu;
const SCALES: Readonly<Record<string, number>> = { k: 1e3, K: 1e3, M: 1e6, B: 1e9 };

/** The number at a tick; null for any other words. */
export function readTickNumber(text: string, decimal: Decimal): TickValue | null {
  const power = POWER.exec(text);
  if (power) {
    const [, sign = '', factor = '1', raised = ''] = power;
    const exponent = Number(
      raised.replace('⁻', '-').replaceAll(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/gu, (digit) => `${RAISED.indexOf(digit)}`),
    );
    const size = Number(factor.replace(',', '.')) * 10 ** exponent;
    return { value: sign === '-' || sign === '−' ? -size : size, unit: null };
  }
  const read = readNumber(text.replace(/^[‐‑–]/u, '-'), decimal);
  if (!read) return null;
  if (read.unit === null) return { value: read.value, unit: null };
  const scale = SCALES[read.unit];
  if (scale !== undefined) return { value: read.value * scale, unit: null };
  return UNITS.test(read.unit) ? { value: read.value, unit: read.unit } : null;
}

/** All labels of one page write their decimals in one way. */
export function findDecimal(texts: readonly string[]): Decimal {
  const evidence = texts.map(findEvidence);
  const commas = evidence.filter((one) => one === 'comma').length;
  return commas > evidence.filter((one) => one === 'point').length ? 'comma' : 'point';
}

/** Days since 1970 at each of the labels; null where not all of them are dates of one form. */
export function readTickDates(texts: readonly string[]): readonly number[] | null {
  const plain = texts.map((text) => text.replaceAll(/[−‐‑–]/gu, '-'));
  const [form] = findDateForms(plain);
  if (!form) return null;
  return plain.map((text) => readDate(text, form) ?? 0);
}
