import { readFile } from 'node:fs/promises';
import { performTasks } from '../../../platform/isolation/inside.ts';
import { DRAWING, type TracingAnswer, type TracingRequest } from './answer-rules.ts';
import { tracePictureFile } from './tracing-program.ts';

/** The program of the child: traces one picture. */
await performTasks(async ({ request, input, writeFile }): Promise<TracingAnswer> => {
  const bytes = new Uint8Array(await readFile(input));
  const made = await tracePictureFile(bytes, request as TracingRequest);
  if (!('analysis' in made)) return made;
  const { drawing, ...rest } = made;
  await writeFile(DRAWING, new TextEncoder().encode(drawing));
  return rest;
});
