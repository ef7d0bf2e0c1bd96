import Papa from 'papaparse';

/**
 * Text that a spreadsheet would take for a formula gets an apostrophe before it (OWASP, CSV Injection: equals, plus,
 * minus and at signs, tabs and line ends; the wide forms of the signs as well).
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;

export type CsvValue = string | number | boolean | null;

/** One line with its end (RFC 4180). Every text stands in quotes; numbers and yes or no stand bare. */
export function writeCsvLine(values: readonly CsvValue[]): string {
  const cells = values.map((value) => (typeof value === 'string' ? value.replaceAll('\0', '') : value));
  return `${Papa.unparse([cells], { escapeFormulae: FORMULA, quotes: isText })}\r\n`;
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

/** Without it spreadsheets read UTF-8 as the script of their country. */
export const BYTE_ORDER_MARK = '\uFEFF';
