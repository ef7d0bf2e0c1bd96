import { BLANK } from '@relievo/braille';
import {
  type AnswerSpace,
  type Block,
  type Choice,
  changeInside,
  type Figure,
  type Inline,
  type List,
} from '@relievo/document/model';
import { plainText, writeMark } from '@relievo/document/text';
import { toBrailleLanguage } from '../../outputs/ebraille.ts';
import type { LineBrailling } from '../braille/brailling.ts';
import type { VolumeWords } from '../braille/words.ts';
import { writeBlank, writeFormula, writeReference, writeText } from '../braille/write-text.ts';

/** All that writing the words of a document in braille takes beside its blocks. */
export interface Brailler extends LineBrailling {
  readonly words: VolumeWords;
  /** Changes a figure while its words are in print, and again when they are in cells. */
  readonly changeFigure: (figure: Figure) => Figure;
  readonly finishFigure: (figure: Figure) => Figure;
}

/** Writes every text of blocks in cells. The blocks are the same as in print, so that a display lays them out. */
export function writeInBraille(
  blocks: readonly Block[],
  brailler: Brailler,
  language: string,
): readonly Block[] {
  return blocks.map((block) => {
    const { direction: _, ...written } = writeBlock(block, brailler, block.language ?? language);
    const { language: own } = written;
    return own === undefined ? written : { ...written, language: toBrailleLanguage(own) };
  });
}

function writeBlock(block: Block, brailler: Brailler, language: string): Block {
  const { code } = brailler;
  const say = (text: string): string => code.cellsOf(text, language);
  const before = block.kind === 'figure' ? brailler.changeFigure(block) : block;
  const inside = changeInside(before, {
    inlines: (inlines) => writeLine(inlines, brailler, language, before.kind !== 'heading'),
    blocks: (list) => writeInBraille(list, brailler, language),
  });
  switch (inside.kind) {
    case 'list':
      return writeList(inside, say);
    case 'figure': {
      const { words, description, number } = inside;
      return brailler.finishFigure({
        ...inside,
        number: say(number),
        words: words.map(say),
        description: { ...description, short: say(description.short) },
      });
    }
    case 'formula': {
      const { id, number } = inside;
      const cells = writeFormula(inside, brailler) + (number === '' ? '' : BLANK.repeat(3) + say(number));
      return { kind: 'paragraph', id, content: plainText(cells) };
    }
    case 'poem':
      return {
        ...inside,
        stanzas: inside.stanzas.map((stanza) => ({
          ...stanza,
          lines: stanza.lines.map((line) => ({ ...line, number: say(line.number) })),
        })),
      };
    case 'code':
      return { ...inside, code: inside.code.split('\n').map(code.plainCellsOf).join('\n') };
    case 'exercise':
      return {
        ...inside,
        mark: say(inside.mark),
        ...writeAnswer(inside.answer, inside.id, inside.blocks, brailler),
      };
    case 'note':
      return { ...inside, mark: writeReference(inside.mark, brailler, language) };
    case 'transcriber-note':
      return { ...inside, blocks: encloseNote(inside.blocks, brailler) };
    case 'page-break':
      return { ...inside, page: say(inside.page) };
    default:
      return inside;
  }
}

/** Writes the marks of numbered items as text: a display would number them in print. */
function writeList(list: List, say: (text: string) => string): List {
  return {
    ...list,
    marks: { kind: 'bullets' },
    items: list.items.map((item, at) => {
      const mark = item.mark ?? writeMark(list.marks, at);
      return mark === '' ? item : { ...item, mark: say(mark) };
    }),
  };
}

/** Writes a line between references, links and pages of the print, which remain what they are. */
function writeLine(
  inlines: readonly Inline[],
  brailler: Brailler,
  language: string,
  hasTypefaces: boolean,
): readonly Inline[] {
  const written: Inline[] = [];
  let run: Inline[] = [];
  let link: string | undefined;
  const end = (): void => {
    for (const piece of writeText(run, brailler, language, { hasTypefaces })) {
      if (piece.kind === 'print-page')
        written.push({ kind: 'page-break', page: brailler.code.cellsOf(piece.page, language) });
      else if (piece.kind === 'cells') addCells(written, piece.cells, link);
    }
    run = [];
  };
  for (const inline of inlines) {
    const own = inline.kind === 'text' ? inline.link : undefined;
    if (own !== link || inline.kind === 'note-reference') end();
    link = own;
    if (inline.kind === 'note-reference')
      written.push({ ...inline, mark: writeReference(inline.mark, brailler, language) });
    else run.push(inline);
  }
  end();
  return written;
}

function addCells(written: Inline[], cells: string, link: string | undefined): void {
  for (const [at, line] of cells.split('\n').entries()) {
    if (at > 0) written.push({ kind: 'line-break' });
    if (line !== '') written.push({ kind: 'text', text: line, ...(link === undefined ? {} : { link }) });
  }
}

/** Says in a note how much room print has for an answer, and writes the marks of choices. */
function writeAnswer(
  answer: AnswerSpace | null,
  id: string,
  blocks: readonly Block[],
  { code, words, signs }: Brailler,
): { readonly answer: AnswerSpace | null; readonly blocks: readonly Block[] } {
  const inNote = (text: string): string => signs.openNote + code.cellsOf(text) + signs.closeNote;
  const add = (...lines: readonly string[]): readonly Block[] => [
    ...blocks,
    ...lines.map((line, at): Block => {
      return { kind: 'paragraph', id: `${id}-answer-${at + 1}`, content: plainText(line) };
    }),
  ];
  const mark = (choices: readonly Choice[]): readonly Choice[] =>
    choices.map((choice) => ({ ...choice, mark: code.cellsOf(choice.mark) }));
  switch (answer?.kind) {
    case 'lines':
      return {
        answer: null,
        blocks: add(inNote(words.answerLines(answer.count)), writeBlank(ANSWER_WIDTH)),
      };
    case 'room':
      return { answer: null, blocks: add(inNote(words.answerRoom)) };
    case 'choices':
      return { answer: { ...answer, choices: mark(answer.choices) }, blocks };
    case 'matching':
      return { answer: { ...answer, left: mark(answer.left), right: mark(answer.right) }, blocks };
    default:
      return { answer, blocks };
  }
}

const ANSWER_WIDTH = 12;

/** Puts the signs of a transcriber's note before its first words and behind its last ones. */
function encloseNote(blocks: readonly Block[], { signs }: Brailler): readonly Block[] {
  const isText = ({ kind }: Block): boolean => kind === 'paragraph';
  const [from, to] = [blocks.findIndex(isText), blocks.findLastIndex(isText)];
  return blocks.map((block, at) => {
    if (block.kind !== 'paragraph') return block;
    const open = at === from ? plainText(signs.openNote) : [];
    const close = at === to ? plainText(signs.closeNote) : [];
    return { ...block, content: [...open, ...block.content, ...close] };
  });
}
