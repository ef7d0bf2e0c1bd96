import { describe, expect, test } from 'vitest';
import { turnableClock } from '../clock/clock.ts';
import { createSharedAnswers } from './shared-answers.ts';

function setUp(atMost = 10) {
  const clock = turnableClock();
  const shared = createSharedAnswers({ clock, freshForMs: 1000, goodForMs: 1800, atMost, costlyAtOnce: 1 });
  let worked = 0;
  const ask = (key: string) => shared.share(key, async () => `${key}${++worked}`);
  return { clock, shared, ask };
}

describe('a shared answer', () => {
  test('is computed once while it is fresh, for each key separately', async () => {
    const { ask, clock } = setUp();
    expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual(['a1', 'a1', 'b2']);
    clock.turn(0.999);
    expect(await ask('a')).toBe('a1');
  });

  test('is returned once more when it is a second old, while a new one is computed', async () => {
    const { ask, clock } = setUp();
    await ask('a');
    clock.turn(1);
    expect(await Promise.all([ask('a'), ask('a')])).toEqual(['a1', 'a1']);
    expect(await ask('a')).toBe('a2');
  });

  test('is awaited when it is nearly two seconds old, and where the clock was set back', async () => {
    const { ask, clock } = setUp();
    await ask('a');
    clock.turn(1.8);
    expect(await ask('a')).toBe('a2');
    clock.turn(-60);
    expect(await ask('a')).toBe('a3');
  });

  test('counts its age from when its computation began', async () => {
    const { clock, shared } = setUp();
    let finish: (answer: string) => void = () => undefined;
    const first = shared.share(
      'a',
      () =>
        new Promise<string>((resolve) => {
          finish = resolve;
        }),
    );
    clock.turn(1.8);
    const second = shared.share('a', async () => 'new');
    expect(await second).toBe('new');
    finish('old');
    expect([await first, await shared.share('a', async () => 'newer')]).toEqual(['old', 'new']);
  });

  test('is computed again after a failure, which reaches those who waited for it', async () => {
    const { ask, shared } = setUp();
    const fail = () => Promise.reject(new Error('no connection'));
    const failures = await Promise.allSettled([shared.share('a', fail), ask('a')]);
    expect(failures.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await ask('a')).toBe('a1');
  });

  test('stays when the new one fails, until it is too old', async () => {
    const { ask, clock, shared } = setUp();
    const fail = () => Promise.reject(new Error('no connection'));
    await ask('a');
    clock.turn(1);
    expect([await shared.share('a', fail), await shared.share('a', fail)]).toEqual(['a1', 'a1']);
    clock.turn(1);
    await expect(shared.share('a', fail)).rejects.toThrow('no connection');
  });

  test('drops the oldest for new ones, and never grows beyond its limit', async () => {
    const { ask } = setUp(2);
    for (const key of ['a', 'b', 'c']) await ask(key);
    expect([await ask('b'), await ask('c'), await ask('a')]).toEqual(['b2', 'c3', 'a4']);
  });
});
