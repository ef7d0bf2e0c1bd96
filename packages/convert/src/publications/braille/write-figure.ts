import { BLANK } from '@relievo/braille';
import type { BookBlock, Piece } from '@relievo/braille/book';
import type { Figure, Inline } from '@relievo/document/model';
import { plainText, textOfInlines } from '@relievo/document/text';
import { walkLeaves } from '@relievo/graphic/model';
import type { Brailling, Place } from './brailling.ts';
import { cells, setOff, text, writeTranscriberNote } from './forms.ts';
import { writeTableCells } from './write-table.ts';
import { writeText } from './write-text.ts';

/**
 * Writes the caption of a figure, its descriptions as a transcriber's note that names the page of the drawing, and then
 * its numbers. The pages of the drawing follow the page that it is named on.
 */
export function writeFigure(figure: Figure, brailling: Brailling, place: Place): readonly BookBlock[] {
  if (figure.treatment === 'decoration') return [];
  const { counts, words, code } = brailling;
  const { language } = place;
  const { pages, description: inWords, table } = brailling.drawFigure(figure);
  const isDrawn = pages.length > 0;
  if (isDrawn) counts.drawings += 1;
  else counts.descriptions += 1;
  const caption = writeText(joinCaption(figure), brailling, language);
  const described = listDescriptions(figure, inWords, isDrawn, brailling).map((one) =>
    text(cells(code.cellsOf(one, language)), 6, 4),
  );
  const long = brailling.inside(figure.description.long, { indent: 4, language, isTop: false });
  const see: readonly Piece[] = [
    { kind: 'cells', cells: code.cellsOf(words.seeDrawing) + BLANK },
    { kind: 'page-of', id: figure.id },
    { kind: 'cells', cells: code.cellsOf('.') },
  ];
  const note = [...described, ...long, ...(isDrawn ? [text(see, 6, 4)] : [])];
  const own = setOff([
    ...(caption.length > 0 ? [text(caption, 6, 4, { leads: note.length > 0 })] : []),
    ...writeTranscriberNote(note, brailling),
  ]);
  return [
    ...own,
    ...(isDrawn ? [{ kind: 'tactile' as const, id: figure.id, pages }] : []),
    ...(table ? writeTableCells(table, brailling) : []),
  ];
}

/** Writes the number before the caption, unless the caption begins with it. */
export function joinCaption({ number, caption }: Figure): readonly Inline[] {
  if (number === '' || textOfInlines(caption).startsWith(number)) return caption;
  return [...plainText(caption.length > 0 ? `${number} ` : number), ...caption];
}

/** Lists the texts about a figure: its short description, what its numbers say, and the words that print shows in it. */
function listDescriptions(
  figure: Figure,
  inWords: string,
  isDrawn: boolean,
  brailling: Brailling,
): readonly string[] {
  const { description, words, caption } = figure;
  const inCaption = textOfInlines(caption).trim();
  const ofNumbers = inWords.split('\n\n').map((one) => one.replaceAll(/\s+/g, ' ').trim());
  const said = [description.short.trim(), ...ofNumbers].filter((one) => one !== '' && one !== inCaption);
  const inDrawing = isDrawn ? listDrawnWords(figure) : new Set<string>();
  const inFigure = words.filter((word) => word.trim() !== '' && !inDrawing.has(word.trim())).join(', ');
  const isSilent =
    said.length === 0 &&
    description.short === '' &&
    description.long.length === 0 &&
    inFigure === '' &&
    !isDrawn;
  return [
    ...new Set(said),
    ...(inFigure === '' ? [] : [`${brailling.words.wordsInFigure} ${inFigure}`]),
    ...(isSilent ? [brailling.words.undescribed] : []),
  ];
}

/** Lists the words that the drawing of a figure has itself, so that a reader gets them by touch. */
export function listDrawnWords({ shows }: Figure): ReadonlySet<string> {
  const labels = shows.drawing
    ? [...walkLeaves(shows.drawing)].flatMap((item) => (item.kind === 'text' ? [item.print.trim()] : []))
    : [];
  const { chart } = shows;
  return new Set([...labels, ...(chart ? [chart.labels.title, ...chart.cells.flat()] : [])]);
}
