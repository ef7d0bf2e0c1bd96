/**
 * Reading what storage holds, field by field: anybody may have written there, so a field that makes no sense
 * reads as undefined. By hand, because the first page waits for it and a schema would bring its library.
 */
export type StoredFields = Readonly<Record<string, unknown>>;

const LONGEST_WORDS = 40;

export const isFields = (value: unknown): value is StoredFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const flagIn = (value: unknown): boolean | undefined =>
  typeof value === 'boolean' ? value : undefined;

export const numberIn = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

export const wordsIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length > 0 && value.length <= LONGEST_WORDS ? value : undefined;

/** A table of texts, or nothing where one of them is no text. */
export const textsIn = (value: unknown): Readonly<Record<string, string>> | undefined =>
  isFields(value) && Object.values(value).every((text) => typeof text === 'string')
    ? (value as Readonly<Record<string, string>>)
    : undefined;
