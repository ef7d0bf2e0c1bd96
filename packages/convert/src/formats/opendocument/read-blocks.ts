import type { Block, HeadingLevel, Inline, List } from '@relievo/document/model';
import { plainText, textOfInlines, tidySpaces } from '@relievo/document/text';
import { addAll } from '@relievo/words';
import type { Element } from '@xmldom/xmldom';
import { createAnswerLine, joinAnswerLines } from '../document/answer-lines.ts';
import { type Caption, joinCaptions } from '../document/captions.ts';
import { listChildren, nameOf, valueOf } from '../markup/xml.ts';
import { readInlines } from './read-inlines.ts';
import { continueList, readList } from './read-list.ts';
import { readTable } from './read-table.ts';
import type { Reading } from './reading.ts';

/** Elements that hold paragraphs and are none. */
const AROUND: ReadonlySet<string> = new Set([
  'section',
  'text-box',
  'note-body',
  'index-body',
  'index-title',
  'table-of-content',
]);

type Part = Block | Caption;

/** Reads the paragraphs, lists, tables and figures of a text in their order (OpenDocument 1.3, part 3, 5). */
export function readBlocks(holder: Element, reading: Reading): readonly Block[] {
  const parts: Part[] = [];
  for (const child of listChildren(holder)) {
    const last = parts.at(-1);
    const read = readPart(child, reading);
    const joined = nameOf(child) === 'list' && last?.kind === 'list' ? joinLists(last, child, read) : null;
    if (joined) parts.splice(-1, 1, joined);
    else addAll(parts, read);
  }
  return joinAnswerLines(joinCaptions(joinLines(parts)));
}

export function readBlock(element: Element, reading: Reading): readonly Block[] {
  return joinCaptions(joinLines(readPart(element, reading)));
}

function readPart(child: Element, reading: Reading): readonly Part[] {
  const name = nameOf(child);
  if (name === 'h' || name === 'p') return readParagraph(child, reading);
  if (name === 'list') return readList(child, reading);
  if (name === 'table') return readTable(child, reading);
  if (name === 'soft-page-break') {
    const page = reading.nextPage?.();
    return page === undefined ? [] : [{ kind: 'page-break', id: reading.newId('page'), page }];
  }
  return AROUND.has(name) ? listChildren(child).flatMap((one) => readPart(one, reading)) : [];
}

function joinLists(last: List, next: Element, read: readonly Part[]): List | null {
  const blocks = read.filter((part) => part.kind !== 'caption');
  return blocks.length === read.length ? continueList(last, next, blocks) : null;
}

function readParagraph(paragraph: Element, reading: Reading): readonly Part[] {
  const { newId, roles, headingLevels, underlined, bookmarks, openBookmarks } = reading;
  const after: Block[] = [];
  const style = valueOf(paragraph, 'style-name') ?? '';
  const isHeading = nameOf(paragraph) === 'h' || headingLevels.has(style);
  const role = roles.get(style) ?? null;
  const read = readInlines(paragraph, reading, after);
  const content = role === 'code' ? read : tidySpaces(read);
  if (!content.some(saysSomething))
    return [
      ...content.flatMap((inline): readonly Block[] =>
        inline.kind === 'page-break' ? [{ kind: 'page-break', id: newId('page'), page: inline.page }] : [],
      ),
      ...after,
      ...(underlined.has(style) && after.length === 0 ? [createAnswerLine(newId('exercise'))] : []),
    ];
  const id = newId(isHeading ? 'heading' : 'p');
  for (const name of openBookmarks.splice(0)) if (!bookmarks.has(name)) bookmarks.set(name, id);
  if (isHeading) return [writeHeading(paragraph, id, content, reading), ...after];
  if (role === 'caption') return [{ kind: 'caption', id, content }, ...after];
  if (role === 'code') return [{ kind: 'code', id, code: textOfInlines(content), programming: '' }, ...after];
  const written: Block = { kind: 'paragraph', id, content };
  if (role !== 'quotation') return [written, ...after];
  return [{ kind: 'quotation', id: newId('quotation'), blocks: [written], attribution: [] }, ...after];
}

function saysSomething(inline: Inline): boolean {
  return inline.kind !== 'page-break' && inline.kind !== 'line-break';
}

function writeHeading(
  paragraph: Element,
  id: string,
  content: readonly Inline[],
  { nextNumber, headingLevels, bookmarks }: Reading,
): Block {
  const ofStyle = headingLevels.get(valueOf(paragraph, 'style-name') ?? '');
  const said = Number(valueOf(paragraph, 'outline-level') ?? ofStyle ?? 1) || 1;
  const level = Math.min(6, Math.max(1, Math.trunc(said))) as HeadingLevel;
  const isCounted = nameOf(paragraph) === 'h' && valueOf(paragraph, 'is-list-header') !== 'true';
  const number = isCounted ? nextNumber(level) : '';
  const words = textOfInlines(content).trim();
  // Tables of contents link to headings by their words, and have no bookmarks.
  for (const name of [words, `${number} ${words}`.trim()]) if (!bookmarks.has(name)) bookmarks.set(name, id);
  return {
    kind: 'heading',
    id,
    level,
    content: number === '' ? content : tidySpaces([...plainText(`${number} `), ...content]),
  };
}

/** Joins lines of code and paragraphs of a quotation that follow each other. */
function joinLines(parts: readonly Part[]): readonly Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part.kind === 'code' && last?.kind === 'code')
      joined.splice(-1, 1, { ...last, code: `${last.code}\n${part.code}` });
    else if (part.kind === 'quotation' && last?.kind === 'quotation')
      joined.splice(-1, 1, { ...last, blocks: [...last.blocks, ...part.blocks] });
    else joined.push(part);
  }
  return joined;
}
