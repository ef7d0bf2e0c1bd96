/** Starts a process that hangs, says which one, and stays. */
import { fork } from 'node:child_process';
import { once } from 'node:events';

const child = fork(new URL('./hang.ts', import.meta.url));
await once(child, 'message');
process.stdout.write(`${child.pid}\n`);
