import { readFile } from 'node:fs/promises';
import { performTasks } from '../../../platform/isolation/inside.ts';
import type { ReadingAnswer, ReadingRequest } from './answer-rules.ts';
import { readTables } from './reading-program.ts';

/** The program of the child: reads the tables of one file. */
await performTasks(async ({ request, input }): Promise<ReadingAnswer> => {
  const { name } = request as ReadingRequest;
  return readTables({ name, bytes: new Uint8Array(await readFile(input)) });
});
