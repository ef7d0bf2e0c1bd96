import { expect, it, vi } from 'vitest';
import { rememberAnswer } from './remembered.ts';

it('the question is asked once for all callers at about the same time, who get the same answer', async () => {
  const ask = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('not there')));
  const check = rememberAnswer(ask, 60_000);
  const answers = await Promise.allSettled([check(), check(), check()]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('the question is asked again when the answer has expired', async () => {
  const ask = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const check = rememberAnswer(ask, 0);
  await check();
  await check();
  expect(ask).toHaveBeenCalledTimes(2);
});
