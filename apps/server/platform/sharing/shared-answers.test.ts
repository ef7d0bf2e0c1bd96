import { describe, expect, test } from 'vitest';
import { turnableClock } from '../clock/clock.ts';
import { createSharedAnswers } from './shared-answers.ts';

const setUp = (atMost = 10) => {
  const clock = turnableClock();
  const shared = createSharedAnswers({ clock, freshForMs: 1000, atMost });
  let worked = 0;
  const ask = (key: string) => shared.share(key, async () => `${key}${++worked}`);
  return { clock, shared, ask };
};

describe('what many ask', () => {
  test('is worked out once while it is fresh, for each key by itself', async () => {
    const { ask } = setUp();
    expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual(['a1', 'a1', 'b2']);
    expect(await ask('a')).toBe('a1');
  });

  test('is worked out anew when it is a second old, also where the clock was put back', async () => {
    const { ask, clock } = setUp();
    expect(await ask('a')).toBe('a1');
    clock.turn(0.999);
    expect(await ask('a')).toBe('a1');
    clock.turn(0.001);
    expect(await ask('a')).toBe('a2');
    clock.turn(-60);
    expect(await ask('a')).toBe('a3');
  });

  test('counts its age from when its work began', async () => {
    const { clock, shared } = setUp();
    let finish: (answer: string) => void = () => {};
    const first = shared.share('a', () => new Promise<string>((resolve) => (finish = resolve)));
    clock.turn(1);
    const second = shared.share('a', async () => 'new');
    finish('old');
    expect([await first, await second, await shared.share('a', async () => 'newer')]).toEqual([
      'old',
      'new',
      'new',
    ]);
  });

  test('is asked again after a failure, which those get who waited for it', async () => {
    const { ask, shared } = setUp();
    const fail = () => Promise.reject(new Error('no connection'));
    const failures = await Promise.allSettled([shared.share('a', fail), ask('a')]);
    expect(failures.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await ask('a')).toBe('a1');
  });

  test('gives up its oldest for new ones, and never grows', async () => {
    const { ask } = setUp(2);
    for (const key of ['a', 'b', 'c']) await ask(key);
    expect([await ask('b'), await ask('c'), await ask('a')]).toEqual(['b2', 'c3', 'a4']);
  });
});
