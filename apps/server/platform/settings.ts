import { isIP } from 'node:net';
import { z } from 'zod';
import { Refusal } from './refusal.ts';

const BYTES_PER_MB = 1024 * 1024;

/** How one variable of the environment is read; the message completes "NAME ...". */
export function text() {
  return z.string();
}

export function wholeNumber(least: number, most: number) {
  const message = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,15}$/, message)
    .transform(Number)
    .refine((value) => value >= least && value <= most, message);
}

export function megabytes(most: number) {
  return wholeNumber(1, most).transform((value) => value * BYTES_PER_MB);
}

export function choice<const Names extends readonly [string, ...string[]]>(...names: Names) {
  return z.enum(names, `must be one of ${names.join(', ')}`);
}

export function yesOrNo() {
  return choice('yes', 'no').transform((value) => value === 'yes');
}

export function address(...schemes: readonly string[]) {
  return z
    .string()
    .refine(
      (value) =>
        schemes.includes(URL.parse(value)?.protocol.slice(0, -1) ?? '') && /^[a-z]+:\/\//i.test(value),
      `must be an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
    )
    .refine(isDecodable, 'has a % that encodes nothing; a % in a name or password is written %25');
}

/** The address of a host, with neither a way in nor a place on it: what stands behind it is ours to say. */
export function origin(...schemes: readonly string[]) {
  return address(...schemes).refine((value) => {
    const { username, pathname, search, hash } = new URL(value);
    return `${username}${search}${hash}` === '' && /^\/*$/.test(pathname);
  }, 'must end with the host and its port: no name, no path, no ? and no #');
}

function isDecodable(value: string): boolean {
  try {
    decodeURIComponent(value);
    return true;
  } catch {
    return false;
  }
}

/** A name that stands inside addresses, where any other character would mean something. */
export function plainName() {
  return z.string().regex(/^[\w-][\w.-]*$/, 'may hold letters, digits, dots, hyphens and underscores only');
}

/** `Relievo <relievo@example.org>`, or the address alone. */
export function mailSender() {
  return z
    .string()
    .regex(
      /^(?:[^<>\p{Cc}]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u,
      'must be an address such as relievo@example.org or Relievo <relievo@example.org>',
    );
}

/** Addresses and ranges (10.0.0.0/8) with commas between them. */
export function networks() {
  return z
    .string()
    .refine(
      (value) => value.split(',').every((part) => part.trim() === '' || isNetwork(part.trim())),
      'must be addresses or ranges such as 10.0.0.0/8, with commas between them',
    );
}

function isNetwork(text: string): boolean {
  const [ip = '', bits, ...more] = text.split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(ip)] ?? -1;
  const length = bits === undefined ? longest : /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN;
  return more.length === 0 && longest > 0 && length <= longest;
}

export function secret() {
  return z.string().min(32, 'must have at least 32 characters');
}

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
