import type { HeadingLevel } from '@relievo/document/model';
import { element, emptyElement } from '../html/markup.ts';
import { type WordPlace, writeParagraph } from './write-paragraph.ts';
import { writeRun } from './write-runs.ts';
import type { WordWriting } from './writing-word.ts';

/** Writes a table of contents that Word can update, with its entries as links. */
export function writeContents(depth: HeadingLevel, place: WordPlace, writing: WordWriting): string {
  const mark = (type: string): string =>
    element('w:r', {}, emptyElement('w:fldChar', { 'w:fldCharType': type }));
  const code = element(
    'w:r',
    {},
    element('w:instrText', { 'xml:space': 'preserve' }, ` TOC \\o &quot;1-${depth}&quot; \\n \\h `),
  );
  const entries = writing.headings
    .filter(({ level }) => level <= depth)
    .map(({ id, level, text }) => ({ level, link: writeLink(writing.bookmarkOf(id), text) }));
  const title = writeParagraph(writeRun(writing.words.contents), place, { style: 'ContentsTitle' });
  const [first = { level: 1, link: '' }, ...others] = entries;
  const start = writeParagraph(mark('begin') + code + mark('separate') + first.link, place, {
    style: `TOC${first.level}`,
  });
  const rest = others.map(({ level, link }) => writeParagraph(link, place, { style: `TOC${level}` }));
  return title + start + rest.join('') + writeParagraph(mark('end'), place);
}

function writeLink(bookmark: string | null, text: string): string {
  const run = writeRun(text);
  return bookmark === null ? run : element('w:hyperlink', { 'w:anchor': bookmark }, run);
}
