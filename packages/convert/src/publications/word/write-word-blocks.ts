import type { AnswerSpace, Block, Choice, Inline, List, NumberStyle } from '@relievo/document/model';
import { runInMark, writeMark } from '@relievo/document/text';
import { element, emptyElement } from '../html/markup.ts';
import { writeContents } from './write-contents.ts';
import { writeOfficeMath } from './write-math.ts';
import {
  type ParagraphLook,
  type WordPlace,
  writeBookmark,
  writeLine,
  writeParagraph,
} from './write-paragraph.ts';
import { writeRun } from './write-runs.ts';
import { writeWordFigure } from './write-word-figure.ts';
import { writeWordTable } from './write-word-table.ts';
import type { WordMarks, WordWriting } from './writing-word.ts';

/** Half an inch of the left margin for each list or quotation around a block. */
const STEP = 500;
const MAX_LEVEL = 8;

export function writeWordBlocks(blocks: readonly Block[], place: WordPlace, writing: WordWriting): string {
  return blocks.map((block) => writeBlock(block, place, writing)).join('');
}

function writeBlock(block: Block, around: WordPlace, writing: WordWriting): string {
  const place: WordPlace = {
    ...around,
    language: block.language ?? around.language,
    direction: block.direction ?? around.direction,
  };
  // A note at the foot of the page is in another part of the file, and a reference leads to it.
  if (block.kind === 'note' && writing.note(block.id)) return '';
  return writeBookmark(block.id, writing) + writeContent(block, place, writing);
}

function writeContent(block: Block, place: WordPlace, writing: WordWriting): string {
  const inside = (blocks: readonly Block[], rest: Partial<WordPlace> = {}): string =>
    writeWordBlocks(blocks, { ...place, ...rest }, writing);
  const say = (inlines: readonly Inline[], look: ParagraphLook = {}): string =>
    writeParagraph(writeLine(inlines, place, writing), place, look);
  const plain = (text: string, look: ParagraphLook = {}): string =>
    writeParagraph(writeRun(text), place, look);
  switch (block.kind) {
    case 'heading':
      return say(block.content, { style: `Heading${block.level}` });
    case 'paragraph':
      return say(block.content);
    case 'list':
      return writeList(block, place, writing);
    case 'definitions':
      return block.entries
        .map(
          ({ terms, blocks }) =>
            terms.map((term) => say(term, { style: 'Term' })).join('') +
            inside(blocks, { indent: place.indent + STEP }),
        )
        .join('');
    case 'table':
      return (
        (block.caption.length > 0 ? say(block.caption, { style: 'Caption' }) : '') +
        writeWordTable(block, place, writing, inside)
      );
    case 'figure':
      return writeWordFigure(block, place, writing, inside);
    case 'formula': {
      const math = writeOfficeMath(block.mathml) ?? writeRun(block.line);
      return writeParagraph(math + (block.number ? writeRun(`  ${block.number}`) : ''), place);
    }
    case 'quotation':
      return (
        inside(block.blocks, { style: 'Quote' }) +
        (block.attribution.length > 0 ? say(block.attribution, { style: 'Quote' }) : '')
      );
    case 'poem':
      return block.stanzas
        .map(({ lines }) => writeParagraph(writeVerse(lines, place, writing), place))
        .join('');
    case 'box':
      return (
        (block.title.length > 0 ? say(block.title, { style: 'BoxTitle' }) : '') +
        inside(block.blocks, { style: 'Box' })
      );
    case 'code':
      return writeParagraph(writeCode(block.code), place, { style: 'Code' });
    case 'exercise': {
      const { mark, blocks } = runInMark(block);
      return (
        (mark ? plain(mark, { style: 'Term' }) : '') +
        inside(blocks) +
        (block.answer ? writeAnswer(block.answer, place, writing) : '')
      );
    }
    case 'note':
      return (block.mark ? plain(block.mark, { style: 'Term' }) : '') + inside(block.blocks);
    case 'transcriber-note':
      return inside(block.blocks, { style: 'Box' });
    case 'contents':
      return writeContents(block.depth, place, writing);
    case 'page-break':
      return plain(block.page, { style: 'PrintPage' });
  }
}

const FORMATS: Readonly<Record<NumberStyle, WordMarks['format']>> = {
  decimal: 'decimal',
  'lower-letters': 'lowerLetter',
  'upper-letters': 'upperLetter',
  'lower-roman': 'lowerRoman',
  'upper-roman': 'upperRoman',
};

/** Writes a list with the numbering of Word. An item with a mark of another kind has its mark as text. */
function writeList({ marks, items }: List, place: WordPlace, writing: WordWriting): string {
  const isCounted = items.every(({ mark }) => mark === undefined);
  const level = Math.min(MAX_LEVEL, place.depth);
  const number = isCounted
    ? writing.listOf(
        marks.kind === 'bullets'
          ? { format: 'bullet', start: 1, before: '', after: '' }
          : { format: FORMATS[marks.style], start: marks.start, before: marks.before, after: marks.after },
      )
    : null;
  const inItem: WordPlace = {
    ...place,
    style: place.style || 'ListParagraph',
    indent: STEP * (level + 1),
    depth: place.depth + 1,
  };
  return items
    .map(({ id, mark, blocks }, at) => {
      const [first, ...others] = blocks;
      const isLine = first?.kind === 'paragraph';
      const own = isLine ? first : null;
      const line = {
        ...inItem,
        language: own?.language ?? place.language,
        direction: own?.direction ?? place.direction,
      };
      const runs = own ? writeLine(own.content, line, writing) : '';
      const sign = number === null ? writeRun(`${mark ?? writeMark(marks, at)} `) : '';
      const look = number === null ? {} : { list: { number, level } };
      const names = writeBookmark(id, writing) + (own ? writeBookmark(own.id, writing) : '');
      const head = writeParagraph(sign + runs, line, { style: 'ListParagraph', ...look });
      return names + head + writeWordBlocks(isLine ? others : blocks, inItem, writing);
    })
    .join('');
}

type VerseLine = Extract<Block, { kind: 'poem' }>['stanzas'][number]['lines'][number];

function writeVerse(lines: readonly VerseLine[], place: WordPlace, writing: WordWriting): string {
  return lines
    .map(({ content, indent, number }) => {
      const before = `${number ? `${number} ` : ''}${'\u2003'.repeat(Math.min(8, indent))}`;
      return writeRun(before) + writeLine(content, place, writing);
    })
    .join(element('w:r', {}, emptyElement('w:br', {})));
}

function writeCode(code: string): string {
  return code
    .split(/\r\n|\n|\r/)
    .map((line) => writeRun(line))
    .join(element('w:r', {}, emptyElement('w:br', {})));
}

const MAX_LINES = 40;

function writeAnswer(answer: AnswerSpace, place: WordPlace, writing: WordWriting): string {
  const lines = (count: number): string =>
    writeParagraph('', place, { style: 'AnswerLine' }).repeat(Math.min(MAX_LINES, count));
  const choices = (all: readonly Choice[]): string =>
    all
      .map(({ mark, content }) =>
        writeParagraph(writeRun(mark ? `${mark} ` : '') + writeLine(content, place, writing), place, {
          style: 'ListParagraph',
        }),
      )
      .join('');
  switch (answer.kind) {
    case 'lines':
      return lines(answer.count);
    case 'room':
      return lines(answer.lines);
    case 'choices':
      return choices(answer.choices);
    case 'matching':
      return choices(answer.left) + choices(answer.right);
    case 'word-bank':
      return answer.words
        .map((word) => writeParagraph(writeLine(word, place, writing), place, { style: 'Box' }))
        .join('');
  }
}
