import type { Remark } from './remark.ts';

/** Reads the sentences of a page in Markdown, without headings, tables and code. A decision has its title too. */
export function readPaperRemarks(file: string, markdown: string): Remark[] {
  const isDecision = /^docs\/decisions\/\d/u.test(file);
  const remarks: Remark[] = [];
  let inCode = false;
  let paragraph: string[] = [];
  let began = 0;
  const finish = () => {
    for (const sentence of paragraph.join(' ').split(/(?<=[.!?])\s+(?=[A-Z“*`]|\[)/u))
      if (sentence.trim()) remarks.push({ kind: 'paper', file, line: began, text: sentence.trim() });
    paragraph = [];
  };
  for (const [index, line] of markdown.split('\n').entries()) {
    if (/^\s*(?:```|~~~)/u.test(line)) inCode = !inCode;
    const isText = !inCode && line.trim() !== '' && !/^(?: {4}|\t|\s*(?:```|~~~|\||<!--|!\[))/u.test(line);
    if (!isText || /^\s*(?:[-*>#]|\d+\.) /u.test(line) || /^#+ /u.test(line)) finish();
    if (!isText) continue;
    const heading = /^# (?:\d{4} )?(.+)$/u.exec(line)?.[1];
    if (heading && isDecision) remarks.push({ kind: 'decision title', file, line: index + 1, text: heading });
    if (/^#+ /u.test(line)) continue;
    if (paragraph.length === 0) began = index + 1;
    paragraph.push(line.trim().replace(/^(?:[-*>]|\d+\.) /u, ''));
  }
  finish();
  return remarks;
}
