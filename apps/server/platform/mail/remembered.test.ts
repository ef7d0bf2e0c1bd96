import { expect, it, vi } from 'vitest';
import { rememberAnswer } from './remembered.ts';

it('asks once for all who want to know at about the same time, and gives them the same answer', async () => {
  const ask = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('not there')));
  const check = rememberAnswer(ask, 60_000);
  const answers = await Promise.allSettled([check(), check(), check()]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('asks again when the answer has become old', async () => {
  const ask = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const check = rememberAnswer(ask, 0);
  await check();
  await check();
  expect(ask).toHaveBeenCalledTimes(2);
});
