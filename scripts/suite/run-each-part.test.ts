import { expect, test, vi } from 'vitest';
import type { TestPart } from './parts.ts';
import { runEachPart } from './run-each-part.ts';

function partOf(name: string, run: TestPart['run']): TestPart {
  return { name, what: 'for this test', isQuick: true, shards: 'one', run };
}

test('a part that fails or breaks hides none of those after it', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const outcomes = await runEachPart(
    [
      partOf('red', async () => ({ passed: 3, failed: 2, lastWords: 'no' })),
      partOf('broken', async () => {
        throw new Error('its report cannot be read');
      }),
      partOf('green', async ({ more }) => ({ passed: more.length, failed: 0, lastWords: '' })),
    ].map((part) => ({ part, more: ['one word'] })),
    () => 0.036,
  );
  expect(outcomes.map(({ name, passed, failed }) => [name, passed, failed])).toEqual([
    ['red', 3, 2],
    ['broken', 0, 1],
    ['green', 1, 0],
  ]);
  expect(outcomes[1]?.lastWords).toContain('its report cannot be read');
  expect(log.mock.calls.flat()).toContain('\n== green: for this test');
  log.mockRestore();
});
