import { countOf } from '@relievo/words';
import { type DateForm, findDateForms, readDate } from './date.ts';
import { splitUnit } from './header.ts';
import { isMissing, isNotFinite } from './missing.ts';
import { type Decimal, findEvidence, isAmbiguous, isCode, readNumber } from './number.ts';
import type { Column, Remark } from './table.ts';

/** How decimals are written where the cells of a column prove nothing, or where a person says so. */
export interface Decimals {
  readonly decimal: Decimal;
  readonly said: boolean;
}

export interface Typed {
  readonly column: Column;
  readonly remarks: readonly Remark[];
}

/** Which sign separates decimals in these cells: what the cells prove, else null. */
export function findProvenDecimal(texts: readonly string[]): Decimal | null {
  const proofs = new Set<Decimal>();
  for (const text of texts) {
    const proof = isCode(text) ? null : findEvidence(text);
    if (proof) proofs.add(proof);
  }
  return proofs.size === 1 ? ([...proofs][0] ?? null) : null;
}

/** A column is of numbers or of dates only if every cell that says anything is one; else it is text. */
export function typeColumn(header: string, texts: readonly string[], decimals: Decimals): Typed {
  const said = texts.filter((text) => !isMissing(text) && !isNotFinite(text));
  if (said.length > 0) {
    const numbers = said.some(isCode) ? null : readAsNumbers(header, texts, said, decimals);
    if (numbers) return numbers;
    const dates = readAsDates(header, texts, said);
    if (dates) return dates;
  }
  return { column: { kind: 'text', name: header, unit: null, texts }, remarks: [] };
}

function readAsNumbers(
  header: string,
  texts: readonly string[],
  said: readonly string[],
  table: Decimals,
): Typed | null {
  const proof = table.said ? table.decimal : findProvenDecimal(said);
  const decimal = proof ?? table.decimal;
  const values: (number | null)[] = [];
  const units = new Set<string | null>();
  let decimals = 0;
  let notFinite = 0;
  for (const text of texts) {
    if (isMissing(text) || isNotFinite(text)) {
      values.push(null);
      if (isNotFinite(text)) notFinite += 1;
      continue;
    }
    const cell = readNumber(text, decimal);
    if (!cell) return null;
    values.push(cell.value);
    units.add(cell.unit);
    decimals = Math.max(decimals, cell.decimals);
  }
  // 12 kg beside 3 m, or Q1 beside Q2, are no numbers of one kind.
  if (units.size > 1 || said.length === 0) return null;
  const [ofCells = null] = units;
  const { name, unit } = splitUnit(header);
  const remarks: Remark[] = [];
  if (notFinite > 0)
    remarks.push({
      code: 'table_not_a_number',
      parameters: { name, count: countOf(notFinite) },
    });
  const doubtful = proof ? undefined : said.find(isAmbiguous);
  if (doubtful !== undefined)
    remarks.push({
      code: 'table_decimal_unsure',
      parameters: { name, cell: doubtful, value: readNumber(doubtful, decimal)?.value ?? 0 },
    });
  return { column: { kind: 'number', name, unit: ofCells ?? unit, texts, values, decimals }, remarks };
}

function readAsDates(header: string, texts: readonly string[], said: readonly string[]): Typed | null {
  const forms = findDateForms(said);
  const form: DateForm | undefined = forms[0];
  if (form === undefined) return null;
  if (forms.includes('day-first') && forms.includes('month-first') && !said.every(isSameEitherWay)) {
    const remark: Remark = {
      code: 'table_date_unsure',
      parameters: { name: header },
    };
    return { column: { kind: 'text', name: header, unit: null, texts }, remarks: [remark] };
  }
  const values = texts.map((text) => (isMissing(text) || isNotFinite(text) ? null : readDate(text, form)));
  return { column: { kind: 'date', name: header, unit: null, texts, values }, remarks: [] };
}

function isSameEitherWay(text: string): boolean {
  return readDate(text, 'day-first') === readDate(text, 'month-first');
}
