import { createStore } from '../../../lib/stores/store.ts';
import { readStored, writeStored } from '../../../lib/stores/stored.ts';

const KEY = 'relievo-samples-hidden';

/** Whether somebody at this browser has seen enough of the sample figures. */
export const samplesStore = createStore<boolean>(readStored(KEY) === true);

export function hideSamples(): void {
  samplesStore.set(true);
  writeStored(KEY, true);
}
