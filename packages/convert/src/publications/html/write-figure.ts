import type { ChartWork } from '@relievo/chart/work';
import type { Figure } from '@relievo/document/model';
import { textOfInlines } from '@relievo/document/text';
import { type Attributes, element, emptyElement, languageOf, textElement } from './markup.ts';
import { type Inside, writeDataTable } from './write-table.ts';
import type { Writing } from './writing.ts';

/** Writes a figure with its picture and its caption, then its long description, its words and its numbers. */
export function writeFigure(
  figure: Figure,
  common: Attributes,
  writing: Writing,
  { say, inside }: Inside,
): string {
  const { caption, description, shows } = figure;
  const isDecoration = figure.treatment === 'decoration';
  const name = (inWords: string): string =>
    isDecoration ? '' : altOf(figure, inWords, writing.words, writing.writeSigns);
  const { drawing, markup, description: inWords, table } = writing.figure(figure, name);
  const address = drawing ?? (shows.picture === undefined ? null : writing.addressOfPicture(shows.picture));
  const alt = name(inWords);
  const unsaid = listUnsaidWords(figure, alt);
  const image =
    markup !== undefined && !isDecoration
      ? element('div', { class: 'drawing' }, markup)
      : address === null
        ? alt && textElement('p', { class: 'in-place-of-picture' }, alt)
        : emptyElement('img', { src: address, alt });
  const named = languageOf(writing.words.language);
  const long = [
    description.long.length > 0 ? inside(description.long) : '',
    listFurtherParagraphs(inWords, alt)
      .map((one) => textElement('p', {}, one))
      .join('\n'),
    unsaid.length > 0
      ? element(
          'p',
          {},
          `${textElement('span', named, writing.words.wordsInFigure)}${writing.writeSigns?.(':') ?? ':'} `,
        ) + element('ul', {}, unsaid.map((word) => textElement('li', {}, word)).join(''))
      : '',
    table ? writeDataTable(table, writing.words.data) : '',
  ].filter((part) => part !== '');
  const details = long.length > 0 ? writeDetails(long.join('\n'), named, writing) : '';
  // HTML takes a caption as the first or the last part. Pages of the print are numbered while they are written, so it comes last here too.
  const under = caption.length > 0 ? element('figcaption', {}, say(caption)) : '';
  return element('figure', common, `\n${[image, details, under].filter((part) => part !== '').join('\n')}\n`);
}

function writeDetails(long: string, named: Attributes, { isOpen, words }: Writing): string {
  return isOpen
    ? element('div', { class: 'description' }, textElement('p', named, words.description) + long)
    : element('details', {}, textElement('summary', named, words.description) + long);
}

/** These words begin alternative texts, in the language of the document. */
interface AltWords {
  readonly drawing: string;
  readonly picture: string;
  readonly drawingWithWords: string;
  readonly pictureWithWords: string;
  readonly wordsInFigure: string;
}

/**
 * Returns the alternative text: the description, else how a chart is built, else the kind of the figure and its words. The
 * caption is read beside it, so that it is not repeated here.
 */
export function altOf(
  figure: Figure,
  inWords: string,
  says: AltWords,
  writeSigns: (signs: string) => string = (signs) => signs,
): string {
  const { description, shows, words } = figure;
  const short = description.short.trim();
  if (short !== '' && !repeatsCaption(figure, short)) return short;
  const [first = ''] = inWords.split('\n\n');
  if (first !== '') return first;
  const isDrawing = shows.drawing !== undefined || shows.chart !== undefined;
  const isSeen = isDrawing || shows.picture !== undefined;
  if (words.length === 0) return isDrawing ? says.drawing : isSeen ? says.picture : '';
  const named = isDrawing ? says.drawingWithWords : isSeen ? says.pictureWithWords : says.wordsInFigure;
  return `${named}${writeSigns(':')} ${shorten(words, writeSigns(','))}`;
}

/** Lists the paragraphs of the description of a chart that are not its alternative text, which is read beside them. */
export function listFurtherParagraphs(description: string, alt: string): readonly string[] {
  return description.split('\n\n').filter((one) => one.trim() !== '' && one !== alt);
}

/** Tells whether a description is the caption, with or without its number. */
function repeatsCaption({ caption }: Figure, short: string): boolean {
  const [said, own] = [textOfInlines(caption), short].map((text) =>
    text.replace(/(?<![\s.])[\s.]+$/u, '').trim(),
  );
  return said !== undefined && own !== undefined && said !== '' && said.endsWith(own);
}

/** Returns what names a figure alone: its description, its caption, or all of its words. */
export function nameFigure({ description, caption, number, words }: Figure, inWords: string): string {
  const [first = ''] = inWords.split('\n\n');
  return description.short || first || textOfInlines(caption) || number || words.join(', ');
}

/**
 * Lists the words of a figure that its alternative text has not. Words of a chart that are in its table, and the numbers of
 * its axes, are not listed beside it.
 */
export function listUnsaidWords({ words, treatment, shows }: Figure, alt: string): readonly string[] {
  if (treatment === 'decoration' || endsInWords(alt, words)) return [];
  return shows.chart ? listWordsBeside(shows.chart, words) : words;
}

function listWordsBeside({ cells, labels }: ChartWork, words: readonly string[]): readonly string[] {
  const split = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const said = new Set([...cells.flat(), ...Object.values(labels)].flatMap(split));
  const isSaid = (word: string): boolean => {
    const parts = split(word);
    // An arrow beside the name of an axis says only where it rises.
    const hasOther = /[^\p{L}\p{N}\p{P}\s←↑→↓]/u.test(word);
    return parts.length > 0 && !hasOther && parts.every((part) => said.has(part) || /^\p{N}+$/u.test(part));
  };
  return words.filter((word) => !isSaid(word));
}

/** Tells whether a text has all words at its end, with whatever signs between them. */
function endsInWords(alt: string, words: readonly string[]): boolean {
  const letters = (text: string) => text.replaceAll(/[\s,]/gu, '');
  const listed = letters(words.join(''));
  return listed !== '' && letters(alt).endsWith(listed) && alt.includes(words[0] ?? '');
}

/** An alternative text is heard at one go, so a long list of words is shortened in it. */
const MAX_WORDS_HEARD = 60;

function shorten(words: readonly string[], comma: string): string {
  let heard = '';
  for (const word of words) {
    const longer = heard === '' ? word : `${heard}${comma} ${word}`;
    if (longer.length > MAX_WORDS_HEARD) return `${heard} …`.trimStart();
    heard = longer;
  }
  return heard;
}

/** Tells whether words say what a figure shows. A caption alone names it and does not describe it. */
export function isDescribed({ description, words, shows }: Figure, inWords: string): boolean {
  const isWordsAlone = !shows.picture && !shows.drawing && !shows.chart && words.length > 0;
  return description.short !== '' || description.long.length > 0 || inWords !== '' || isWordsAlone;
}
