import type { AnswerSpace, Block, Choice, Inline } from '@relievo/document/model';
import { writeMark } from '@relievo/document/text';
import { nameFigure } from '../html/write-figure.ts';
import { type Look, listPieces, type Piece } from './pieces.ts';

/** Lists the texts of blocks inside a cell as lines, one below the other. */
export function listBlockPieces(blocks: readonly Block[], look: Look, isBold = false): readonly Piece[] {
  const lines = blocks.flatMap((block) => listLines(block));
  return lines.flatMap((line, at) =>
    listPieces([...(at > 0 ? [{ kind: 'line-break' as const }] : []), ...line], look, isBold),
  );
}

type Line = readonly Inline[];

function listLines(block: Block): readonly Line[] {
  const say = (text: string): Line => [{ kind: 'text', text }];
  const under = (blocks: readonly Block[]): readonly Line[] => blocks.flatMap(listLines);
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [block.content];
    case 'list':
      return block.items.flatMap(({ blocks, mark }, at) =>
        addMark(mark ?? (writeMark(block.marks, at) || '•'), under(blocks)),
      );
    case 'definitions':
      return block.entries.flatMap(({ terms, blocks }) => [...terms, ...under(blocks)]);
    case 'table':
      return [
        ...(block.caption.length > 0 ? [block.caption] : []),
        ...block.rows.map(({ cells }) =>
          cells.flatMap(({ blocks }, at) => [...(at > 0 ? say('  ') : []), ...under(blocks).flat()]),
        ),
      ];
    case 'figure':
      return [say(nameFigure(block, ''))];
    case 'formula':
      return [[block, ...say(block.number ? ` ${block.number}` : '')].flatMap(toInline)];
    case 'quotation':
      return [...under(block.blocks), block.attribution];
    case 'poem':
      return block.stanzas.flatMap(({ lines }) => lines.map(({ content }) => content));
    case 'box':
      return [...(block.title.length > 0 ? [block.title] : []), ...under(block.blocks)];
    case 'code':
      return block.code.split('\n').map(say);
    case 'exercise':
      return addMark(block.mark, [...under(block.blocks), ...listAnswerLines(block.answer)]);
    case 'note':
      return addMark(block.mark, under(block.blocks));
    case 'transcriber-note':
      return under(block.blocks);
    case 'contents':
      return [];
    case 'page-break':
      return [[{ kind: 'page-break', page: block.page }]];
  }
}

function toInline(one: Inline | Extract<Block, { kind: 'formula' }>): readonly Inline[] {
  return one.kind === 'formula' ? [{ kind: 'formula', mathml: one.mathml, line: one.line }] : [one];
}

/** Lists the words of an answer space: choices, words to choose from, or blanks to write on. */
export function listAnswerLines(answer: AnswerSpace | null): readonly Line[] {
  const choose = ({ mark, content }: Choice): Line => [{ kind: 'text', text: `${mark || '☐'} ` }, ...content];
  switch (answer?.kind) {
    case undefined:
      return [];
    case 'lines':
    case 'room':
      return [[{ kind: 'blank', width: 20 }]];
    case 'choices':
      return answer.choices.map(choose);
    case 'matching':
      return [...answer.left, ...answer.right].map(choose);
    case 'word-bank':
      return answer.words;
  }
}

function addMark(mark: string, [first = [], ...others]: readonly Line[]): readonly Line[] {
  return [mark ? [{ kind: 'text', text: `${mark} ` }, ...first] : first, ...others];
}
