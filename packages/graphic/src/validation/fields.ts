import { millimetres } from '@relievo/words';
import { LIMITS } from '../model/limits.ts';
import { complain, type Field, type Place, showValue } from './report.ts';

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

export function checkNumber(place: Place, value: unknown, field: string, range: Range): void {
  if (isNumber(value, range)) return;
  const { min, max, above: isAbove = false } = range;
  complain(place, field, {
    code: 'not_in_range',
    parameters: { value: showValue(value), min, max, isAbove },
  });
}

export function checkPoint(place: Place, value: unknown, field: Field): void {
  if (isFields(value) && isNumber(value.x, SIGNED) && isNumber(value.y, SIGNED)) return;
  const most = millimetres(LIMITS.coordinate);
  complain(
    place,
    field,
    isFields(value)
      ? { code: 'not_a_point', parameters: { x: showValue(value.x), y: showValue(value.y), most } }
      : { code: 'no_point_at_all', parameters: { value: showValue(value), most } },
  );
}

export function checkText(place: Place, value: unknown, field: string): void {
  if (typeof value !== 'string') {
    complain(place, field, { code: 'not_a_text', parameters: { value: showValue(value) } });
  } else if (value.length > LIMITS.text) {
    complain(place, field, {
      code: 'text_too_long',
      parameters: { length: value.length, most: LIMITS.text },
    });
  } else if (hasForbiddenCharacter(value)) {
    complain(place, field, { code: 'characters_forbidden', parameters: {} });
  }
}

/** What XML 1.0 cannot hold, even escaped. */
export const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

function hasForbiddenCharacter(value: string): boolean {
  return value.search(FORBIDDEN) >= 0;
}

export function checkOneOf(place: Place, value: unknown, field: string, choices: readonly string[]): void {
  if (typeof value === 'string' && choices.includes(value)) return;
  complain(place, field, { code: 'not_one_of', parameters: { value: showValue(value), choices } });
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
  complain(place, field, {
    code: 'not_an_id',
    parameters: { value: showValue(value), most: LIMITS.id, reserved: RESERVED_PREFIX },
  });
}
