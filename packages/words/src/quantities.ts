/**
 * What a number counts or measures. Each is a plain number while the program runs, in JSON and in the database; the
 * types keep one from being told as another.
 */
declare const quantity: unique symbol;

/** So many things. */
export type Count = number & { readonly [quantity]: 'count' };
/** A part of a whole, in percent. */
export type Share = number & { readonly [quantity]: 'share' };
/** A length on the sheet. */
export type Millimetres = number & { readonly [quantity]: 'millimetres' };

/** A number of which nothing is said, such as a value of a chart: neither a share nor a length. */
export type PlainNumber = number & { readonly [quantity]?: never };

/** Throws for what nobody can have counted, such as a share. */
export function countOf(things: number | { readonly length: number } | { readonly size: number }): Count {
  const count = typeof things === 'number' ? things : 'length' in things ? things.length : things.size;
  if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`${count} is no count.`);
  return count as Count;
}

/** None of nothing. */
export function shareOf(part: number, whole: number): Share {
  return (whole === 0 ? 0 : (100 * part) / whole) as Share;
}

export function percent(value: number): Share {
  return value as Share;
}

export function millimetres(length: number): Millimetres {
  return length as Millimetres;
}
