import { findDateForms } from './date.ts';
import { isMissing } from './missing.ts';
import { readNumber } from './number.ts';
import type { Remark } from './table.ts';

/** Whether the first row names the columns, and whether another reader might have seen it otherwise. */
export interface HeaderDecision {
  readonly hasHeader: boolean;
  readonly isPlain: boolean;
}

/**
 * What the whole table says of its first row: names differ in kind from what stands below them, and
 * numbers that name columns go on in even steps, which the rows below them do not.
 */
export function decideHeader(rows: readonly (readonly string[])[]): HeaderDecision {
  const [first = [], ...below] = rows;
  const numbers = first.flatMap((cell, index) => (isBareNumber(cell) ? [index] : []));
  if (numbers.length > 0)
    return { hasHeader: below.length > 0 && isNumbered(first, below, numbers), isPlain: false };
  if (first.every(isMissing) && !first.some((cell, index) => isLoneName(cell, listBelow(below, index))))
    return { hasHeader: false, isPlain: false };
  // A measure above measures, or a date above dates, is data as they are.
  const isData =
    below.length > 0 && first.some((cell, index) => isOfKindBelow(cell, listBelow(below, index)));
  return { hasHeader: !isData, isPlain: !isData && !first.some((cell) => cell !== '' && isMissing(cell)) };
}

function listBelow(rows: readonly (readonly string[])[], index: number): readonly string[] {
  return rows.slice(0, MOST_LOOKED_AT).flatMap((row) => {
    const cell = row[index] ?? '';
    return isMissing(cell) && cell.toLowerCase() !== 'x' ? [] : [cell];
  });
}

/** Rows further down say nothing that these do not. */
const MOST_LOOKED_AT = 200;

function isNumberLike(text: string): boolean {
  return readNumber(text, 'point') !== null || readNumber(text, 'comma') !== null;
}
function unitOf(text: string): string | null {
  return (readNumber(text, 'point') ?? readNumber(text, 'comma'))?.unit ?? null;
}
function isBareNumber(text: string): boolean {
  return /^[-+−(]?[\d.,'’\s]+\)?%?$/u.test(text) && isNumberLike(text);
}

/** x is what some write where a value is missing, and also a common name of a column of numbers. */
function isLoneName(cell: string, below: readonly string[]): boolean {
  return /^\p{L}$/u.test(cell) && below.length > 0 && below.every(isNumberLike);
}

function isOfKindBelow(cell: string, below: readonly string[]): boolean {
  if (cell === '' || below.length === 0) return false;
  if (isNumberLike(cell))
    return below.every((other) => isNumberLike(other) && unitOf(other) === unitOf(cell));
  return findDateForms([cell]).length > 0 && findDateForms([cell, ...below]).length > 0;
}

/** Years, classes, weeks: numbers in even steps over columns that a word names on the left. */
function isNumbered(
  first: readonly string[],
  below: readonly (readonly string[])[],
  numbers: readonly number[],
): boolean {
  const labels = first
    .map((cell, index) => ({ cell, index }))
    .filter(({ index }) => !numbers.includes(index));
  // Numbers alone are data: nothing tells a row of names from a row of values.
  if (labels.length === 0) return false;
  if (labels.some(({ cell, index }) => isOfKindBelow(cell, listBelow(below, index)))) return false;
  const cellsOf = (row: readonly string[]): readonly string[] => numbers.map((index) => row[index] ?? '');
  const names = cellsOf(first);
  const years = names.every(isYear) && new Set(names).size === names.length;
  if (years && !below.some((row) => cellsOf(row).every(isYear))) return true;
  const step = findEvenStep(names);
  if (step === null || below.some((row) => findEvenStep(cellsOf(row)) === step)) return false;
  return years || numbers.length >= LEAST_EVEN || (step === 1 && (names[0] === '0' || names[0] === '1'));
}

/** Two numbers always go on in even steps. */
const LEAST_EVEN = 3;

function isYear(text: string): boolean {
  return /^(1[5-9]|20|21)\d\d$/.test(text);
}

/** From each of the numbers to the next, where that is always as much, and more than nothing. */
function findEvenStep(cells: readonly string[]): number | null {
  const values = cells.map((cell) => readNumber(cell, 'point')?.value ?? Number.NaN);
  const [first = Number.NaN, second = Number.NaN] = values;
  const step = second - first;
  const isEven = values.every((value, index) => Math.abs(value - (first + index * step)) < 1e-9);
  return step > 0 && isEven ? step : null;
}

/** These units are never a word of the name, as in 'Oslo °C' and 'Rain, mm'. */
const BARE_UNIT = '°[CF]|%|mm|cm|km|km²|m²|m³|kg|mg|ml|hPa|[kMGT]?Wh|[kMGT]W|km/h|m/s|mph|kcal|€|£|\\$';

/** These units are words or single letters, so they are units in brackets alone. */
const UNIT_WORD =
  'm|g|l|t|h|s|min|ms|ha|K|N|J|V|A|W|Hz|dB|kt|Mt|people|persons|dollars|euros|pounds|tonnes|litres|hours|days|thousands|millions|billions';

/** Tells whether the text in brackets behind a title is a unit and no year or remark. */
export function isUnit(text: string): boolean {
  return new RegExp(`^(?:${BARE_UNIT}|(?:${UNIT_WORD})(?: of .*)?)$`, 'u').test(text);
}

const BEFORE_UNIT =
  /(?:^|\s)(?:one|per|each|pro|je|par|por|hundreds?|thousands?|millions?|billions?|tausend|millionen|milliarden|milliers|milliards|miles|millones)$/iu;

/** 'Height (cm)', 'Height [cm]' and 'Oslo °C' to name and unit; anything else is a name alone. */
export function splitUnit(header: string): { readonly name: string; readonly unit: string | null } {
  const found = (
    /^(?<name>.*\S)\s*[([](?<unit>[^()[\]]{1,30})[)\]]$/u.exec(header) ??
    new RegExp(`^(?<name>.*?[^\\s,\\d]),?\\s+(?:in\\s+)?(?<unit>${BARE_UNIT})$`, 'u').exec(header)
  )?.groups;
  // In 'million km' the word before the unit belongs to it, and 'Price of one kWh' is not in kilowatt-hours.
  if (found && BEFORE_UNIT.test(found['name'] ?? '')) return { name: header, unit: null };
  return found
    ? { name: found['name'] ?? header, unit: (found['unit'] ?? '').trim() || null }
    : { name: header, unit: null };
}

/** Names a column without a header, so that it can be chosen. */
export function nameColumn(index: number): string {
  return `Column ${index + 1}`;
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
    const base = splitUnit(header === '' ? nameColumn(index) : header);
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
