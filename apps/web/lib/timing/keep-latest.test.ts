import { expect, test } from 'vitest';
import { until } from '../testing/until.ts';
import { keepLatest } from './keep-latest.ts';

/** Work that ends when the test says so. */
function openWork() {
  const begun: number[] = [];
  const told: number[] = [];
  let end: (isDone: boolean) => void = () => undefined;
  const ask = keepLatest(
    (input: number) =>
      new Promise<number>((resolve, reject) => {
        begun.push(input);
        end = (isDone) => (isDone ? resolve(input * 10) : reject(new Error('It failed.')));
      }),
    (output) => void told.push(output),
  );
  return { ask, begun, told, end: (isDone = true) => end(isDone) };
}

test('of what is asked for while work is under way only the latest is done, and what was under way is told too', async () => {
  const { ask, begun, told, end } = openWork();
  for (const input of [1, 2, 3, 4]) ask(input);
  expect(begun).toEqual([1]);
  end();
  await until(() => expect(begun).toEqual([1, 4]));
  end();
  await until(() => expect(told).toEqual([10, 40]));
  ask(5);
  expect(begun).toEqual([1, 4, 5]);
});

test('work that fails is not told, and what waited for it is done', async () => {
  const { ask, begun, told, end } = openWork();
  ask(1);
  ask(2);
  end(false);
  await until(() => expect(begun).toEqual([1, 2]));
  end();
  await until(() => expect(told).toEqual([20]));
});
