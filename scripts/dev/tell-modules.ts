/** Read by a process before its own program: tells the one that started it which files it and its threads read as modules. */
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { BroadcastChannel, isMainThread } from 'node:worker_threads';
import type { ModuleRead } from '../start/child.ts';

/** A thread cannot speak to another process: its main thread passes on what it has read. */
const fromThreads = new BroadcastChannel('modules that threads have read');
if (isMainThread)
  fromThreads.addEventListener('message', (event) => tell((event as unknown as { data: string }).data));
fromThreads.unref();

registerHooks({
  load(url, context, next) {
    if (url.startsWith('file:') && !url.includes('/node_modules/')) {
      const path = fileURLToPath(url);
      if (isMainThread) tell(path);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of threads has no origin
      else fromThreads.postMessage(path);
    }
    return next(url, context);
  },
});

function tell(path: string): void {
  const words: ModuleRead = { kind: 'read', path };
  if (process.connected) process.send?.(words, undefined, undefined, () => undefined);
}
