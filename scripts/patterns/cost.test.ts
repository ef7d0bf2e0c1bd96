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
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '(x+x+)+y',
  String.raw`^(?:[^"\\]|\\.|\\)*$`,
  '^(?=(a+)+$)b',
  '(?<=c(?:a|a)*)b',
  String.raw`^(?:\s|\S\s?)*$`,
  String.raw`(\d+|\w+)*!`,
  '^(?:a?){30}a{30}$',
  '^(a{0,15}){0,15}b$',
  '(?:a{1,600}){1,600}b',
  '(?i:a|A)*b',
  '^(?:(?=a)a|(?!b)a)*$',
])('%s doubles its work', (source) => {
  expect(measureCost(source, '')).toBe('exponential');
});

/** Those as text that the check would find here. */
test.each([
  ...[/\s+$/, /^\s*\s*x/, /<[^>]*>/g, /a.*b/, /^.*,.*,$/, /(?<=\d+)x/, / (?:\s*y)?/g, /\d{1,600}x/],
  ...[/\s*,\s*/, /[^\S\n]+\n/g, /\/\/.*\*\/$/s, /".*?"/s, /(?:ab?)*(?:b?a)*c/, /\p{Lu}\p{L}*\p{N}/u],
  ...[
    /(.)\1*x/,
    /(a+)\1+b/,
    /\s+(?=\n)/g,
    /(?:\w\W?)*\.$/,
    /[\s\u200b]*$/,
    new RegExp(String.raw`[\w--\d]+[\w&&\d]*!`, 'v'),
  ],
  ...[/\d{0,499}\d{0,499}x/, /^\d{0,99}\d{0,99}\d{0,99}x/],
])('%s takes the square of the text', ({ source, flags }) => {
  expect(measureCost(source, flags)).toBe('polynomial');
});

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
  /^(?:from )?(.{1,100}?) to (.+)$/,
  /(?:\d{1,3}\.){3}\d{1,3}/,
  /(?:[\da-f]{1,4}:){7}[\da-f]{1,4}/,
  /\b\w+\s*=\s*\w+$/m,
  /(?<=[.,] {0,3})x/,
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

test('a bracket in a set is a letter, unless the flag v allows sets in sets', () => {
  expect(measureCost('^(?:[a[]*)*$', 'u')).toBe('exponential');
  expect(measureCost('^(?:[a[b]]*)*$', 'v')).toBe('exponential');
  expect(measureCost('^[a[]x$', 'u')).toBe('linear');
});

test('a pattern is read whole, however it is put together', () => {
  const files = [
    {
      path: 'packages/a/src/words.ts',
      text: 'export const WORD = String.raw`\\w+\\s?`; export const SIGNS = /a|a/u;',
    },
    { path: 'packages/a/src/index.ts', text: "export { WORD } from './words.ts';" },
  ];
  const isFound = (text: string) =>
    findPatternFaults([...files, { path: 'packages/a/src/a.ts', text }]).length > 0;
  const made = [
    'export const a = RegExp("(a*)*b");',
    'export const a = globalThis.RegExp("(a*)*b");',
    "const parts = ['(?:a', 'a)*b'] as const; export const a = new RegExp(['(?:a', 'a)*b'].join('|'));",
    "import { WORD } from './words.ts'; export const a = new RegExp(`^(${WORD})*$`);",
    "import { WORD as ONE } from '@relievo/a'; export const a = new RegExp('^(' + ONE + ')*$');",
    "import { SIGNS } from './words.ts'; export const a = new RegExp(`(?:${SIGNS.source})*b`);",
    "const OUTER = /(?:WORD)*b/u; export const a = new RegExp(OUTER.source.replace('WORD', 'a|a'));",
    "export const a = (text: string) => text.match('(a*)*b');",
    'export const a = (text: string) => text.search(`(a*)*b`);',
    'export const a = (one: string, other: string) => new RegExp(`(?:${one}|${other})*b`);',
    'const INNER = /a+/; export const a = new RegExp(`(${new RegExp(INNER).source})*b`);',
  ];
  expect(made.filter((text) => !isFound(text))).toEqual([]);
  expect(isFound("import { WORD } from './words.ts'; export const a = new RegExp(`^${WORD}$`);")).toBe(false);
});
