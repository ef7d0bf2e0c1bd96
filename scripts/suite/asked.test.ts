import { expect, test } from 'vitest';
import { readAsked } from './asked.ts';
import { type TestPart, testParts } from './parts.ts';

const PARTS = testParts('/nowhere');

function namesOf(...words: string[]): string[] {
  const asked = readAsked(words, PARTS);
  return asked.kind === 'run' ? asked.parts.map(({ name }) => name) : [asked.kind];
}

test('npm test is the quick parts, test:all is all parts, and the rest is what npm test leaves out', () => {
  expect(namesOf()).toEqual(['check', 'unit', 'journeys']);
  expect(namesOf('--rest')).toEqual(['exhaustive', 'other-journeys', 'kill', 'coverage']);
  expect(namesOf('--all')).toEqual([...namesOf(), ...namesOf('--rest')]);
  expect(namesOf('--all', '--rest')).toEqual(namesOf('--rest'));
});

test('a part is run by its name, with the words that follow, whether npm test has it or not', () => {
  const asked = readAsked(['exhaustive', '--project', 'server'], PARTS);
  expect(asked).toMatchObject({ kind: 'run', more: ['--project', 'server'], isRest: false });
  expect(namesOf('kill')).toEqual(['kill']);
  expect(readAsked(['unity'], PARTS)).toMatchObject({
    kind: 'unknown',
    says: expect.stringContaining('There is no part named unity. The parts are: check, unit,'),
  });
});

test('a part that can be divided is in every shard, another part in one shard, and coverage in none', () => {
  const shards = [1, 2, 3, 4].map((index) => namesOf('--all', '--shard', `${index}/4`));
  const countOf = ({ name }: TestPart) => shards.filter((names) => names.includes(name)).length;
  expect(PARTS.map((part) => [part.name, countOf(part)])).toEqual([
    ['check', 1],
    ['unit', 4],
    ['journeys', 4],
    ['exhaustive', 4],
    ['other-journeys', 4],
    ['kill', 1],
    ['coverage', 0],
  ]);
  expect(readAsked(['--all', '--shard=2/3'], PARTS)).toMatchObject({ shard: { index: 2, count: 3 } });
});

test.each(['0/4', '5/4', 'half', '1/4/2'])('the shard %s is refused in one sentence', (shard) => {
  expect(readAsked(['--all', '--shard', shard], PARTS)).toEqual({
    kind: 'unknown',
    says: 'A shard is named by its place and their number, as in --shard 1/4.',
  });
});

test('a shard is read of a part alone too', () => {
  expect(readAsked(['unit', '--shard', '1/2'], PARTS)).toMatchObject({
    kind: 'run',
    more: [],
    shard: { index: 1, count: 2 },
  });
});

test('the word changed runs the tests of a change, compared with a commit if the caller names one', () => {
  expect(readAsked(['changed'], PARTS)).toEqual({ kind: 'changed' });
  expect(readAsked(['changed', 'HEAD~3'], PARTS)).toEqual({ kind: 'changed', since: 'HEAD~3' });
});
