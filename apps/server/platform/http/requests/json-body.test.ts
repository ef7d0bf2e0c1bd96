import { expect, test } from 'vitest';
import { JSON_LIMITS, parseJsonBody } from './json-body.ts';

function parse(text: string): unknown {
  return parseJsonBody(Buffer.from(text));
}

const { depth, parts, fields } = JSON_LIMITS;

test.each([
  ['levels', depth, (count: number) => '['.repeat(count) + ']'.repeat(count)],
  ['objects', parts, (count: number) => `[${Array.from({ length: count - 1 }, () => '{}').join()}]`],
  ['rows', parts, (count: number) => `[${Array.from({ length: count - 1 }, () => '[1]').join()}]`],
  ['fields', fields, (count: number) => `{${Array.from({ length: count }, (_, at) => `"f${at}":0`).join()}}`],
])('a body is parsed up to the limit of %s, and refused above it', (_, most, write) => {
  expect(parse(write(most))).toEqual(JSON.parse(write(most)));
  expect(() => parse(write(most + 1))).toThrow(expect.objectContaining({ code: 'malformed_request' }));
});

test('what stands in a text counts for nothing', () => {
  const text = '[{:"'.repeat(parts);
  expect(parse(JSON.stringify([text]))).toEqual([text]);
});
