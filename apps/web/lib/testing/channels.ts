import { BroadcastChannel } from 'node:worker_threads';

/** The context of a test file has no channels between pages; those of Node are the same. */
Object.assign(globalThis, { BroadcastChannel });
