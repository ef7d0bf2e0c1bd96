import fc from 'fast-check';
import type { DocumentedOperation } from './documented-operations.ts';

type Json = Record<string, unknown>;

/** Text that has broken programs before: names of prototypes, ends of strings, digits that are none. */
const ODD_WORDS = [
  '',
  ' ',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  "'; drop table users; --",
  '\\u0000',
  '\u202E\uFEFF\u2028',
  '\uFFFF\uE000',
  '\uFDFA'.repeat(60),
  '%_\\',
  '../../etc/passwd',
  '<script>alert(1)</script>]]>',
  '=cmd|/c calc!A1',
  'a\r\nset-cookie: x=y',
  '0x10',
  '1e999',
  'NaN',
  'null',
] as const;

const ODD_NUMBERS = [0, -1, 0.5, 1e308, -1e308, 2 ** 31 - 1, 2 ** 31, 2 ** 53 - 1, 2 ** 53, 5e-324] as const;

const ODD_TIMES = [
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '2026-02-30T00:00:00Z',
  '2026-11-20T10:00:00+14:00',
  '-271821-04-20T00:00:00Z',
  '+275760-09-13T00:00:00Z',
] as const;

const anything = fc.oneof(
  fc.constantFrom(...ODD_WORDS),
  fc.constantFrom(...ODD_NUMBERS),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Mostly what the schema asks for, so that it comes through to what stands behind it, and else anything at all. */
function valueOf(schema: Json, ids: readonly string[]): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: generateFitting(schema, ids) }, { weight: 1, arbitrary: anything });
}

function generateFitting(schema: Json, ids: readonly string[]): fc.Arbitrary<unknown> {
  const choices = (schema['anyOf'] ?? schema['oneOf']) as readonly Json[] | undefined;
  if (choices) return fc.oneof(...choices.map((choice) => valueOf(choice, ids)));
  if ('const' in schema) return fc.constant(schema['const']);
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]));
  switch (schema['type']) {
    case 'object':
      return record(schema, ids);
    case 'array':
      return fc.array(valueOf((schema['items'] ?? {}) as Json, ids), { maxLength: 4 });
    case 'integer':
    case 'number':
      return generateNumber(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return generateText(schema, ids);
    default:
      return anything;
  }
}

function record(schema: Json, ids: readonly string[]): fc.Arbitrary<unknown> {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Json>);
  const required = (schema['required'] ?? []) as readonly string[];
  return fc.record(Object.fromEntries(properties.map(([name, inner]) => [name, valueOf(inner, ids)])), {
    requiredKeys: required.filter((name) => properties.some(([known]) => known === name)),
  });
}

function generateNumber({ minimum = -(2 ** 31), maximum = 2 ** 31 }: Json): fc.Arbitrary<unknown> {
  const [least, most] = [Number(minimum), Number(maximum)];
  return fc.oneof(fc.constantFrom(least, most), fc.integer({ min: Math.ceil(least), max: Math.floor(most) }));
}

function generateText(
  { format, minLength = 0, maxLength = 200 }: Json,
  ids: readonly string[],
): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.constantFrom(...ids);
  if (format === 'date-time') return fc.constantFrom(...ODD_TIMES, '2026-11-20T10:00:00Z');
  const [least, most] = [Number(minLength), Number(maxLength)];
  return fc.oneof(
    fc.string({
      unit: 'binary',
      minLength: Math.min(least, 60),
      maxLength: Math.max(least, Math.min(most, 60)),
    }),
    fc.constantFrom(...ODD_WORDS),
    fc.constant('ü'.repeat(Math.min(most, 5000))),
  );
}

/** One request for an operation: an address, and a body where it takes one. */
export interface AnyRequest {
  readonly url: string;
  readonly payload?: string;
}

/** Requests for an operation that its description allows, or nearly. The ids are those of things that exist. */
export function requestsFor(
  { path, parameters, body }: DocumentedOperation,
  ids: readonly string[],
): fc.Arbitrary<AnyRequest> {
  const named = (place: string) =>
    fc.record(
      Object.fromEntries(
        parameters
          .filter((parameter) => parameter.in === place)
          .map(({ name, schema = {} }) => [name, valueOf(schema, ids)]),
      ),
      place === 'path' ? {} : { requiredKeys: [] },
    );
  const content = body ? valueOf(body, ids) : fc.constant(undefined);
  return fc.tuple(named('path'), named('query'), content).map(([inPath, query, value]) => {
    const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeValue(inPath[name]) || '-');
    const asked = Object.entries(query).flatMap(([name, each]) => writeParameters(name, each));
    return {
      url: `/api${url}${asked.length > 0 ? `?${asked.join('&')}` : ''}`,
      ...(value === undefined ? {} : { payload: JSON.stringify(value) }),
    };
  });
}

function encodeValue(value: unknown): string {
  return encodeURIComponent(
    String(typeof value === 'object' ? JSON.stringify(value) : value).replaceAll(/\p{Cs}/gu, '\uFFFD'),
  );
}

/** Lists and records as an address writes them: `subject[0]=Math`, `a[b]=c`. */
function writeParameters(name: string, value: unknown): string[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) =>
      writeParameters(`${name}[${encodeValue(key)}]`, inner),
    );
  return [`${name}=${encodeValue(value)}`];
}
