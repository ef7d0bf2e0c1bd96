import fc from 'fast-check';

type Json = Record<string, unknown>;

/** What a field might be sent instead of what it should be. */
const HOSTILE: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  '',
  ' ',
  'a'.repeat(100_000),
  '\u202Eright to left',
  '\uD800 a half of a pair',
  '\uFEFF\u200B',
  "'; drop table users; --",
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}%00%n',
  '00000000-0000-0000-0000-000000000000',
  '9999-99-99T99:99:99Z',
  [],
  {},
  [[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]],
  { $ne: null },
];

/** Every way in which one field of a valid body can be wrong, and bodies that are wrong as a whole. */
export function hostileBodies(schema: Json, valid: Json): unknown[] {
  const fields = new Set([
    ...Object.keys((schema['properties'] as Json | undefined) ?? {}),
    ...Object.keys(valid),
  ]);
  const oneWrong = [...fields].flatMap((field) => [
    omitField(valid, field),
    ...HOSTILE.map((value) => ({ ...valid, [field]: value })),
  ]);
  const random = fc.sample(fc.jsonValue({ maxDepth: 5 }), { numRuns: 25, seed: 7 });
  return [
    ...oneWrong,
    ...HOSTILE,
    { ...valid, unknown: 'field' },
    JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}'),
    ...random,
  ];
}

function omitField(value: Json, field: string): Json {
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== field));
}

/** Bodies that are not even JSON of ours, with the headers that they come with. */
export const HOSTILE_BYTES: readonly { payload: Buffer; headers: Record<string, string> }[] = [
  createJsonBody('{"a":'),
  createJsonBody(''),
  createJsonBody('\u0000'),
  createJsonBody('{"a":"\\u0000"}'),
  createJsonBody('['.repeat(100_000)),
  createJsonBody(`"${'a'.repeat(1024 * 1024)}"`),
  { payload: Buffer.from('{"a":"\u00e9"}', 'latin1'), headers: { 'content-type': 'application/json' } },
  {
    payload: Buffer.from('{"a":1}', 'utf16le'),
    headers: { 'content-type': 'application/json; charset=utf-16' },
  },
  { payload: Buffer.from('a=1'), headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  { payload: Buffer.from('--x--'), headers: { 'content-type': 'multipart/form-data; boundary=x' } },
  { payload: Buffer.from('{}'), headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' } },
];

function createJsonBody(text: string) {
  return { payload: Buffer.from(text), headers: { 'content-type': 'application/json' } };
}

/** What might stand in an address where an identifier or a number belongs. */
export const HOSTILE_WORDS: readonly string[] = [
  '0',
  '-1',
  'null',
  '..%2f..',
  '%00',
  '%ff',
  "';--",
  'a'.repeat(2000),
  '00000000-0000-0000-0000-000000000000',
  '%F0%9F%92%A9',
  '1e999',
];
