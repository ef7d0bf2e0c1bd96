/** So many operations are attacked side by side: the product answers one while another one is thought of. */
const LANES = 6;

/** Does the work for each, in lanes of which each has something of its own, such as a person who asks. */
export async function workInLanes<Item, Own, Result>(
  items: readonly Item[],
  prepare: () => Promise<Own>,
  work: (own: Own, item: Item) => Promise<Result>,
): Promise<Result[]> {
  const waiting = items.values();
  const results: Result[] = [];
  const walk = async () => {
    const own = await prepare();
    for (const item of waiting) results.push(await work(own, item));
  };
  await Promise.all(Array.from({ length: LANES }, walk));
  return results;
}
