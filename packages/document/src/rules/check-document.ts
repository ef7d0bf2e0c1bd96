import { shareOf } from '@relievo/words';
import type { Block, Figure, Heading, HeadingLevel, Table } from '../model/block.ts';
import type { Document } from '../model/document.ts';
import type { Inline, TextRun } from '../model/inline.ts';
import { listParts } from '../model/inside.ts';
import { walkBlocks, walkParts } from '../model/walk.ts';
import { textOfInlines } from '../text/inline-text.ts';
import { type DocumentFinding, type DocumentFindingCode, type DocumentFindings, RULES } from './finding.ts';
import { refersByColour, refersByPlace } from './references.ts';

/** Finds what readers of a document would stumble over, in the order of reading. */
export function checkDocument(document: Document): readonly DocumentFinding[] {
  return [
    ...checkMetadata(document),
    ...checkBlocks(document),
    ...checkHeadings(document),
    ...checkPages(document),
  ];
}

function find<Code extends DocumentFindingCode>(
  code: Code,
  block: string | null,
  parameters: DocumentFindings[Code],
  repair: DocumentFinding['repair'] = null,
): DocumentFinding {
  const [severity, source] = RULES[code];
  return { code, parameters, block, severity, source, repair } as DocumentFinding;
}

function checkMetadata({ metadata }: Document): readonly DocumentFinding[] {
  return [
    ...(metadata.title.trim() === '' ? [find('title_missing', null, {})] : []),
    ...(/^und\b/i.test(metadata.language) ? [find('language_unknown', null, {})] : []),
  ];
}

function checkBlocks(document: Document): readonly DocumentFinding[] {
  const { blocks, metadata } = document;
  return [...walkBlocks(blocks)].flatMap(({ block }) => {
    const language = block.language ?? metadata.language;
    const own = listParts(block).flatMap((part) =>
      part.kind === 'inlines' ? checkText(block.id, part.inlines, language) : [],
    );
    if (block.kind === 'table') return [...checkTable(block), ...own];
    if (block.kind === 'figure') return [...checkFigure(block), ...own];
    return own;
  });
}

/** Checks that a table names its rows or columns. A table of one row or one column needs no names. */
function checkTable({ id, headerRows, headerColumns, rows, caption }: Table): readonly DocumentFinding[] {
  const columns = rows[0]?.cells.length ?? 0;
  if (headerRows > 0 || headerColumns > 0 || rows.length < 2 || columns < 2) return [];
  const repair = { kind: 'set-headers', id, headerRows: 1, headerColumns: 0 } as const;
  return [find('table_without_headers', id, { caption: textOfInlines(caption) }, repair)];
}

function checkFigure(figure: Figure): readonly DocumentFinding[] {
  const { id, treatment, description, caption, number, shows, words } = figure;
  if (treatment === 'decoration') return [];
  const name = textOfInlines(caption) || number || words.slice(0, 5).join(' ');
  const { short, long } = description;
  if (short !== '' && saysNothing(short)) {
    const repair = { kind: 'describe', id, short: '', long } as const;
    return [find('description_says_nothing', id, { name, words: short }, repair)];
  }
  const isInWords = short !== '' || long.length > 0 || shows.chart !== undefined;
  return isInWords ? [] : [find('figure_not_described', id, { name })];
}

const FILE_NAME = /\.(?:png|jpe?g|gif|svg|webp|tiff?|bmp|emf|wmf|heic)$/iu;
const NOTHING =
  /^(?:(?:an? )?(?:image|picture|photo|figure|graphic|diagram|chart|bild|abbildung|grafik|image|figura|imagen|foto)\s*\d*|\d+|img[-_ ]?\d+|untitled|null)\.?$/iu;

function saysNothing(words: string): boolean {
  const text = words.trim();
  const isPath = /[/\\]/.test(text) && !/\s/.test(text);
  return FILE_NAME.test(text) || isPath || NOTHING.test(text);
}

/** So sure has the reader of a scan to be of a word. */
const SURE = 0.8;

function checkText(block: string, inlines: readonly Inline[], language: string): readonly DocumentFinding[] {
  const text = textOfInlines(inlines);
  const [colour, place] = [refersByColour(text, language), refersByPlace(text, language)];
  return [
    ...listLinks(inlines).flatMap(({ words, address }) => checkLink(block, words, address)),
    ...inlines.flatMap((inline) => (inline.kind === 'text' ? checkCertainty(block, inline) : [])),
    ...(colour ? [find('refers_by_colour', block, { words: colour })] : []),
    ...(place ? [find('refers_by_place', block, { words: place })] : []),
  ];
}

interface Link {
  readonly words: string;
  readonly address: string;
}

/** Lists links with their words. Runs that follow each other and lead to one place are one link. */
function listLinks(inlines: readonly Inline[]): readonly Link[] {
  const links: Link[] = [];
  let open: string | undefined;
  for (const inline of inlines) {
    const address = inline.kind === 'text' ? inline.link : undefined;
    const last = links.at(-1);
    if (address !== undefined && address === open && last)
      links[links.length - 1] = { address, words: last.words + textOfInlines([inline]) };
    else if (address !== undefined) links.push({ address, words: textOfInlines([inline]) });
    open = address;
  }
  return links;
}

const EMPTY_WORDS = /^(?:click here|here|more|read more|link|this|hier|mehr|weiter|ici|plus|aquí|más)\.?$/iu;

function checkLink(block: string, words: string, address: string): readonly DocumentFinding[] {
  if (words.trim() === '') return [find('link_without_words', block, { address })];
  return EMPTY_WORDS.test(words.trim()) ? [find('link_says_nothing', block, { words: words.trim() })] : [];
}

function checkCertainty(block: string, { text, certainty }: TextRun): readonly DocumentFinding[] {
  if (certainty === undefined || certainty >= SURE || text.trim() === '') return [];
  return [find('words_in_doubt', block, { words: text.trim(), certainty: shareOf(certainty, 1) })];
}

/** Compares each heading with the previous one. The first may have any level, as a part of a book does. */
function checkHeadings({ blocks }: Document): readonly DocumentFinding[] {
  const headings = [...walkBlocks(blocks)].flatMap(({ block }) => (block.kind === 'heading' ? [block] : []));
  let before = 0;
  return headings.flatMap((heading) => {
    const text = textOfInlines(heading.content).trim();
    if (text === '') return [find('heading_empty', heading.id, {})];
    const from = before;
    const jumps = from > 0 && heading.level > from + 1;
    before = jumps ? from + 1 : heading.level;
    return jumps ? [findJump(heading, text, from)] : [];
  });
}

function findJump({ id, level }: Heading, text: string, from: number): DocumentFinding {
  const repair = { kind: 'set-level', ids: [id], level: (from + 1) as HeadingLevel } as const;
  return find('heading_jumps', id, { text, from, to: level }, repair);
}

/** Finds pages of the print on which nothing is read. */
function checkPages({ blocks }: Document): readonly DocumentFinding[] {
  const empty: DocumentFinding[] = [];
  let open: { readonly id: string; readonly page: string } | null = null;
  for (const part of walkParts(blocks)) {
    const block: Block | null = part.kind === 'block' ? part.visit.block : null;
    if (block?.kind === 'page-break') {
      if (open) empty.push(find('page_without_text', open.id, { page: open.page }));
      open = { id: block.id, page: block.page };
    } else if (block && HAS_WORDS.has(block.kind)) open = null;
    else if (part.kind === 'inlines' && textOfInlines(part.inlines).trim() !== '') open = null;
  }
  return open ? [...empty, find('page_without_text', open.id, { page: open.page })] : empty;
}

const HAS_WORDS: ReadonlySet<Block['kind']> = new Set(['figure', 'formula', 'code', 'contents', 'exercise']);
