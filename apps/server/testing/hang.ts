/** A process that hangs as soon as it has said that it is ready. */
import { runProcess } from '../process.ts';

await runProcess(async () => ({ stop: async () => undefined }));
for (;;);
