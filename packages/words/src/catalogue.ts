import type { Language } from './language.ts';
import type { Millimetres, Share } from './quantities.ts';

/** What can be told: for each code the parameters that go with it. */
export type Messages = Readonly<Record<string, object>>;

/** One thing to tell, as it travels and is stored. */
export type Message<All, Code extends keyof All = keyof All> = {
  [One in Code]: { readonly code: One; readonly parameters: All[One] };
}[Code];

/** The names of parameters that have a sign or a unit, which braces in a sentence would leave out. */
type Measured<Parameters> = {
  [Name in keyof Parameters]-?: Extract<Parameters[Name], Share | Millimetres> extends never ? never : Name;
}[keyof Parameters];

type Sentence<Parameters> = [Measured<Parameters>] extends [never] ? string : never;

/**
 * A sentence with its parameters in braces, or a function where a language needs to count, choose or join, and where
 * something is measured.
 */
export type Words<Parameters> = Sentence<Parameters> | ((parameters: Parameters, say: Language) => string);

/** The words of one language for all messages of one kind. A code without words is an error of types. */
export interface Catalogue<All> {
  readonly language: Language;
  readonly words: { readonly [Code in keyof All]: Words<All[Code]> };
}

export function tell<All>({ code, parameters }: Message<All>, catalogue: Catalogue<All>): string {
  const { language } = catalogue;
  const words = catalogue.words[code];
  return typeof words === 'string'
    ? fillSentence(words, parameters as Readonly<Record<string, unknown>>, language)
    : words(parameters, language);
}

/** The words of two features in one catalogue; their codes are apart. */
export function joinedCatalogue<One, Other>(
  one: Catalogue<One>,
  other: Catalogue<Other>,
): Catalogue<One & Other> {
  return {
    language: one.language,
    words: { ...one.words, ...other.words } as unknown as Catalogue<One & Other>['words'],
  };
}

/** A message that came from elsewhere: null where the catalogue does not know its code. */
export function tellIfKnown<All>(
  { code, parameters }: { readonly code: string; readonly parameters: unknown },
  catalogue: Catalogue<All>,
): string | null {
  return Object.hasOwn(catalogue.words, code)
    ? tell({ code, parameters: parameters ?? {} } as Message<All>, catalogue)
    : null;
}

function fillSentence(
  sentence: string,
  parameters: Readonly<Record<string, unknown>>,
  language: Language,
): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => writeValue(parameters[name], language));
}

/** A list of things is the list of their names. */
function writeValue(value: unknown, language: Language): string {
  if (typeof value === 'number') return language.number(value);
  if (!Array.isArray(value)) return String(value);
  return language.list(
    value.map((one: unknown) =>
      typeof one === 'object' && one !== null && 'name' in one ? String(one.name) : writeValue(one, language),
    ),
  );
}
