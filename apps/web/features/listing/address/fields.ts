import { cutCategoryName, SEARCH_LENGTH } from '@relievo/contracts/library/lists';

/** The query of an address, as the router reads and writes it: repeated keys folded into one comma list. */
export type Query = Readonly<Record<string, string>>;

/** What a page keeps in its address, and how it stands there. */
export interface Codec<Address> {
  readonly path: string;
  /** The parameters that are this page's own. */
  readonly keys: ReadonlySet<string>;
  readonly read: (query: Query) => Address;
  readonly write: (address: Address) => Query;
}

/** How one value stands in an address. Whatever is unknown or malformed is read as the default. */
export interface Field<Value> {
  readonly read: (text: string | undefined) => Value;
  /** Nothing where the value is the default: the address does not name it. */
  readonly write: (value: Value) => string | undefined;
}

/** As much of a text as is searched for; an address that is longer would be refused by many servers. */
export const text: Field<string> = {
  read: (raw) => firstOf((raw ?? '').trim()),
  write: (value) => firstOf(value.trim()) || undefined,
};

function firstOf(words: string): string {
  return words.length <= SEARCH_LENGTH ? words : [...words].slice(0, SEARCH_LENGTH).join('').trim();
}

/** A category by its name. */
export const categoryName: Field<string> = {
  read: (raw) => cutCategoryName(raw ?? ''),
  write: (value) => cutCategoryName(value) || undefined,
};

/** One of a closed set, the first of which is the default. */
export function oneOf<Value extends string>(values: readonly [Value, ...Value[]]): Field<Value> {
  return {
    read: (raw) => values.find((value) => value === raw) ?? values[0],
    write: (value) => (value === values[0] || !values.includes(value) ? undefined : value),
  };
}

/** Several of a closed set, in the order of the set, whatever their case and order in the address. */
export function listOf<Value extends string>(values: readonly Value[]): Field<readonly Value[]> {
  return {
    read: (raw = '') => {
      const named = new Set(raw.split(',').map((part) => part.trim().toLowerCase()));
      return values.filter((value) => named.has(value.toLowerCase()));
    },
    write: (chosen) => values.filter((value) => chosen.includes(value)).join(',') || undefined,
  };
}

const WHOLE = /^[1-9]\d{0,6}$/;

export function createNumberField(standard: number, accepts: (number: number) => boolean): Field<number> {
  return {
    read: (raw = '') => {
      const number = WHOLE.test(raw) ? Number(raw) : standard;
      return accepts(number) ? number : standard;
    },
    write: (number) => (number === standard ? undefined : String(number)),
  };
}
