import { noteFault } from './note-fault.ts';

/** For small panels beside the main thing: what does not come is noted in the log, and the panel stays empty. */
export async function askOrNothing<Value>(
  what: string,
  nothing: Value,
  ask: () => Promise<Value>,
): Promise<Value> {
  try {
    return await ask();
  } catch (thrown) {
    const wasGivenUp = thrown instanceof Error && thrown.name === 'AbortError';
    if (!wasGivenUp) noteFault(`The ${what} could not be loaded.`, thrown);
    return nothing;
  }
}
