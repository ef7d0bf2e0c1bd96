import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Download } from '../../platform/http/files/downloads.ts';
import { refuseLate } from '../../platform/threads/refuse-late.ts';
import { openThread } from '../../platform/threads/thread.ts';
import type { FileRow, TextRow } from './repository.ts';
import type { TextPage, TextTask } from './text/answer-rules.ts';

export type TextFile = FileRow & Pick<Download, 'open'>;

const thread = openThread<TextTask, TextPage>(new URL('./text/thread-program.ts', import.meta.url), {
  seconds: 20,
  megabytes: 512,
  waiting: 200,
});

/** What is read of a document, as a page of our own words; it is written when it is asked for. */
export async function writeTextFile(row: TextRow): Promise<TextFile | undefined> {
  const { title, language, text } = row;
  const page = await thread.perform({ title, language, text }).catch(refuseLate('text_too_late'));
  if (!page) return undefined;
  const bytes = Buffer.from(page);
  return {
    title,
    name: `${title}.html`,
    media_type: 'text/html',
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    open: async () => Readable.from([bytes], { objectMode: false }),
  };
}
