import { createHash } from 'node:crypto';

const ROUNDS = 400_000;

/**
 * How long the same piece of work takes now, in seconds: half in the engine, half in what it is linked with. A run on
 * a busy machine is compared with one on a quiet machine by how many such pieces of work each of its parts took.
 */
export function timeFixedWork(now: () => number = performance.now.bind(performance)): number {
  const began = now();
  const hash = createHash('sha256');
  let state = 1;
  const places = new Map<number, number>();
  for (let round = 0; round < ROUNDS; round++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    places.set(state % 4096, (places.get(state % 4096) ?? 0) + round);
    if (round % 8 === 0) hash.update(String(state));
  }
  hash.update(String(places.size)).digest();
  return (now() - began) / 1000;
}
