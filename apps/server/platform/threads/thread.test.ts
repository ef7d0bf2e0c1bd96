import { expect, test } from 'vitest';
import { openThread, ThreadGaveUp } from './thread.ts';

type Odd = 'count' | 'hang' | 'throw' | 'fill' | 'end';

function openOdd(limits: Partial<{ seconds: number; megabytes: number; waiting: number }> = {}) {
  const program = new URL('./testing/odd-program.ts', import.meta.url);
  return openThread<Odd, number>(program, { seconds: 60, megabytes: 64, waiting: 20, ...limits });
}

test('a thread answers its tasks one after the other, and goes on after one that fails', async () => {
  const thread = openOdd();
  const [first, failed, second] = await Promise.allSettled(
    (['count', 'throw', 'count'] as const).map((task) => thread.perform(task)),
  );
  expect(first).toMatchObject({ value: 1 });
  expect(failed).toMatchObject({ reason: { message: expect.stringContaining('The text is wrong.') } });
  expect(second).toMatchObject({ value: 2 });
});

test('a task that hangs is ended when its time is over, the event loop turns meanwhile, and the next is answered', {
  tags: 'exhaustive',
}, async () => {
  const thread = openOdd({ seconds: 4 });
  const hanging = thread.perform('hang');
  const next = thread.perform('count');
  const outcomes: string[] = [];
  const settled = hanging.catch(() => outcomes.push('ended'));
  await openOdd().perform('count');
  outcomes.push('answered meanwhile');
  await settled;
  await expect(hanging).rejects.toThrow(ThreadGaveUp);
  expect(outcomes).toEqual(['answered meanwhile', 'ended']);
  await expect(next).resolves.toBe(1);
});

test.each(['fill', 'end'] as const)(
  'a task that makes its thread %s is refused, and the next has a new one',
  async (task) => {
    const thread = openOdd();
    await expect(thread.perform('count')).resolves.toBe(1);
    await expect(thread.perform(task)).rejects.toThrow(ThreadGaveUp);
    await expect(thread.perform('count')).resolves.toBe(1);
  },
);

test('one task more than may wait is refused at once', async () => {
  const thread = openOdd({ waiting: 2 });
  const asked = ['count', 'count', 'count', 'count'] as const;
  const outcomes = await Promise.allSettled(asked.map((task) => thread.perform(task)));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
});
