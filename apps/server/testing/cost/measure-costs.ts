import { person } from '../http/people.ts';
import { type CostWorld, IDENTITIES, type Identity } from './cost-world.ts';
import type { Cost } from './count-cost.ts';
import { ask, isAboutWhatIsThere, prepareCall, type Question } from './questions.ts';

/** Whoever asks: one of the people of the world, or the owner of something that is made to be asked about. */
export type Asker = Identity | 'owner';

/** Counts what a call costs: warmed up, and the least of a few tries. */
export type Counting = (ask: () => Promise<void>) => Promise<Cost>;

/** What it costs each who gets an answer; where nobody of the world does, the owner of what is asked about. */
export async function measureCosts(
  world: CostWorld,
  question: Question,
  count: Counting,
): Promise<ReadonlyMap<Asker, Cost>> {
  const costs = new Map<Asker, Cost>();
  const measure = async (asker: Asker) => {
    const cost = await measureCost(world, question, asker, count);
    if (cost) costs.set(asker, cost);
  };
  if (isAboutWhatIsThere(world, question)) for (const asker of IDENTITIES) await measure(asker);
  if (costs.size === 0) await measure('owner');
  return costs;
}

/** What it costs this one, or nothing where it is refused. */
export async function measureCost(
  world: CostWorld,
  question: Question,
  asker: Asker,
  count: Counting,
): Promise<Cost | undefined> {
  const { name, method } = question.operation;
  const prepare = async () =>
    prepareCall(world, question, asker === 'owner' ? await person(world.api) : null);
  let isRefused = false;
  const calls = [await prepare()];
  // A write that is asked again would find what it wrote before.
  if (method !== 'GET') while (calls.length < MOST_CALLS) calls.push(await prepare());
  await world.api.dependencies.background.settled();
  const cost = await count(async () => {
    if (isRefused) return;
    const call = (method === 'GET' ? calls[0] : calls.shift()) ?? (await prepare());
    const cookie = asker === 'owner' ? call.as?.cookie : asker === 'guest' ? '' : world.people[asker].cookie;
    // The clock goes on, so that nothing is answered from what was asked before.
    world.api.clock.turn(2);
    const { statusCode, body } = await ask(world, question, call, cookie ?? '');
    const isEnded = statusCode === 401 && asker !== 'guest';
    if (statusCode >= 500 || isEnded || (statusCode >= 400 && asker === 'owner'))
      throw new Error(`${name} answered ${statusCode} to ${asker}: ${body}`);
    isRefused = statusCode >= 400;
  });
  return isRefused ? undefined : cost;
}

/** So often a call is made while it is counted. */
const MOST_CALLS = 3;
