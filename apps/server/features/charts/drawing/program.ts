import { readFile } from 'node:fs/promises';
import { chartWork } from '@relievo/contracts/charts';
import { performTasks } from '../../../platform/isolation/inside.ts';
import { DRAWING, type DrawingAnswer, type DrawingRequest } from './answer-rules.ts';
import { drawWork } from './drawing-program.ts';

/** The program of the child: draws one chart. */
await performTasks(async ({ request, input, writeFile }): Promise<DrawingAnswer> => {
  const work = chartWork.parse(JSON.parse(await readFile(input, 'utf8')));
  const made = drawWork(work, request as DrawingRequest);
  if (!('chart' in made)) return made;
  const { drawing, ...rest } = made;
  if (drawing !== null) await writeFile(DRAWING, new TextEncoder().encode(drawing));
  return { ...rest, isDrawn: drawing !== null };
});
