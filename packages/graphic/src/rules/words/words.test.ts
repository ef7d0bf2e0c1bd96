import { type Catalogue, pseudoCatalogue } from '@relievo/words';
import { expect, test } from 'vitest';
import type { FindingMessage, FindingMessages } from '../rule/messages.ts';
import { FINDING_EXAMPLES } from '../testing/finding-examples.ts';
import { ENGLISH_FINDINGS } from './en.ts';
import { findingText } from './finding-text.ts';

const MESSAGES = Object.entries(FINDING_EXAMPLES).map(
  ([code, parameters]) => ({ code, parameters }) as FindingMessage,
);

const told = (catalogue: Catalogue<FindingMessages>): readonly string[] =>
  MESSAGES.map((message) => `${message.code}: ${findingText(message, catalogue)}`);

/** What the words of a message read of its parameters. */
const unread = ({ code, parameters }: FindingMessage): readonly string[] => {
  const read = new Set<string | symbol>();
  const watched = new Proxy(parameters, {
    get: (all, name) => {
      read.add(name);
      return Reflect.get(all, name) as unknown;
    },
  });
  findingText({ code, parameters: watched } as FindingMessage);
  return Object.keys(parameters)
    .filter((name) => !read.has(name))
    .map((name) => `${code}: ${name}`);
};

test('every finding is one whole English sentence or two', () => {
  expect(told(ENGLISH_FINDINGS).filter((words) => !/: [A-Z“\d][^{}]*\.$/.test(words))).toEqual([]);
  expect(told(ENGLISH_FINDINGS).filter((words) => /undefined|NaN|\[object/.test(words))).toEqual([]);
});

test('the words of every finding use all of its parameters', () => {
  expect(MESSAGES.flatMap(unread)).toEqual([]);
});

test('in another language no finding keeps English words', () => {
  expect(told(pseudoCatalogue(ENGLISH_FINDINGS)).filter((words) => /: .*[A-Za-z]/.test(words))).toEqual([]);
});

test('codes of findings are written in one way', () => {
  expect(MESSAGES.map(({ code }) => code).filter((code) => !/^[a-z]+(_[a-z]+)*$/.test(code))).toEqual([]);
});
