import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { AppTransaction } from '../../platform/database/database.ts';
import type { Download } from '../../platform/http/files/downloads.ts';
import { refuseLate } from '../../platform/threads/refuse-late.ts';
import { openThread } from '../../platform/threads/thread.ts';
import { type FileRow, findOwnFile, findText, type TextRow } from './repository.ts';
import type { TextPage, TextTask } from './text/answer-rules.ts';

/** The page of a document, which was written when its file was converted; of another text the blocks to write it from. */
export type ReadText = { readonly page: FileRow } | { readonly blocks: TextRow };

/** Finds the text of a resource as far as the viewer may have it. */
export async function findReadText(tx: AppTransaction, id: string): Promise<ReadText | undefined> {
  const page = await findOwnFile(tx, id, 'reading');
  if (page) return { page };
  const blocks = await findText(tx, id);
  return blocks && { blocks };
}

/** Returns the page on which a text is read. A page without a way to open it is in the storage. */
export async function findOrWritePage(text: ReadText): Promise<FileRow | TextFile | undefined> {
  return 'page' in text ? text.page : writeTextFile(text.blocks);
}

type TextFile = FileRow & Pick<Download, 'open'>;

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
