import { BLANK } from '@relievo/braille';
import type { BookBlock, Piece, Space } from '@relievo/braille/book';
import { wrapCells } from '@relievo/braille/layout';
import type { Block, Heading, Inline, List, ListItem, Poem } from '@relievo/document/model';
import { plainText, writeMark } from '@relievo/document/text';
import { addAll } from '@relievo/words';
import type { Brailling, Place } from './brailling.ts';
import { cells, setOff, text, writeBox, writeItem, writeTranscriberNote } from './forms.ts';
import { writeExercise } from './write-exercise.ts';
import { writeFigure } from './write-figure.ts';
import { takeNotes } from './write-notes.ts';
import { writeTable } from './write-table.ts';
import { writeFormula, writeText } from './write-text.ts';

const SET_OFF: Space = { before: 1, after: 1 };

/** Writes blocks after the forms of Braille Formats (Braille Authority of North America, 2016). */
export function writeBlocks(
  blocks: readonly Block[],
  brailling: Brailling,
  place: Place,
): readonly BookBlock[] {
  const written: BookBlock[] = [];
  for (const block of blocks) {
    if (place.isTop && endsSection(block)) addAll(written, takeNotes(brailling, place, noteLimit(block)));
    const own = writeBlock(block, brailling, { ...place, language: block.language ?? place.language });
    const [first, ...others] = own;
    const begins = place.isTop && first?.kind === 'text';
    addAll(written, begins ? [{ ...first, canBegin: true }, ...others] : own);
  }
  return written;
}

/** Notes are at the end of their page of the print or of their section. */
function endsSection(block: Block): boolean {
  return block.kind === 'page-break' || (block.kind === 'heading' && block.level <= 2);
}

function noteLimit(block: Block): 'foot' | 'all' {
  return block.kind === 'heading' && block.level === 1 ? 'all' : 'foot';
}

function writeBlock(block: Block, brailling: Brailling, place: Place): readonly BookBlock[] {
  const { indent, language } = place;
  const say = (inlines: readonly Inline[]): readonly Piece[] => writeText(inlines, brailling, language);
  switch (block.kind) {
    case 'heading':
      return [writeHeading(block, brailling, language)];
    case 'paragraph':
      return [text(say(block.content), indent + 2, indent)];
    case 'list':
      return setOff(writeList(block, brailling, place, 0, countLevels(block)));
    case 'definitions':
      return setOff(
        block.entries.flatMap(({ terms, blocks }) => {
          const line = terms.flatMap((term, at) => [...(at > 0 ? plainText(', ') : []), ...term]);
          return writeItem([...line, ...plainText(': ')], blocks, brailling, place, {
            first: indent,
            others: indent + 2,
          });
        }),
      );
    case 'table':
      return writeTable(block, brailling, place);
    case 'figure':
      return writeFigure(block, brailling, place);
    case 'formula': {
      const number = block.number === '' ? '' : BLANK.repeat(3) + brailling.code.cellsOf(block.number);
      return [text(cells(writeFormula(block, brailling) + number), indent + 2, indent + 4)];
    }
    case 'quotation':
      return setOff([
        ...brailling.inside(block.blocks, { ...place, indent: indent + 2, isTop: false }),
        ...(block.attribution.length > 0 ? [text(say(block.attribution), indent + 6, indent + 6)] : []),
      ]);
    case 'poem':
      return writePoem(block, brailling, place);
    case 'box':
      return writeBox(
        block.title,
        brailling.inside(block.blocks, { ...place, isTop: false }),
        brailling,
        language,
      );
    case 'code':
      return [writeCode(block.code, brailling)];
    case 'exercise':
      return writeExercise(block, brailling, place);
    case 'note':
      brailling.notes.push(block);
      return [];
    case 'transcriber-note':
      return writeTranscriberNote(brailling.inside(block.blocks, { ...place, isTop: false }), brailling);
    case 'contents':
      return [];
    case 'page-break':
      return [{ kind: 'print-page', page: block.page }];
  }
}

function writeHeading({ id, level, content }: Heading, brailling: Brailling, language: string): BookBlock {
  return {
    kind: 'heading',
    id,
    level: level === 1 || level === 2 ? level : 3,
    isChapter: level === 1 && brailling.hasChapters,
    pieces: writeText(content, brailling, language, { hasTypefaces: false }),
  };
}

function countLevels({ items }: List): number {
  const inside = items.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'list' ? [countLevels(block)] : [])),
  );
  return 1 + inside.reduce((max, levels) => Math.max(max, levels), 0);
}

/** Each level begins two cells further, and all that runs over two cells beyond the deepest (Braille Formats, section 8). */
function writeList(
  { marks, items }: List,
  brailling: Brailling,
  place: Place,
  level: number,
  levels: number,
): readonly BookBlock[] {
  const indents = { first: place.indent + 2 * level, others: place.indent + 2 * levels };
  return items.flatMap(({ mark, blocks }: ListItem, at) => {
    const own = mark ?? writeMark(marks, at);
    const { bullet } = brailling.signs;
    const line = own === '' ? '' : `${own} `;
    const before = own === '' && bullet !== '' ? cells(bullet + BLANK) : [];
    const written = writeItem(plainText(line), blocks, brailling, place, indents, before, (list) =>
      writeList(list, brailling, place, level + 1, levels),
    );
    const [first, ...others] = written;
    // The first two lines of a list are on one page.
    return at === 0 && items.length > 1 && first?.kind === 'text'
      ? [{ ...first, leads: true }, ...others]
      : written;
  });
}

/** Writes lines from cell 1 that run over in cell 5, or two cells beyond the deepest line (Braille Formats, section 13). */
function writePoem(
  { stanzas }: Poem,
  brailling: Brailling,
  { indent, language }: Place,
): readonly BookBlock[] {
  const deepest = stanzas.flatMap(({ lines }) => lines).reduce((max, line) => Math.max(max, line.indent), 0);
  const others = indent + Math.max(4, 2 * deepest + 2);
  return stanzas.flatMap(({ lines }) =>
    setOff(
      lines.map(({ content, indent: steps, number }) =>
        text(writeText(content, brailling, language), indent + 2 * steps, others, {
          ...(number === '' ? {} : { number: brailling.code.cellsOf(number) }),
        }),
      ),
    ),
  );
}

/** Writes each line of a program as a line, without contractions. */
function writeCode(code: string, { columns, code: { plainCellsOf }, signs }: Brailling): BookBlock {
  const lines = code.trimEnd().split('\n');
  const written = lines.map((line, at) => {
    const [steps = ''] = /^\s*/u.exec(line.replaceAll('\t', '  ')) ?? [];
    const indent = Math.min(steps.length, Math.floor(columns / 2));
    const open = at === 0 ? signs.code.open : '';
    const close = at === lines.length - 1 ? signs.code.close : '';
    return { indent, cells: open + plainCellsOf(line.trim()) + close };
  });
  return {
    kind: 'lines',
    lines: written.flatMap(({ indent, cells: line }) => {
      const others = Math.min(indent + 4, Math.floor(columns / 2) + 4);
      const wrapped = wrapCells(line, columns - others, columns - indent);
      if (wrapped.length === 0) return [''];
      return wrapped.map((one, at) => BLANK.repeat(at === 0 ? indent : others) + one);
    }),
    space: SET_OFF,
  };
}
