import { type Inline, TEXT_STYLES, type TextRun } from '@relievo/document/model';
import type { Element } from '@xmldom/xmldom';
import { BOOKMARK } from '../document/bookmarks.ts';
import { findChild, listChildren, nameOf, valueOf } from '../markup/xml.ts';
import { toMathml } from '../math/omml.ts';
import { readFormula } from '../math/read-math.ts';
import { readDrawn } from './read-drawn.ts';
import type { After, Reading } from './reading.ts';
import { findRunLook, type RunLook } from './styles.ts';

/** What was taken out, is said twice, or is no words. */
export const PASSED: ReadonlySet<string> = new Set([
  'del',
  'moveFrom',
  'Fallback',
  'pPr',
  'rPr',
  'tblPr',
  'tcPr',
  'instrText',
  'delText',
]);

/** Reads the words of a paragraph with their styles, and the figures and boxes that are anchored in it. */
export function readInlines(paragraph: Element, reading: Reading, after: After): readonly Inline[] {
  const inlines: Inline[] = [];
  collect(paragraph, { reading, inlines, after, look: PLAIN, link: null });
  return inlines;
}

interface Collecting {
  readonly reading: Reading;
  readonly inlines: Inline[];
  readonly after: After;
  readonly look: RunLook;
  readonly link: string | null;
}

const PLAIN: RunLook = { styles: {}, language: null, isHidden: null };

function collect(element: Element, collecting: Collecting): void {
  for (const child of listChildren(element)) collectOne(child, collecting);
}

function collectOne(child: Element, collecting: Collecting): void {
  const { reading, inlines, after } = collecting;
  const name = nameOf(child);
  if (PASSED.has(name)) return;
  switch (name) {
    case 'r':
      return collectRun(child, collecting);
    case 'hyperlink':
      return collect(child, { ...collecting, link: findLink(child, reading) });
    case 't':
      return say(child.textContent ?? '', collecting);
    case 'tab':
    case 'ptab':
      return say(collecting.look.styles.underline ? '\t' : ' ', collecting);
    case 'br':
      if (valueOf(child, 'type') === null) inlines.push({ kind: 'line-break' });
      else say(' ', collecting);
      return;
    case 'cr':
      inlines.push({ kind: 'line-break' });
      return;
    case 'lastRenderedPageBreak': {
      const page = reading.pages?.next();
      if (page !== undefined) inlines.push({ kind: 'page-break', page });
      return;
    }
    case 'noBreakHyphen':
      return say('-', collecting);
    case 'sym':
      return say(readSign(child, reading), collecting);
    case 'oMath': {
      const formula = readFormula(toMathml(child), reading.notes);
      if (formula) inlines.push(formula);
      return;
    }
    case 'drawing':
    case 'pict':
    case 'object':
      for (const inline of readDrawn(child, reading, after)) inlines.push(inline);
      return;
    case 'footnoteReference':
    case 'endnoteReference':
      return refer(child, name === 'footnoteReference' ? 'foot' : 'end', collecting);
    case 'bookmarkStart':
      return;
    default:
      if (name === 'p' && inlines.length > 0) say(' ', collecting);
      collect(child, collecting);
  }
}

/** Collects the words of a run, unless the document hides them. */
function collectRun(run: Element, collecting: Collecting): void {
  const look = findRunLook(findChild(run, 'rPr'), collecting.reading.styles);
  if (!look.isHidden) return collect(run, { ...collecting, look });
  if ((run.textContent ?? '').trim() !== '') collecting.reading.notes.add('hidden_words_left_out');
}

/** Gaps to fill in are typed as lines of underscores or as underlined blanks. */
const GAPS = /(_{3,}|…{2,}|\.{6,})/;
const WIDTH_OF_TAB = 8;

function say(text: string, collecting: Collecting): void {
  const { inlines, look } = collecting;
  if (text === '') return;
  if (look.styles.underline && /^[\s\u00a0]+$/.test(text) && /\t|.{3}/s.test(text)) {
    const width = Array.from(text).reduce((sum, one) => sum + (one === '\t' ? WIDTH_OF_TAB : 1), 0);
    return addBlank(inlines, width);
  }
  for (const [at, piece] of text.split(GAPS).entries())
    if (at % 2 === 1) addBlank(inlines, piece.length);
    else if (piece !== '') inlines.push(writeRun(piece, collecting));
}

const MAX_BLANK = 500;

/** Adds a blank, and joins it to a blank right before it. */
function addBlank(inlines: Inline[], width: number): void {
  const before = inlines.at(-1);
  if (before?.kind === 'blank') inlines.pop();
  const all = width + (before?.kind === 'blank' ? before.width : 0);
  inlines.push({ kind: 'blank', width: Math.min(MAX_BLANK, all) });
}

function writeRun(text: string, { look, link, reading }: Collecting): TextRun {
  const styles = TEXT_STYLES.filter(
    (style) => look.styles[style] && !(link !== null && style === 'underline'),
  );
  const language = findForeign(look.language, reading.language);
  return {
    kind: 'text',
    text: text.replaceAll('\t', ' '),
    ...(styles.length > 0 && { styles }),
    ...(language !== null && { language }),
    ...(link !== null && { link }),
  };
}

/** Finds a change of language. English of another country is the same language, because the same voice reads it. */
function findForeign(said: string | null, own: string): string | null {
  if (said === null || !/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(said)) return null;
  const primary = (tag: string) => tag.toLowerCase().split('-')[0];
  return primary(said) === primary(own) ? null : said;
}

const MAX_ADDRESS = 2000;

function findLink(hyperlink: Element, { part: { addresses } }: Reading): string | null {
  const anchor = valueOf(hyperlink, 'anchor');
  const address = addresses.get(valueOf(hyperlink, 'id') ?? '');
  if (address !== undefined && /^(?:https?:\/\/|mailto:|tel:)[^\s<>"]+$/i.test(address))
    return address.length <= MAX_ADDRESS ? address : null;
  return anchor === null ? null : `${BOOKMARK}${anchor}`;
}

function refer(reference: Element, kind: 'foot' | 'end', { reading, inlines, after }: Collecting): void {
  const footnote = reading.footnotes.get(`${kind} ${valueOf(reference, 'id')}`);
  if (!footnote) return;
  const note = reading.newId('note');
  const { mark, content, part } = footnote;
  inlines.push({ kind: 'note-reference', note, mark });
  // A note refers to no other note: what says so would never end.
  const blocks = reading.readBlocks(content, { ...reading, part, footnotes: new Map(), pages: null });
  after.push({ kind: 'note', id: note, place: kind, mark, blocks });
}

/** Signs of typefaces that have no letters (Wingdings): boxes and hooks, as worksheets have them. */
const SIGNS: Readonly<Record<string, string>> = {
  A8: '☐',
  FB: '✗',
  FC: '✓',
  FD: '☒',
  FE: '☑',
  E0: '→',
  DF: '←',
};

function readSign(sign: Element, { notes }: Reading): string {
  const code = (valueOf(sign, 'char') ?? '').toUpperCase().replace(/^F0/, '');
  const known = /^wingdings$/i.test(valueOf(sign, 'font') ?? '') ? SIGNS[code] : undefined;
  if (known === undefined) notes.add('sign_left_out');
  return known ?? '';
}
