/** Read by a process before its own program: tells the one that started it which files it reads as modules. */
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { ModuleRead } from '../start/child.ts';

registerHooks({
  load(url, context, next) {
    if (url.startsWith('file:') && !url.includes('/node_modules/')) tell(fileURLToPath(url));
    return next(url, context);
  },
});

function tell(path: string): void {
  const words: ModuleRead = { kind: 'read', path };
  if (process.connected) process.send?.(words, undefined, undefined, () => undefined);
}
