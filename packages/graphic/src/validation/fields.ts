import { LIMITS } from '../model/limits.ts';
import { complain, type Place, showValue } from './report.ts';

export interface Fields {
  readonly [key: string]: unknown;
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export interface Range {
  readonly min: number;
  readonly max: number;
  readonly above?: boolean;
}

export const SIGNED: Range = { min: -LIMITS.coordinate, max: LIMITS.coordinate };
export const LENGTH: Range = { min: 0, max: LIMITS.coordinate };
export const SIZE: Range = { min: 0, max: LIMITS.coordinate, above: true };
export const SHARE: Range = { min: 0, max: 1, above: true };
export const ANY: Range = { min: -1e9, max: 1e9 };

export function isNumber(value: unknown, { min, max, above }: Range): value is number {
  return typeof value === 'number' && value <= max && (above ? value > min : value >= min);
}

function formatFigures(value: number): string {
  return value.toLocaleString('en-US');
}

export function checkNumber(place: Place, value: unknown, field: string, range: Range): void {
  if (isNumber(value, range)) return;
  const from = range.above
    ? `above ${formatFigures(range.min)} and at most`
    : `from ${formatFigures(range.min)} to`;
  complain(place, field, `is ${showValue(value)}; it must be a number ${from} ${formatFigures(range.max)}`);
}

export function checkPoint(place: Place, value: unknown, field: string): void {
  if (isFields(value) && isNumber(value.x, SIGNED) && isNumber(value.y, SIGNED)) return;
  const found = isFields(value) ? `x ${showValue(value.x)}, y ${showValue(value.y)}` : showValue(value);
  complain(
    place,
    field,
    `is ${found}; it must be two numbers within ${formatFigures(LIMITS.coordinate)} mm of the sheet`,
  );
}

export function checkText(place: Place, value: unknown, field: string): void {
  if (typeof value !== 'string') {
    complain(place, field, `is ${showValue(value)}; it must be text`);
  } else if (value.length > LIMITS.text) {
    complain(
      place,
      field,
      `has ${formatFigures(value.length)} characters, more than the ${formatFigures(LIMITS.text)} that one text may hold; shorten or split it`,
    );
  } else if (hasForbiddenCharacter(value)) {
    complain(
      place,
      field,
      'holds control characters or half characters, which no file can carry; remove them',
    );
  }
}

/** What XML 1.0 cannot hold, even escaped. */
export const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

function hasForbiddenCharacter(value: string): boolean {
  return value.search(FORBIDDEN) >= 0;
}

export function checkOneOf(place: Place, value: unknown, field: string, choices: readonly string[]): void {
  if (typeof value === 'string' && choices.includes(value)) return;
  complain(place, field, `is ${showValue(value)}; it must be one of ${choices.join(', ')}`);
}

/** Letters and digits of any script, and - _ . : between, so that an id can stand in every format as it is. */
const ID = /^[\p{L}\p{N}_][\p{L}\p{N}\p{M}_.:-]*$/u;
/** Ids that the file form keeps for its own parts. */
export const RESERVED_PREFIX = 'relievo-';

export function isId(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= LIMITS.id &&
    ID.test(value) &&
    !value.startsWith(RESERVED_PREFIX)
  );
}

export function checkId(place: Place, value: unknown, field: string): void {
  if (isId(value)) return;
  complain(
    place,
    field,
    `is ${showValue(value)}; it must be 1 to ${LIMITS.id} letters, digits, and - _ . : between them, and not begin with ${RESERVED_PREFIX}`,
  );
}
