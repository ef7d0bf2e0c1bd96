import { readFile } from 'node:fs/promises';
import { performTasks } from '../../../platform/isolation/inside.ts';
import {
  type ConvertingAnswer,
  type ConvertingRequest,
  nameDocument,
  nameDrawing,
  nameReadingPage,
  type PagesAnswer,
  type PagesRequest,
} from './answer-rules.ts';
import { convertFile, showPagesOf } from './converting-program.ts';

/** The program of the child: makes the drafts of one file, or shows its pages. */
await performTasks(
  async ({ request, input, writeFile, tellStep }): Promise<ConvertingAnswer | PagesAnswer> => {
    const bytes = new Uint8Array(await readFile(input));
    const asked = request as ConvertingRequest | PagesRequest;
    if ('show' in asked) return showPagesOf(asked.name, bytes, asked.show);
    const made = await convertFile({ ...asked, bytes }, tellStep);
    if (!('drafts' in made)) return made;
    for (const [at, { drawing, document }] of made.drafts.entries()) {
      if (drawing !== null) await writeFile(nameDrawing(at), new TextEncoder().encode(drawing));
      if (!document) continue;
      await writeFile(nameDocument(at), document.file);
      await writeFile(nameReadingPage(at), new TextEncoder().encode(document.readingPage));
    }
    return { drafts: made.drafts.map(({ drawing: _drawing, document: _document, ...draft }) => draft) };
  },
);
