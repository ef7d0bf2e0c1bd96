import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { textContent } from '@relievo/contracts';
import { createDocument, createTextSource, writeHtml } from '@relievo/convert';
import type { AppTransaction } from '../../platform/database/database.ts';
import type { Download } from '../../platform/http/files/downloads.ts';
import { type FileRow, findText } from './repository.ts';

export type TextFile = FileRow & Pick<Download, 'open'>;

/** What is read of a document, as a page of our own words; it is written when it is asked for. */
export async function readTextFile(tx: AppTransaction, id: string): Promise<TextFile | undefined> {
  const row = await findText(tx, id);
  const text = textContent.safeParse(row?.text);
  if (!row || !text.success) return undefined;
  const { title, language } = row;
  const source = createTextSource({ title, language, ...text.data });
  const bytes = Buffer.from(writeHtml(createDocument(source)));
  return {
    title,
    name: `${title}.html`,
    media_type: 'text/html',
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    open: async () => Readable.from([bytes], { objectMode: false }),
  };
}
