import { readFile } from 'node:fs/promises';
import { performTasks } from '../../../platform/isolation/inside.ts';
import { type ConvertingAnswer, type ConvertingRequest, nameDrawing } from './answer-rules.ts';
import { convertFile } from './converting-program.ts';

/** The program of the child: makes the drafts of one file. */
await performTasks(async ({ request, input, writeFile, tellStep }): Promise<ConvertingAnswer> => {
  const bytes = new Uint8Array(await readFile(input));
  const made = await convertFile({ ...(request as ConvertingRequest), bytes }, tellStep);
  if (!('drafts' in made)) return made;
  for (const [at, { drawing }] of made.drafts.entries())
    if (drawing !== null) await writeFile(nameDrawing(at), new TextEncoder().encode(drawing));
  return { drafts: made.drafts.map(({ drawing: _drawing, ...draft }) => draft) };
});
