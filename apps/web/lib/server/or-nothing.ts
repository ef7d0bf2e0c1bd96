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
    if (!isAbort(thrown)) noteFault(`The ${what} could not be loaded.`, thrown);
    return nothing;
  }
}

/** By its name: what ends a request is an Error in some browsers and none in others. */
function isAbort(thrown: unknown): boolean {
  return typeof thrown === 'object' && thrown !== null && 'name' in thrown && thrown.name === 'AbortError';
}
