import { expect, onTestFinished, test, vi } from 'vitest';
import { keepAlive, type Life } from './keep-alive.ts';

interface Flame extends Life {
  readonly number: number;
  goOut(): void;
}

function lightFlame(number: number): Flame {
  let goOut = () => {};
  const exited = new Promise<void>((done) => {
    goOut = done;
  });
  return { number, exited, goOut };
}

function keepFlame(launch: () => Promise<Flame>, rest?: (milliseconds: number) => Promise<void>) {
  const died = vi.fn<() => void>();
  const failed = vi.fn<(error: unknown) => void>();
  const first = lightFlame(1);
  const end = async (flame: Flame) => flame.goOut();
  const kept = keepAlive({ first, launch, end, died, failed, ...(rest && { rest }) });
  onTestFinished(() => kept.stop());
  return { kept, first, died, failed };
}

test('keepAlive starts a service again when it ends', async () => {
  const { kept, first, died } = keepFlame(async () => lightFlame(2));
  first.goOut();
  await expect.poll(() => kept.current().number).toBe(2);
  expect(died).toHaveBeenCalledTimes(1);
});

test('keepAlive tries a service that cannot start again, with growing pauses', async () => {
  const rests: number[] = [];
  const launch = vi.fn<() => Promise<Flame>>(async () => {
    if (rests.length < 9) throw new Error('no match');
    return lightFlame(2);
  });
  const { kept, first, failed } = keepFlame(launch, async (milliseconds) => void rests.push(milliseconds));
  first.goOut();
  await expect.poll(() => kept.current().number).toBe(2);
  expect(failed).toHaveBeenCalledTimes(8);
  expect(rests).toEqual([100, 200, 400, 800, 1600, 3200, 6400, 10_000, 10_000]);
});

test('keepAlive starts nothing after it was stopped', async () => {
  const launch = vi.fn<() => Promise<Flame>>();
  const { kept, first, died } = keepFlame(launch);
  await kept.stop();
  await first.exited;
  expect(launch).not.toHaveBeenCalled();
  expect(died).not.toHaveBeenCalled();
});

test('keepAlive ends a service that is still starting when it is stopped', async () => {
  const second = lightFlame(2);
  let light = (_flame: Flame) => {};
  const lit = new Promise<Flame>((done) => {
    light = done;
  });
  const launch = vi.fn<() => Promise<Flame>>(() => lit);
  const { kept, first } = keepFlame(launch);
  first.goOut();
  await expect.poll(() => launch.mock.calls.length).toBe(1);
  const stopped = kept.stop();
  light(second);
  await stopped;
  await expect(second.exited).resolves.toBeUndefined();
});
