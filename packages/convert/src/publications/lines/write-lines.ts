import type { AnswerSpace, Block, Choice, Figure, Inline, List, Table } from '@relievo/document/model';
import { runInMark, textOfInlines } from '@relievo/document/text';
import { altOf, listFurtherParagraphs, listUnsaidWords } from '../html/write-figure.ts';
import type { TextWriting } from './text-form.ts';

const BLANK = '\n\n';
const MAX_LINES = 40;
const LINE_OF_BLANKS = '_'.repeat(20);

/** Writes blocks as lines, with an empty line between two blocks. */
export function writeLines(blocks: readonly Block[], writing: TextWriting): string {
  return joinBlocks(
    blocks.flatMap((block, at) => {
      const isNextList = block.kind === 'list' && blocks[at - 1]?.kind === 'list';
      return [isNextList ? writing.form.listGap : '', writeBlock(block, writing)];
    }),
  );
}

/** Joins blocks. White space alone is not a block. */
export function joinBlocks(blocks: readonly string[]): string {
  return blocks.filter((block) => block.trim() !== '').join(BLANK);
}

/** Writes a line of a document. */
export function writeInlines(inlines: readonly Inline[], writing: TextWriting): string {
  const { form } = writing;
  return inlines
    .map((inline, at) => {
      switch (inline.kind) {
        case 'text':
          return form.run(inline, edgeOf(inlines[at - 1], 'end'), edgeOf(inlines[at + 1], 'start'));
        case 'formula':
          return form.formula(inline.mathml, inline.line, false);
        case 'line-break':
          return form.lineBreak;
        case 'note-reference':
          return writing.isReferred(inline.note)
            ? form.reference(inline.note, inline.mark)
            : form.words(inline.mark);
        case 'blank':
          return form.words('_'.repeat(Math.min(60, inline.width)));
        case 'page-break':
          return form.pageBreak(inline.page);
        case 'picture':
          return form.picture(writing.addressOfPicture(inline.picture), inline.alt);
      }
    })
    .join('');
}

/** Finds the character beside a run. Parts that are not text begin and end with signs. */
function edgeOf(inline: Inline | undefined, side: 'start' | 'end'): string {
  if (inline?.kind !== 'text') return '';
  return (side === 'end' ? inline.text.at(-1) : inline.text[0]) ?? '';
}

/** Writes a paragraph. None of its lines looks like a mark. */
function writeParagraph(inlines: readonly Inline[], writing: TextWriting): string {
  return guardLines(writeInlines(inlines, writing), writing);
}

function guardLines(text: string, { form }: TextWriting): string {
  return text
    .split('\n')
    .map((line) => form.line(line.trim()))
    .filter((line) => line !== '')
    .join('\n');
}

function writeOneLine(inlines: readonly Inline[], writing: TextWriting): string {
  return writeInlines(
    inlines.map((one) => (one.kind === 'line-break' ? SPACE : one)),
    writing,
  ).trim();
}

const SPACE: Inline = { kind: 'text', text: ' ' };

function writeBlock(block: Block, writing: TextWriting): string {
  const { form } = writing;
  const inside = (blocks: readonly Block[]): string => writeLines(blocks, writing);
  switch (block.kind) {
    case 'heading':
      return form.heading(block.level, writeOneLine(block.content, writing));
    case 'paragraph':
      return writeParagraph(block.content, writing);
    case 'list':
      return writeList(block, writing);
    case 'definitions':
      return joinBlocks(
        block.entries.flatMap(({ terms, blocks }) => [
          ...terms.map((term) => form.term(writeOneLine(term, writing))),
          inside(blocks),
        ]),
      );
    case 'table':
      return joinBlocks([
        form.term(writeOneLine(block.caption, writing)),
        form.table(block, linesOf(block, writing)) ?? form.wideTable(block),
      ]);
    case 'figure':
      return writeFigure(block, writing);
    case 'formula':
      return joinBlocks([form.formula(block.mathml, block.line, true), form.line(form.words(block.number))]);
    case 'quotation':
      return form.quote(joinBlocks([inside(block.blocks), writeParagraph(block.attribution, writing)]));
    case 'poem':
      return joinBlocks(
        block.stanzas.map(({ lines }) =>
          lines
            .map(({ content, number }) =>
              form.line(`${number ? `${form.words(number)} ` : ''}${writeOneLine(content, writing)}`),
            )
            .filter((line) => line.trim() !== '')
            .join(form.lineBreak),
        ),
      );
    case 'box':
      return form.quote(joinBlocks([form.term(writeOneLine(block.title, writing)), inside(block.blocks)]));
    case 'transcriber-note':
      return form.quote(inside(block.blocks));
    case 'code':
      return form.code(block.code, block.programming);
    case 'exercise': {
      const { mark, blocks } = runInMark(block);
      return joinBlocks([
        form.term(form.words(mark)),
        inside(blocks),
        block.answer ? writeAnswer(block.answer, writing) : '',
      ]);
    }
    case 'note':
      return writing.isReferred(block.id)
        ? ''
        : joinBlocks([form.term(form.words(block.mark)), inside(block.blocks)]);
    case 'contents':
      return '';
    case 'page-break':
      return form.pageBreak(block.page);
  }
}

/** Returns the cells of each row as lines. */
function linesOf({ rows }: Table, writing: TextWriting): readonly (readonly string[])[] {
  return rows.map(({ cells }) =>
    cells.map(({ blocks }) => {
      const [only, ...others] = blocks;
      return only?.kind === 'paragraph' && others.length === 0
        ? writeOneLine(only.content, writing)
        : writeLines(blocks, writing).replaceAll(/\n+/g, ' ');
    }),
  );
}

function writeList({ marks, items }: List, writing: TextWriting): string {
  const isTight = items.every(({ blocks }) => blocks.length <= 1);
  const written = items.map(({ mark, blocks }, at) => {
    const sign = writing.form.listMark(marks, at, mark);
    const text = writeLines(blocks, writing);
    // A fence or a table behind words on their line would be words, too.
    const isApart = blocks.length > 0 && blocks[0]?.kind !== 'paragraph' && sign !== dashOf(sign);
    return isApart ? hang(sign.trimEnd(), BLANK + text, dashOf(sign)) : hang(sign, text);
  });
  return written.join(isTight ? '\n' : BLANK);
}

/** Writes text behind a sign, and further lines below the text. A sign ends where its list does: “- 3” is a sign with a number. */
function hang(sign: string, text: string, dash = dashOf(sign)): string {
  return sign + text.replaceAll(/\n(?=[^\n])/g, `\n${' '.repeat(dash.length)}`);
}

function dashOf(sign: string): string {
  return /^(?:- |\d+[.)] )/.exec(sign)?.[0] ?? sign;
}

function writeFigure(figure: Figure, writing: TextWriting): string {
  const { form, words } = writing;
  const isDecoration = figure.treatment === 'decoration';
  const chart = writing.chart(figure);
  const description = chart?.description ?? '';
  const alt = isDecoration ? '' : altOf(figure, description, words);
  const unsaid = listUnsaidWords(figure, alt);
  const picture = figure.shows.picture === undefined ? null : writing.addressOfPicture(figure.shows.picture);
  const address = writing.addressOfDrawing(figure.id) ?? picture;
  const rows = chart?.rows ?? [];
  return joinBlocks([
    form.picture(address, address === null && alt === textOfInlines(figure.caption) ? '' : alt),
    writeParagraph(figure.caption, writing),
    writeLines(figure.description.long, writing),
    ...listFurtherParagraphs(description, alt).map((text) => form.line(form.words(text))),
    unsaid.length > 0 ? form.line(form.words(`${words.wordsInFigure}: ${unsaid.join(', ')}`)) : '',
    rows.length > 0
      ? (form.table(
          DATA,
          rows.map((row) => row.map(form.words)),
        ) ?? '')
      : '',
  ]);
}

/** The numbers of a chart have one row of names. */
const DATA: Table = { kind: 'table', id: '', caption: [], headerRows: 1, headerColumns: 1, rows: [] };

function writeAnswer(answer: AnswerSpace, writing: TextWriting): string {
  const { form } = writing;
  const choices = (all: readonly Choice[]): string =>
    all
      .map(
        ({ mark, content }) =>
          `- ${form.line(`${mark ? `${form.words(mark)} ` : ''}${writeOneLine(content, writing)}`)}`,
      )
      .join('\n');
  const room = (lines: number): string =>
    Array.from({ length: Math.min(MAX_LINES, lines) }, () => form.words(LINE_OF_BLANKS)).join(form.lineBreak);
  switch (answer.kind) {
    case 'lines':
      return room(answer.count);
    case 'room':
      return room(answer.lines);
    case 'choices':
      return choices(answer.choices);
    case 'matching':
      return joinBlocks([choices(answer.left), choices(answer.right)]);
    case 'word-bank':
      return choices(answer.words.map((content) => ({ mark: '', content })));
  }
}
