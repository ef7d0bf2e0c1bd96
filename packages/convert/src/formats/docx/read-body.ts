import type { Block, HeadingLevel, Inline } from '@relievo/document/model';
import { plainText, textOfInlines, tidySpaces } from '@relievo/document/text';
import type { Element } from '@xmldom/xmldom';
import { createAnswerLine, joinAnswerLines } from '../document/answer-lines.ts';
import { type Caption, joinCaptions } from '../document/captions.ts';
import { type FlatItem, nestLists } from '../document/nest-lists.ts';
import { findChild, listChildren, nameOf, valueOf } from '../markup/xml.ts';
import { toMathml } from '../math/omml.ts';
import { readFormula } from '../math/read-math.ts';
import { GOES_ON } from './numbering.ts';
import { readInlines } from './read-runs.ts';
import { readTable } from './read-table.ts';
import type { After, Reading } from './reading.ts';
import { findLook, type ParagraphLook } from './styles.ts';

/** What holds paragraphs and is none itself. */
const AROUND: ReadonlySet<string> = new Set([
  'sdt',
  'sdtContent',
  'customXml',
  'ins',
  'moveTo',
  'txbxContent',
]);

/** A paragraph of a quotation or a line of code, before those around it are known. */
type RoledParagraph = Roled<'quotation-part'> | Roled<'code-line'>;

interface Roled<Kind extends string> {
  readonly kind: Kind;
  readonly id: string;
  readonly content: readonly Inline[];
}

type Part = Block | FlatItem | Caption | RoledParagraph;

/** Reads the paragraphs, lists, tables and figures of a part of a document in their order (ECMA-376, part 1, 17). */
export function readBlocks(holder: Element, reading: Reading): readonly Block[] {
  const parts: Part[] = [];
  collectParts(holder, reading, parts);
  return joinAnswerLines(joinCaptions(nestLists(joinRoled(parts, reading), reading.newId)));
}

function collectParts(holder: Element, reading: Reading, parts: Part[]): void {
  for (const child of listChildren(holder)) {
    const name = nameOf(child);
    if (name === 'p') for (const part of readParagraph(child, reading)) parts.push(part);
    else if (name === 'tbl') for (const block of readTable(child, reading)) parts.push(block);
    else if (name === 'oMathPara') for (const block of readFormulas(child, reading)) parts.push(block);
    else if (name === 'bookmarkStart') keepBookmark(child, reading);
    else if (AROUND.has(name)) collectParts(child, reading, parts);
  }
}

function readParagraph(paragraph: Element, reading: Reading): readonly Part[] {
  const formulas = listChildren(paragraph).filter((child) => !SILENT.has(nameOf(child)));
  if (formulas.length > 0 && formulas.every((child) => nameOf(child) === 'oMathPara'))
    return formulas.flatMap((child) => readFormulas(child, reading));
  const after: After = [];
  const look = findLook(paragraph, reading.styles);
  const read = readInlines(paragraph, reading, after);
  const content = look.role === 'code' ? read : tidySpaces(read);
  const id = reading.newId(look.level === null ? 'p' : 'heading');
  keepBookmarks(paragraph, id, reading);
  if (!content.some(saysSomething)) {
    const line = isLineToWriteOn(paragraph) && after.length === 0 ? [createAnswerLine(id)] : [];
    return [...content.flatMap((one) => toPage(one, reading)), ...after, ...line];
  }
  const written = writeParagraph(id, content, look, reading);
  return written ? [written, ...after] : after;
}

/** Tells whether an empty paragraph has a line below it, as worksheets have them to write on. */
function isLineToWriteOn(paragraph: Element): boolean {
  const border =
    findChild(paragraph, 'pPr', 'pBdr', 'bottom') ?? findChild(paragraph, 'pPr', 'pBdr', 'between');
  return !/^(?:none|nil)?$/.test(valueOf(border, 'val') ?? '');
}

/** Elements without words, which may be beside a formula that has its own paragraph. */
const SILENT: ReadonlySet<string> = new Set(['pPr', 'bookmarkStart', 'bookmarkEnd', 'proofErr']);

function saysSomething(inline: Inline): boolean {
  return inline.kind !== 'page-break' && inline.kind !== 'line-break';
}

function toPage(inline: Inline, { newId }: Reading): readonly Block[] {
  return inline.kind === 'page-break' ? [{ kind: 'page-break', id: newId('page'), page: inline.page }] : [];
}

/** Word shows three levels of headings if a person chooses no other number. */
const CONTENTS_DEPTH = 3;

function writeParagraph(
  id: string,
  content: readonly Inline[],
  { level, numbered, role, steps }: ParagraphLook,
  reading: Reading,
): Part | null {
  const { nextMark, about } = reading;
  if (role === 'title' && about.title === '') {
    about.title = textOfInlines(content).trim();
    return null;
  }
  if (role === 'author') {
    about.authors.push(textOfInlines(content).trim());
    return null;
  }
  if (role === 'contents') return { kind: 'contents', id, depth: CONTENTS_DEPTH };
  const mark = numbered && nextMark(numbered);
  if (level !== null || role === 'title') {
    const words = mark?.trim() ? tidySpaces([...plainText(`${mark} `), ...content]) : content;
    return {
      kind: 'heading',
      id,
      level: Math.min(6, Math.max(1, level ?? 1)) as HeadingLevel,
      content: words,
    };
  }
  if (role === 'caption') return { kind: 'caption', id, content };
  if (role === 'quotation') return { kind: 'quotation-part', id, content };
  if (role === 'code') return { kind: 'code-line', id, content };
  const paragraph: Block = { kind: 'paragraph', id, content };
  if (!numbered || mark === null) return paragraph;
  return {
    kind: 'flat-item',
    // Each of these styles has a list of one level.
    depth: numbered.depth === 0 ? steps : numbered.depth,
    mark: mark === GOES_ON ? null : mark,
    blocks: [paragraph],
  };
}

function readFormulas(holder: Element, reading: Reading): readonly Block[] {
  return listChildren(holder, 'oMath').flatMap((one): readonly Block[] => {
    const formula = readFormula(toMathml(one), reading.notes);
    if (!formula) return [];
    if (formula.kind === 'text') return [{ kind: 'paragraph', id: reading.newId('p'), content: [formula] }];
    const { mathml, line } = formula;
    return [{ kind: 'formula', id: reading.newId('formula'), mathml, line, number: '' }];
  });
}

/** A bookmark before a paragraph is in it. */
function keepBookmark(mark: Element, { openBookmarks }: Reading): void {
  const name = valueOf(mark, 'name');
  if (name !== null) openBookmarks.push(name);
}

function keepBookmarks(paragraph: Element, id: string, reading: Reading): void {
  for (const mark of listChildren(paragraph, 'bookmarkStart')) keepBookmark(mark, reading);
  for (const name of reading.openBookmarks.splice(0))
    if (!reading.bookmarks.has(name)) reading.bookmarks.set(name, id);
}

/** Joins quotations that follow each other to one, and lines of code as well. */
function joinRoled(parts: readonly Part[], { newId }: Reading): readonly (Block | FlatItem | Caption)[] {
  const joined: (Block | FlatItem | Caption)[] = [];
  for (const [at, part] of parts.entries()) {
    const last = joined.at(-1);
    const goesOn = part.kind === parts[at - 1]?.kind;
    if (part.kind === 'code-line') {
      const code = textOfInlines(part.content);
      if (goesOn && last?.kind === 'code') joined.splice(-1, 1, { ...last, code: `${last.code}\n${code}` });
      else joined.push({ kind: 'code', id: part.id, code, programming: '' });
    } else if (part.kind === 'quotation-part') {
      const paragraph: Block = { kind: 'paragraph', id: part.id, content: part.content };
      if (goesOn && last?.kind === 'quotation')
        joined.splice(-1, 1, { ...last, blocks: [...last.blocks, paragraph] });
      else joined.push({ kind: 'quotation', id: newId('quotation'), blocks: [paragraph], attribution: [] });
    } else if (part.kind !== 'contents' || !goesOn) joined.push(part);
  }
  return joined;
}
