import { type Block, type Inline, TEXT_STYLES } from '@relievo/document/model';
import type { Element } from '@xmldom/xmldom';
import { BOOKMARK } from '../document/bookmarks.ts';
import { findChild, nameOf, valueOf } from '../markup/xml.ts';
import { readFrame } from './read-frame.ts';
import { readAnchoredShape } from './read-shapes.ts';
import type { Reading } from './reading.ts';
import type { TextLook } from './text-looks.ts';

/** Remarks of editors and removed text are not read. */
const PASSED: ReadonlySet<string> = new Set(['annotation', 'annotation-end', 'tracked-changes', 'change']);
const SHAPES =
  /^(?:custom-shape|rect|ellipse|circle|line|polyline|path|polygon|regular-polygon|connector|caption|measure|g)$/;

/** Reads the text of a paragraph with its formatting, and the figures and boxes that are anchored in it. */
export function readInlines(paragraph: Element, reading: Reading, after: Block[]): readonly Inline[] {
  const inlines: Inline[] = [];
  collect(paragraph, { reading, inlines, after, look: PLAIN, link: null });
  return inlines;
}

interface Collecting {
  readonly reading: Reading;
  readonly inlines: Inline[];
  readonly after: Block[];
  readonly look: TextLook;
  readonly link: string | null;
}

const PLAIN: TextLook = { styles: {}, language: null, isHidden: false };

function collect(element: Element, collecting: Collecting): void {
  for (let node = element.firstChild; node; node = node.nextSibling)
    if (node.nodeType === 3) say(node.nodeValue ?? '', collecting);
    else if (node.nodeType === 1) collectOne(node as Element, collecting);
}

function collectOne(child: Element, collecting: Collecting): void {
  const { reading, inlines, after, look } = collecting;
  const name = nameOf(child);
  if (PASSED.has(name)) return;
  switch (name) {
    case 's':
      return say(' '.repeat(Math.min(100, Number(valueOf(child, 'c') ?? 1) || 1)), collecting);
    case 'tab':
      return say(look.styles.underline ? '\t' : ' ', collecting);
    case 'line-break':
      inlines.push({ kind: 'line-break' });
      return;
    case 'soft-page-break': {
      const page = reading.nextPage?.();
      if (page !== undefined) inlines.push({ kind: 'page-break', page });
      return;
    }
    case 'bookmark':
    case 'bookmark-start':
      reading.openBookmarks.push(valueOf(child, 'name') ?? '');
      return;
    case 'note':
      return refer(child, collecting);
    case 'frame':
      for (const inline of readFrame(child, reading, after)) inlines.push(inline);
      return;
    case 'span':
      return collectSpan(child, collecting);
    case 'a':
      return collect(child, { ...collecting, link: readLink(child) });
    default:
      if (SHAPES.test(name)) return readAnchoredShape(child, reading, after);
      collect(child, collecting);
  }
}

/** Reads a span; hidden text is left out and leaves a note. */
function collectSpan(span: Element, collecting: Collecting): void {
  const own = collecting.reading.looks.get(valueOf(span, 'style-name') ?? '');
  if (own?.isHidden) {
    if ((span.textContent ?? '').trim() !== '') collecting.reading.notes.add('hidden_words_left_out');
    return;
  }
  const { look } = collecting;
  const within: TextLook = own
    ? { styles: { ...look.styles, ...own.styles }, language: own.language ?? look.language, isHidden: false }
    : look;
  collect(span, { ...collecting, look: within });
}

const GAPS = /(_{3,}|…{2,})/;
const MAX_BLANK = 500;
const WIDTH_OF_TAB = 8;

function say(text: string, { inlines, look, link, reading }: Collecting): void {
  if (text === '') return;
  if (look.styles.underline && /^[\s\u00a0]+$/.test(text) && /\t|.{3}/s.test(text)) {
    const width = Array.from(text).reduce((sum, one) => sum + (one === '\t' ? WIDTH_OF_TAB : 1), 0);
    return addBlank(inlines, width);
  }
  const styles = TEXT_STYLES.filter(
    (style) => look.styles[style] && !(link !== null && style === 'underline'),
  );
  const language = findForeign(look.language, reading.language);
  for (const [at, piece] of text.split(GAPS).entries())
    if (at % 2 === 1) addBlank(inlines, piece.length);
    else if (piece !== '')
      inlines.push({
        kind: 'text',
        text: piece.replaceAll('\t', ' '),
        ...(styles.length > 0 && { styles }),
        ...(language !== null && { language }),
        ...(link !== null && { link }),
      });
}

/** Adds a blank; blanks that follow each other are one. */
function addBlank(inlines: Inline[], width: number): void {
  const last = inlines.at(-1);
  if (last?.kind === 'blank') inlines.pop();
  const all = width + (last?.kind === 'blank' ? last.width : 0);
  inlines.push({ kind: 'blank', width: Math.min(MAX_BLANK, all) });
}

function findForeign(said: string | null, own: string): string | null {
  if (said === null || !/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(said)) return null;
  const primary = (tag: string) => tag.toLowerCase().split('-')[0];
  return primary(said) === primary(own) ? null : said;
}

const MAX_ADDRESS = 2000;

function readLink(element: Element): string | null {
  const address = valueOf(element, 'href')?.trim() ?? '';
  if (address.startsWith('#')) return `${BOOKMARK}${address.slice(1).replace(/\|outline$/, '')}`;
  const isKnown = /^(?:https?:\/\/|mailto:|tel:)[^\s<>"]+$/i.test(address);
  return isKnown && address.length <= MAX_ADDRESS ? address : null;
}

function refer(element: Element, { reading, inlines, after }: Collecting): void {
  const body = findChild(element, 'note-body');
  const note = reading.newId('note');
  const mark = findChild(element, 'note-citation')?.textContent?.trim() ?? '';
  const place = valueOf(element, 'note-class') === 'endnote' ? 'end' : 'foot';
  inlines.push({ kind: 'note-reference', note, mark });
  const blocks = body ? reading.readBlocks(body, { ...reading, nextPage: null }) : [];
  after.push({ kind: 'note', id: note, place, mark, blocks });
}
