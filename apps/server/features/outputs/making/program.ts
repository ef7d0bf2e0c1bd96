import { readFile } from 'node:fs/promises';
import { performTasks } from '../../../platform/isolation/inside.ts';
import type { MakingAnswer, MakingRequest } from './answer-rules.ts';
import { makeOutput } from './making-program.ts';

/** The program of the child: makes one output, and leaves its files. */
await performTasks(async ({ request, input, writeFile, tellStep }): Promise<MakingAnswer> => {
  const bytes = await readFile(input);
  const made = await makeOutput({ ...(request as MakingRequest), input: bytes }, tellStep);
  if (!('files' in made)) return made;
  for (const { name, bytes } of made.files) await writeFile(name, bytes);
  return { ...made, files: made.files.map(({ name, mediaType }) => ({ name, mediaType })) };
});
