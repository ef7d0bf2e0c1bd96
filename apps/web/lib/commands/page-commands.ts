import { createStore } from '../stores/store.ts';
import type { Command } from './command.ts';

/** What only the page on screen can do: its keys, their help and the palette offer it for as long as it is shown. */
export const pageCommandsStore = createStore<readonly Command[]>([]);

/** Returns how to take them back. */
export function offerPageCommands(commands: readonly Command[]): () => void {
  pageCommandsStore.set(commands);
  return () => {
    if (pageCommandsStore.get() === commands) pageCommandsStore.set([]);
  };
}
