import type { FormProblems } from './use-form-problems.ts';

/** What was typed into a form: a draft that is kept in this browser, or secrets that are not. */
export interface Typed<Fields extends Record<string, string>> {
  readonly fields: Fields;
  readonly change: (field: keyof Fields) => (value: string) => void;
}

/** A field of a form, bound to what was typed into it and to what is wrong with that. */
export interface BoundField {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

export function bindTo<Fields extends Record<string, string>>(
  { fields, change }: Typed<Fields>,
  { errorOf, settle }: Pick<FormProblems, 'errorOf' | 'settle'>,
) {
  return (name: keyof Fields & string): BoundField => ({
    name,
    value: fields[name] ?? '',
    onChange: (value) => {
      settle(name);
      change(name)(value);
    },
    error: errorOf(name),
  });
}
