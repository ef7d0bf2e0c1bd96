import type { AnswerSpace, Block, Document, Figure, Inline, ListItem, Note } from '@relievo/document/model';
import { placeCells } from '@relievo/document/model';
import { listTexts, textOfInlines } from '@relievo/document/text';
import { type Collector, createCollector, type Facts, tidy } from './facts.ts';
import { writeTableOfChart } from './facts-of-truth.ts';
import { writeSkeleton } from './skeleton.ts';

/** Lists what a document holds, by its value alone. */
export function listDocumentFacts({ blocks }: Pick<Document, 'blocks'>): Facts {
  const collector = createCollector();
  addBlocks(blocks, { to: collector, depth: 0, notes: listNotes(blocks) });
  return collector.facts;
}

interface Walk {
  readonly to: Collector;
  readonly depth: number;
  readonly notes: ReadonlyMap<string, Note>;
}

function listNotes(blocks: readonly Block[]): ReadonlyMap<string, Note> {
  const notes = new Map<string, Note>();
  for (const block of blocks) {
    if (block.kind === 'note') notes.set(block.id, block);
    for (const inside of listInside(block)) for (const [id, note] of listNotes(inside)) notes.set(id, note);
  }
  return notes;
}

function listInside(block: Block): readonly (readonly Block[])[] {
  switch (block.kind) {
    case 'list':
      return block.items.map(({ blocks }) => blocks);
    case 'definitions':
      return block.entries.map(({ blocks }) => blocks);
    case 'table':
      return block.rows.flatMap(({ cells }) => cells.map(({ blocks }) => blocks));
    case 'quotation':
    case 'box':
    case 'exercise':
    case 'note':
      return [block.blocks];
    default:
      return [];
  }
}

function addBlocks(blocks: readonly Block[], walk: Walk): void {
  for (const block of blocks) addBlock(block, walk);
}

function addBlock(block: Block, walk: Walk): void {
  const { to, depth } = walk;
  switch (block.kind) {
    case 'heading':
      to.addKey('headings', wordsOfInlines(block.content), String(block.level));
      addInlines(block.content, walk);
      break;
    case 'paragraph':
      addInlines(block.content, walk);
      for (const line of splitLines(block.content)) to.addKey('poems', line);
      break;
    case 'list':
      for (const item of block.items) addItem(item, { ...walk, depth: depth + 1 });
      break;
    case 'definitions':
      for (const { terms, blocks } of block.entries) {
        for (const term of terms) addInlines(term, walk);
        addBlocks(blocks, walk);
      }
      break;
    case 'table':
      addCaption(textOfInlines(block.caption), block.caption, walk);
      for (const { cells } of block.rows) for (const cell of cells) addBlocks(cell.blocks, walk);
      to.addTable(
        placeCells(block).cells.map(({ cell, row, column }) => ({
          row,
          column,
          span: `${cell.columns ?? 1} by ${cell.rows ?? 1}`,
          text: tidy(textOfBlocks(cell.blocks)),
        })),
      );
      break;
    case 'figure':
      addFigure(block, walk);
      break;
    case 'formula':
      to.addKey('formulas', writeSkeleton(block.mathml));
      break;
    case 'quotation':
      addBlocks(block.blocks, walk);
      addInlines(block.attribution, walk);
      break;
    case 'poem':
      for (const { content } of block.stanzas.flatMap(({ lines }) => lines)) {
        to.addKey('poems', wordsOfInlines(content));
        addInlines(content, walk);
      }
      break;
    case 'box':
      addInlines(block.title, walk);
      addBlocks(block.blocks, walk);
      break;
    case 'code':
      to.addWords(block.code);
      break;
    case 'exercise':
      // Without a mark print shows a paragraph with room below it.
      if (block.mark === '') addBlocks(block.blocks, walk);
      else addItem(block, { ...walk, depth: depth + 1 });
      if (block.answer) addAnswer(block.answer, { ...walk, depth: depth + 1 });
      break;
    case 'page-break':
      to.addKey('print pages', block.page);
      break;
    // Notes are counted where they are referred to, and the others are not from the file.
    case 'note':
    case 'contents':
    case 'transcriber-note':
      break;
  }
}

/** Adds an item of a list, or an exercise, which look the same in print. */
function addItem({ blocks }: Pick<ListItem, 'blocks'>, walk: Walk): void {
  const own = blocks.filter(({ kind }) => kind === 'paragraph' || kind === 'heading');
  walk.to.addKey('lists', textOfBlocks(own), String(walk.depth));
  addBlocks(blocks, walk);
}

function addAnswer(answer: AnswerSpace, walk: Walk): void {
  const { to, depth } = walk;
  switch (answer.kind) {
    case 'lines':
      for (let at = 0; at < answer.count; at += 1) to.addKey('blanks', to.lastWord(), 'line');
      break;
    case 'room':
      break;
    case 'choices':
      for (const { content } of answer.choices) addChoice(content, { ...walk, depth: depth + 1 });
      break;
    case 'matching':
      for (const { content } of [...answer.left, ...answer.right]) addInlines(content, walk);
      break;
    case 'word-bank':
      for (const words of answer.words) addInlines(words, walk);
  }
}

function addChoice(content: readonly Inline[], walk: Walk): void {
  walk.to.addKey('lists', wordsOfInlines(content), String(walk.depth));
  addInlines(content, walk);
}

/** Adds a figure; one that shows nothing is lost, although its caption is there. */
function addFigure({ shows, number, caption, description }: Figure, walk: Walk): void {
  const { to } = walk;
  if (shows.picture !== undefined || shows.drawing || shows.chart) to.addFigure();
  if (shows.chart) to.addKey('charts', writeTableOfChart(shows.chart.cells));
  if (description.short !== '') to.addKey('alternatives', description.short);
  const text = textOfInlines(caption);
  const isSaid = number === '' || tidy(text).startsWith(tidy(number));
  if (!isSaid) to.addWords(number);
  addCaption(isSaid ? text : `${number} ${text}`, caption, walk);
}

function addCaption(text: string, inlines: readonly Inline[], walk: Walk): void {
  if (tidy(text) !== '') walk.to.addKey('captions', text);
  addInlines(inlines, walk);
}

function addInlines(inlines: readonly Inline[], { to, notes }: Walk): void {
  const isLine = inlines.every((one) => one.kind !== 'text' || !/[\p{L}\p{N}]/u.test(one.text));
  for (const [at, inline] of inlines.entries())
    switch (inline.kind) {
      case 'text':
        to.addWords(inline.text);
        addMarks(inline, inlines[at - 1], to);
        break;
      case 'formula':
        to.addKey('formulas', writeSkeleton(inline.mathml));
        break;
      case 'note-reference':
        to.addKey('notes', textOfBlocks(notes.get(inline.note)?.blocks ?? []), 'text');
        to.addKey('notes', to.lastWord(), 'reference');
        break;
      case 'blank':
        to.addKey('blanks', to.lastWord(), isLine ? 'line' : 'gap');
        break;
      case 'page-break':
        to.addKey('print pages', inline.page);
        break;
      case 'picture':
        to.addFigure();
        to.addKey('alternatives', inline.alt);
        break;
      case 'line-break':
        break;
    }
}

type TextInline = Extract<Inline, { readonly kind: 'text' }>;

function addMarks({ text, styles = [], link }: TextInline, before: Inline | undefined, to: Collector): void {
  if (tidy(text) === '') return;
  const isLinkFurther = before?.kind === 'text' && before.link === link;
  for (const style of ['bold', 'italic'] as const)
    if (styles.includes(style)) to.addKey('marks', text, style);
  if (link !== undefined && !link.startsWith('#') && !isLinkFurther) to.addKey('marks', text, link);
}

function splitLines(inlines: readonly Inline[]): readonly string[] {
  const text = inlines.map((one) => (one.kind === 'line-break' ? '\n' : textOfInlines([one]))).join('');
  return text.split('\n').filter((line) => tidy(line) !== '');
}

/** Joins the words of inlines without formulas and marks of notes, which are compared elsewhere. */
function wordsOfInlines(inlines: readonly Inline[]): string {
  return inlines.map((one) => (one.kind === 'text' ? one.text : ' ')).join('');
}

function textOfBlocks(blocks: readonly Block[]): string {
  return blocks
    .map((block) =>
      block.kind === 'paragraph' || block.kind === 'heading'
        ? wordsOfInlines(block.content)
        : [...listTexts([block])].join(' '),
    )
    .join(' ');
}
