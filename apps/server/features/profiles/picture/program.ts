import { readFile } from 'node:fs/promises';
import { performTasks } from '../../../platform/isolation/inside.ts';
import { type EncodeRequest, encodePicture } from './picture-drawing.ts';

/** The program of the child: makes one picture anew. */
await performTasks(async ({ request, input, writeFile }) => {
  const { mediaType } = request as EncodeRequest;
  await writeFile('picture', await encodePicture(await readFile(input), mediaType));
});
