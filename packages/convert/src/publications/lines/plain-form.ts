import { writeMark } from '@relievo/document/text';
import type { TextForm } from './text-form.ts';

/** Writes words alone, with as few signs as a reader needs. */
export const PLAIN_FORM: TextForm = {
  words: plain,
  run: ({ text }) => plain(text),
  formula: (_, line) => plain(line),
  lineBreak: '\n',
  reference: (_, mark) => ` [${mark}]`,
  pageBreak: (page) => `[${page}]`,
  picture: (_, alt) => plain(alt),
  heading: (_, line) => line,
  line: (line) => line,
  listMark: (marks, at, own) => `${(own ?? writeMark(marks, at)) || '-'} `,
  listGap: '',
  term: (line) => line,
  quote: (lines) => lines,
  code: (code) => code,
  table: (_, lines) => lines.map((row) => row.join(' | ')).join('\n'),
  wideTable: () => '',
  note: (_, mark, text) => `[${mark}] ${text}`,
};

function plain(text: string): string {
  return text.replaceAll(/[\t\n\r]/g, ' ');
}
