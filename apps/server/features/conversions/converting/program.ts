import { readFile } from 'node:fs/promises';
import { performTasks } from '../../../platform/isolation/inside.ts';
import { type ConvertingAnswer, type ConvertingRequest, DRAWING } from './answer-rules.ts';
import { convertFile } from './converting-program.ts';

/** The program of the child: makes one drawing of one file. */
await performTasks(async ({ request, input, writeFile, tellStep }): Promise<ConvertingAnswer> => {
  const bytes = new Uint8Array(await readFile(input));
  const made = await convertFile({ ...(request as ConvertingRequest), bytes }, tellStep);
  if (!('drawing' in made)) return made;
  const { drawing, ...answer } = made;
  await writeFile(DRAWING, new TextEncoder().encode(drawing));
  return answer;
});
