import { expect, test } from 'vitest';
import { type Outcome, type Part, runParts } from './run-parts.ts';

function buildNodeCommand(script: string) {
  return [process.execPath, '-e', script] as const;
}
async function run(parts: Part[], atATime = 2) {
  const told: Outcome[] = [];
  const outcomes = await runParts(parts, atATime, (outcome) => told.push(outcome));
  return { outcomes, told };
}

test('a part passes without output when every one of its commands does', async () => {
  const { outcomes } = await run([
    { name: 'types', commands: [buildNodeCommand('console.log("fine")'), buildNodeCommand('')] },
  ]);
  expect(outcomes).toMatchObject([{ name: 'types', passed: true, output: '' }]);
});

test('a part fails with the output of the failed commands only', async () => {
  const failing = buildNodeCommand(
    'console.log("broken here"); console.error("and there"); process.exitCode = 1',
  );
  const { outcomes } = await run([
    { name: 'lint', commands: [buildNodeCommand('console.log("fine")'), failing] },
  ]);
  expect(outcomes[0]?.passed).toBe(false);
  expect(outcomes[0]?.output.split('\n').sort()).toEqual(['and there', 'broken here']);
});

test('a failing part does not keep the others from running', async () => {
  const { outcomes, told } = await run([
    { name: 'first', commands: [buildNodeCommand('process.exitCode = 3')] },
    { name: 'second', commands: [buildNodeCommand('')] },
  ]);
  expect(outcomes.map(({ passed }) => passed)).toEqual([false, true]);
  expect(outcomes[0]?.output).toMatch(/ended with code 3$/);
  expect(told.map(({ name }) => name).sort()).toEqual(['first', 'second']);
});

test('a missing program fails its part by name', async () => {
  const { outcomes } = await run([{ name: 'format', commands: [['no-such-program']] }]);
  expect(outcomes[0]).toMatchObject({
    passed: false,
    output: expect.stringContaining('no-such-program') as string,
  });
});
