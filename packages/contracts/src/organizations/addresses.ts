import { email } from '../values/credentials.ts';

export interface AddressList {
  /** Each once, in lower case, in the order in which they were written. */
  readonly addresses: readonly string[];
  /** What is between the separators and is no address. */
  readonly wrong: readonly string[];
}

/** What separates addresses in lists that people paste: lines, commas, semicolons and tabs. */
const SEPARATORS = /[\n\r,;\t]+/;

/** Mail programs write a name before the address: "Ada Lovelace" <ada@example.org>. */
const IN_BRACKETS = /<([^<>]*)>\s*$/;

/** The addresses of a pasted list. Where no name stands before them, spaces separate them as well. */
export function readAddressList(text: string): AddressList {
  const addresses = new Set<string>();
  const wrong = new Set<string>();
  for (const entry of text.split(SEPARATORS)) {
    const bracketed = IN_BRACKETS.exec(entry)?.[1];
    for (const word of bracketed === undefined ? entry.split(/\s+/) : [bracketed]) {
      if (word.trim() === '') continue;
      const checked = email.safeParse(word);
      if (checked.success) addresses.add(checked.data);
      else wrong.add(word.trim());
    }
  }
  return { addresses: [...addresses], wrong: [...wrong] };
}
