import { makeLesson } from '@relievo/convert/testing';
import type { GivenFile } from './files.ts';

export { readArchive } from '@relievo/convert/testing';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export function aLesson(title: string): GivenFile {
  return { name: `${title}.docx`, mimeType: WORD, buffer: Buffer.from(makeLesson(title)) };
}
