import { isMissing } from './missing.ts';
import { readNumber } from './number.ts';
import type { Remark } from './table.ts';

function isNumberLike(text: string): boolean {
  return readNumber(text, 'point') !== null || readNumber(text, 'comma') !== null;
}
function isBare(text: string): boolean {
  return /^[-+−(]?[\d.,'’\s]+\)?%?$/u.test(text);
}
function isYear(text: string): boolean {
  return /^(1[5-9]|20|21)\d\d$/.test(text);
}

/** Names are words, or years over columns of something else. */
export function isLikeHeader(first: readonly string[], second: readonly string[] | undefined): boolean {
  const numbers = first.filter((cell) => isBare(cell) && isNumberLike(cell));
  if (numbers.length === 0) return first.some((cell) => !isMissing(cell));
  if (!second || !numbers.every(isYear) || new Set(numbers).size !== numbers.length) return false;
  return first.every((cell, index) => !isYear(cell) || !isYear(second[index] ?? ''));
}

/** 'Height (cm)' and 'Height [cm]' to name and unit; anything else is a name alone. */
export function splitUnit(header: string): { readonly name: string; readonly unit: string | null } {
  const found = /^(?<name>.*\S)\s*[([](?<unit>[^()[\]]{1,30})[)\]]$/u.exec(header)?.groups;
  return found
    ? { name: found['name'] ?? header, unit: (found['unit'] ?? '').trim() || null }
    : { name: header, unit: null };
}

/** Every column gets a name, and no two the same. */
export function createUniqueNames(headers: readonly string[]): {
  readonly names: readonly string[];
  readonly remarks: readonly Remark[];
} {
  const taken = new Set<string>();
  const remarks: Remark[] = [];
  const given = new Set(headers.map((header) => header.toLowerCase()));
  const names = headers.map((header, index) => {
    const base = splitUnit(header === '' ? `Column ${index + 1}` : header);
    const inUnit = base.unit === null ? '' : ` (${base.unit})`;
    const isFree = (name: string): boolean =>
      !taken.has(name.toLowerCase()) && (name === header || !given.has(name.toLowerCase()));
    let name = header === '' ? base.name : header;
    for (let count = 2; !isFree(name); count += 1) name = `${base.name} ${count}${inUnit}`;
    taken.add(name.toLowerCase());
    if (header !== '' && name !== header)
      remarks.push({
        code: 'table_header_twice',
        parameters: { header, column: index + 1, name },
      });
    return name;
  });
  return { names, remarks };
}
