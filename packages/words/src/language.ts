import { numberText, shortenNumber } from './number-text.ts';
import type { Count, Millimetres, PlainNumber, Share } from './quantities.ts';

/** The forms that a language has for numbers of things; each may hold # for the number itself. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** How a language writes what is put into its sentences. */
export interface Language {
  readonly tag: string;
  /** In its digits, with its sign before decimals; thousands stand together, so that fingers need not part them; of at most fifteen digits. */
  readonly number: (value: PlainNumber | Count, decimals?: number) => string;
  readonly plural: (count: PlainNumber | Count, forms: PluralForms) => string;
  /** With its sign of percent. */
  readonly share: (share: Share, decimals?: number) => string;
  /** With its unit. */
  readonly millimetres: (length: Millimetres, decimals?: number) => string;
  readonly list: (words: readonly string[]) => string;
  /** Words of somebody else in quotation marks, so that they are never taken for ours. */
  readonly quote: (words: string) => string;
}

/** What is said of a language once; Intl knows the rest. */
export interface LanguageRules {
  readonly tag: string;
  /** The tag by which lists are joined, where a country does it in another way than the language. */
  readonly lists?: string;
  /** The marks around a quotation, then those of a quotation inside it. */
  readonly quotes: readonly [open: string, close: string, innerOpen: string, innerClose: string];
  /** '1.9 times 10 to the power of 30' */
  readonly power: (digits: string, power: string) => string;
}

export function defineLanguage({ tag, lists = tag, quotes, power: sayPower }: LanguageRules): Language {
  const [open, close, innerOpen, innerClose] = quotes;
  const digits = computeOnce(() => digitsOf(tag));
  const plurals = computeOnce(() => new Intl.PluralRules(tag));
  const joiner = computeOnce(() => new Intl.ListFormat(lists));
  const write = (text: string): string => text.replaceAll(/[\d.]/g, (sign) => digits().get(sign) ?? sign);
  const number = (value: number, decimals?: number): string => {
    const short = shortenNumber(value, decimals);
    const written = write(short.digits);
    return short.power === null ? written : sayPower(written, write(numberText(short.power)));
  };
  return {
    tag,
    number,
    share: (share, decimals) => `${number(share, decimals)} %`,
    millimetres: (length, decimals) => `${number(length, decimals)} mm`,
    plural: (count, forms) =>
      (forms[plurals().select(count)] ?? forms.other).replaceAll('#', () => number(count)),
    list: (words) => joiner().format(words),
    quote: (words) => {
      const line = words.replaceAll(/\s+/g, ' ').trim();
      return `${open}${line.replaceAll(open, innerOpen).replaceAll(close, innerClose)}${close}`;
    },
  };
}

/** How a language writes the ten digits and the point before decimals. */
function digitsOf(tag: string): ReadonlyMap<string, string> {
  const format = new Intl.NumberFormat(tag, { useGrouping: false });
  const point = format.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  const digits = Array.from('0123456789', (digit) => [digit, format.format(Number(digit))] as const);
  return new Map([...digits, ['.', point]]);
}

function computeOnce<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
