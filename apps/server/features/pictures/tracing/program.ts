import { readFile } from 'node:fs/promises';
import { lacksDecoder, repackAsPng } from '@relievo/convert/formats';
import { performTasks } from '../../../platform/isolation/inside.ts';
import {
  DRAWING,
  PICTURE,
  type RepackingAnswer,
  type RepackingRequest,
  type TracingAnswer,
  type TracingRequest,
} from './answer-rules.ts';
import { tracePictureFile } from './tracing-program.ts';

/** The program of the child: traces one picture, or packs it anew. */
await performTasks(async ({ request, input, writeFile }): Promise<TracingAnswer | RepackingAnswer> => {
  const bytes = new Uint8Array(await readFile(input));
  const asked = request as TracingRequest | RepackingRequest;
  if ('repack' in asked) {
    const repacked = await repackAsPng(bytes);
    if (repacked) await writeFile(PICTURE, repacked);
    return { isRead: repacked !== null, lacksDecoder: repacked === null && (await lacksDecoder(bytes)) };
  }
  const made = await tracePictureFile(bytes, asked);
  if (!('analysis' in made)) return made;
  const { drawing, ...rest } = made;
  await writeFile(DRAWING, new TextEncoder().encode(drawing));
  return rest;
});
