import { expect, test } from 'vitest';
import { type Outcome, type Part, runParts } from './run-parts.ts';

const node = (script: string) => [process.execPath, '-e', script] as const;
const run = async (parts: Part[], atATime = 2) => {
  const told: Outcome[] = [];
  const outcomes = await runParts(parts, atATime, (outcome) => told.push(outcome));
  return { outcomes, told };
};

test('a part passes when every one of its commands does, and says nothing', async () => {
  const { outcomes } = await run([{ name: 'types', commands: [node('console.log("fine")'), node('')] }]);
  expect(outcomes).toMatchObject([{ name: 'types', passed: true, output: '' }]);
});

test('a part fails with the output of the commands that failed, and of those alone', async () => {
  const failing = node('console.log("broken here"); console.error("and there"); process.exitCode = 1');
  const { outcomes } = await run([{ name: 'lint', commands: [node('console.log("fine")'), failing] }]);
  expect(outcomes[0]?.passed).toBe(false);
  expect(outcomes[0]?.output.split('\n').sort()).toEqual(['and there', 'broken here']);
});

test('a failing part does not keep the others from running', async () => {
  const { outcomes, told } = await run([
    { name: 'first', commands: [node('process.exitCode = 3')] },
    { name: 'second', commands: [node('')] },
  ]);
  expect(outcomes.map(({ passed }) => passed)).toEqual([false, true]);
  expect(outcomes[0]?.output).toMatch(/ended with code 3$/);
  expect(told.map(({ name }) => name).sort()).toEqual(['first', 'second']);
});

test('a program that is not there fails its part by name', async () => {
  const { outcomes } = await run([{ name: 'format', commands: [['no-such-program']] }]);
  expect(outcomes[0]).toMatchObject({
    passed: false,
    output: expect.stringContaining('no-such-program') as string,
  });
});
