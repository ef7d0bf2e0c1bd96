import type { Block, Figure } from '@relievo/document/model';
import { altOf, listFurtherParagraphs, listUnsaidWords } from '../html/write-figure.ts';
import { type WordPlace, writeLine, writeParagraph } from './write-paragraph.ts';
import { writePicture } from './write-picture.ts';
import { writeRun } from './write-runs.ts';
import { writeWordData } from './write-word-table.ts';
import type { WordWriting } from './writing-word.ts';

/** Writes a figure: its picture with the alternative text, its caption, what describes it, its words and its numbers. */
export function writeWordFigure(
  figure: Figure,
  place: WordPlace,
  writing: WordWriting,
  inside: (blocks: readonly Block[]) => string,
): string {
  const { words } = writing;
  const { description = '', table = null } = writing.shown(figure) ?? {};
  const isDecoration = figure.treatment === 'decoration';
  const alt = isDecoration ? '' : altOf(figure, description, words);
  const unsaid = listUnsaidWords(figure, alt);
  const picture =
    writing.drawing(figure) ??
    (figure.shows.picture === undefined ? null : writing.picture(figure.shows.picture));
  const plain = (text: string, style: string): string => writeParagraph(writeRun(text), place, { style });
  const shown = picture
    ? writeParagraph(writePicture(picture, { alt, id: writing.nextId() }), place, { style: 'Figure' })
    : alt && plain(alt, 'Figure');
  const caption =
    figure.caption.length > 0
      ? writeParagraph(writeLine(figure.caption, place, writing), place, { style: 'Caption' })
      : '';
  const details = [
    ...(figure.description.long.length > 0 ? [inside(figure.description.long)] : []),
    ...listFurtherParagraphs(description, alt).map((one) => plain(one, '')),
    ...(unsaid.length > 0 ? [plain(`${words.wordsInFigure}: ${unsaid.join(', ')}`, '')] : []),
    ...(table ? [writeWordData(table, words.data, place)] : []),
  ];
  const label = details.length > 0 ? plain(words.description, 'Term') : '';
  return shown + caption + label + details.join('');
}
