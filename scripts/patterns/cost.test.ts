import { expect, test } from 'vitest';
import { findPatternFaults } from './check.ts';
import { measureCost } from './cost.ts';

/** As text: the check would find the patterns themselves here. */
test.each([
  String.raw`^(?:<!--[\s\S]*?-->\s*)*<html`,
  '^(a*)*$',
  '^(a|a)*$',
  '^(?:a|ab|b)*c',
  String.raw`^(\w+\s?)*$`,
  '(?:a|a){0,60}x',
  String.raw`^(?:g|path)[\d_.:-]*(?:[\d-]+)*$`,
])('%s doubles its work', (source) => {
  expect(measureCost(source, '')).toBe('exponential');
});

test.each([/\s+$/, /^\s*\s*x/, /<[^>]*>/g, /a.*b/, /^.*,.*,$/, /(?<=\d+)x/, / (?:\s*y)?/g, /\d{1,600}x/])(
  '%s takes the square of the text',
  ({ source, flags }) => {
    expect(measureCost(source, flags)).toBe('polynomial');
  },
);

test.each([
  /^(?:<!--(?:[^-]|-[^-]|--+[^>-])*--+>\s*)*<html/,
  /\s+/g,
  /^a*b/,
  /(?<!\s)\s+$/,
  /(?<!\d)\d+x/,
  /\b\d+x/,
  /<[^<>]*>/g,
  /^"(?:[^"\\]|\\.)*"/,
  /\d+(?:[.,]\d+)*|\p{L}+|\S/gu,
  /\d{1,30}x/,
  /^[^,]*,[^,]*,x$/,

  /(?<word>\w+) \k<word>/y,
])('%s takes work in proportion to the text', ({ source, flags }) => {
  expect(measureCost(source, flags)).toBe('linear');
});

test('what reads the text of others is linear, and no pattern anywhere doubles its work', () => {
  const find = (path: string, text: string) =>
    findPatternFaults([{ path, text }]).map((fault) => fault.slice(0, fault.indexOf(' ')));
  expect(find('apps/server/a.ts', 'const a = /\\s+$/;\nconst b = new RegExp(`^(${c}*)*$`);')).toEqual([
    'apps/server/a.ts:1',
    'apps/server/a.ts:2',
  ]);
  expect(
    find('packages/a/src/a.ts', "const END = '\\\\s+$'; export const a = new RegExp(END, 'u');"),
  ).toHaveLength(1);
  expect(find('apps/server/a.test.ts', 'const a = /\\s+$/;')).toEqual([]);
  expect(find('e2e/a.spec.ts', 'const a = /(a*)*b/;')).toEqual(['e2e/a.spec.ts:1']);
});
