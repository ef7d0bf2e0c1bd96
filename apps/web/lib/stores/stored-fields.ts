/**
 * Reading what storage holds, field by field: anybody may have written there, so a field that makes no sense
 * reads as undefined. By hand, because the first page waits for it and a schema would bring its library.
 */
export type StoredFields = Readonly<Record<string, unknown>>;

const LONGEST_WORDS = 40;

export function isFields(value: unknown): value is StoredFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function readFlag(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

export function readNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

export function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value.length > 0 && value.length <= LONGEST_WORDS ? value : undefined;
}

/** A table of texts, or nothing where one of them is no text. */
export function readTexts(value: unknown): Readonly<Record<string, string>> | undefined {
  return isFields(value) && Object.values(value).every((text) => typeof text === 'string')
    ? (value as Readonly<Record<string, string>>)
    : undefined;
}
