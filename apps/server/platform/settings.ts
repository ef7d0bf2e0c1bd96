import { z } from 'zod';
import { Refusal } from './refusal.ts';

/** How one variable of the environment is read; the message completes "NAME ...". */
const BYTES_PER_MB = 1024 * 1024;

export const text = () => z.string();

export const wholeNumber = (least: number, most: number) => {
  const message = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,15}$/, message)
    .transform(Number)
    .refine((value) => value >= least && value <= most, message);
};

export const megabytes = (most: number) => wholeNumber(1, most).transform((value) => value * BYTES_PER_MB);

export const choice = <const Names extends readonly [string, ...string[]]>(...names: Names) =>
  z.enum(names, `must be one of ${names.join(', ')}`);

export const yesOrNo = () => choice('yes', 'no').transform((value) => value === 'yes');

export const address = (...schemes: readonly string[]) =>
  z
    .string()
    .refine(
      (value) => schemes.includes(URL.parse(value)?.protocol.slice(0, -1) ?? ''),
      `must be an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
    );

export const secret = () => z.string().min(32, 'must have at least 32 characters');

/** Reads settings; every problem is one line that begins with the name of its variable. */
export function readSettings<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  environment: Readonly<Record<string, string | undefined>>,
): z.output<z.ZodObject<Shape>> {
  const filled = Object.entries(environment).filter(
    ([, value]) => value !== undefined && value.trim() !== '',
  );
  const result = schema.safeParse(Object.fromEntries(filled.map(([name, value]) => [name, value?.trim()])));
  if (result.success) return result.data;
  throw settingsRefusal(result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`));
}

export function settingsRefusal(problems: readonly string[]): Refusal {
  return new Refusal([...new Set(problems)].map((problem) => `${problem}.`).join('\n'));
}
