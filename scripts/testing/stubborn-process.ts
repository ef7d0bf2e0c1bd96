/** A process that does not stop when it is told to, and hangs from SIGUSR2 on. */
import { runProcess } from '../../apps/server/process.ts';

process.on('SIGUSR2', () => {
  for (;;);
});
await runProcess(async () => ({ stop: () => new Promise(() => undefined) }));
process.removeAllListeners('SIGTERM').on('SIGTERM', () => undefined);
