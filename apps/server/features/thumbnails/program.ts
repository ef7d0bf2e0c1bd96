import { readFile } from 'node:fs/promises';
import { performTasks } from '../../platform/isolation/inside.ts';
import { drawThumbnail, type ThumbnailSize } from './thumbnail-drawing.ts';

/** The program of the child: draws one picture after the other. */
await performTasks(async ({ request, input, writeFile }) => {
  const bytes = new Uint8Array(await readFile(input));
  await writeFile('picture', await drawThumbnail({ ...(request as ThumbnailSize), bytes }));
});
