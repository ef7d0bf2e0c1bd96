/**
 * Text that a spreadsheet would take for a formula gets an apostrophe before it, and every text stands in quotes
 * (OWASP, CSV Injection: equals, plus, minus and at signs, tabs and line ends; the wide forms of the signs as well).
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;

export type CsvValue = string | number | boolean | null;

/** One line with its end (RFC 4180). */
export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}

function cell(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const text = value.replaceAll('\0', '');
  return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

/** Without it spreadsheets read UTF-8 as the script of their country. */
export const BYTE_ORDER_MARK = '\uFEFF';
