import { type Catalogue, createPseudoCatalogue } from '@relievo/words';
import { expect, test } from 'vitest';
import type { FindingMessage, FindingMessages } from '../rule/messages.ts';
import { FINDING_EXAMPLES } from '../testing/finding-examples.ts';
import { ENGLISH_FINDINGS } from './en.ts';
import { formatFinding } from './finding-text.ts';

const MESSAGES = Object.entries(FINDING_EXAMPLES).map(
  ([code, parameters]) => ({ code, parameters }) as FindingMessage,
);

function tellAll(catalogue: Catalogue<FindingMessages>): readonly string[] {
  return MESSAGES.map((message) => `${message.code}: ${formatFinding(message, catalogue)}`);
}

/** What the words of a message read of its parameters. */
function findUnread({ code, parameters }: FindingMessage): readonly string[] {
  const read = new Set<string | symbol>();
  const watched = new Proxy(parameters, {
    get: (all, name) => {
      read.add(name);
      return Reflect.get(all, name) as unknown;
    },
  });
  formatFinding({ code, parameters: watched } as FindingMessage);
  return Object.keys(parameters)
    .filter((name) => !read.has(name))
    .map((name) => `${code}: ${name}`);
}

test('every finding is one whole English sentence or two', () => {
  expect(tellAll(ENGLISH_FINDINGS).filter((words) => !/: [A-Z“\d][^{}]*\.$/.test(words))).toEqual([]);
  expect(tellAll(ENGLISH_FINDINGS).filter((words) => /undefined|NaN|\[object/.test(words))).toEqual([]);
});

test('the words of every finding use all of its parameters', () => {
  expect(MESSAGES.flatMap(findUnread)).toEqual([]);
});

test('a finding in another language keeps no English words', () => {
  expect(
    tellAll(createPseudoCatalogue(ENGLISH_FINDINGS)).filter((words) => /: .*[A-Za-z]/.test(words)),
  ).toEqual([]);
});

test('codes of findings are in snake_case', () => {
  expect(MESSAGES.map(({ code }) => code).filter((code) => !/^[a-z]+(_[a-z]+)*$/.test(code))).toEqual([]);
});
