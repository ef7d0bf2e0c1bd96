/** A process whose starter is gone before it has begun: its modules took too long to load. */
import { once } from 'node:events';
import { runProcess } from '../process.ts';

if (process.connected) await once(process, 'disconnect');
await runProcess(async () => ({ stop: async () => undefined }));
