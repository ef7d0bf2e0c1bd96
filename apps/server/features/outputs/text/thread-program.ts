import { textContent } from '@relievo/contracts/library/files';
import { createDocument, createTextSource, writeHtml } from '@relievo/convert/documents';
import { answerTasks } from '../../../platform/threads/inside-thread.ts';
import type { TextPage, TextTask } from './answer-rules.ts';

/** A text of four megabytes with a formula in every line takes a second to be written as a page. */
answerTasks(({ title, language, text }: TextTask): TextPage => {
  const read = textContent.safeParse(JSON.parse(text));
  if (!read.success) return null;
  return new TextEncoder().encode(
    writeHtml(createDocument(createTextSource({ title, language, ...read.data }))),
  );
});
