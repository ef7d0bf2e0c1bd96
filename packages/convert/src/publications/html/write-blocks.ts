import type { AnswerSpace, Block, Choice, List } from '@relievo/document/model';
import { runInMark, writeMark } from '@relievo/document/text';
import { escapeMarkup } from '@relievo/graphic/xml';
import { type Attributes, element, languageOf, textElement, typeOf } from './markup.ts';
import { writeFigure } from './write-figure.ts';
import { writeFormula, writeInlines, writePageBreak } from './write-inlines.ts';
import { writeTable } from './write-table.ts';
import type { Writing } from './writing.ts';

/** Writes blocks as XHTML. The element of each block has its id. */
export function writeBlocks(blocks: readonly Block[], writing: Writing): string {
  return blocks.map((block) => writeBlock(block, writing)).join('\n');
}

function writeBlock(block: Block, writing: Writing): string {
  const common: Attributes = { id: block.id, ...languageOf(block.language), dir: block.direction };
  const inside = (blocks: readonly Block[]) => `\n${writeBlocks(blocks, writing)}\n`;
  const say = (inlines: Parameters<typeof writeInlines>[0]) => writeInlines(inlines, writing);
  switch (block.kind) {
    case 'heading':
      return element(`h${block.level}`, common, say(block.content));
    case 'paragraph':
      return element('p', common, say(block.content));
    case 'list':
      return writeList(block, common, writing);
    case 'definitions':
      return element(
        'dl',
        common,
        block.entries
          .map(({ id, terms, blocks }) => writeTerms(terms, id, say) + element('dd', {}, inside(blocks)))
          .join('\n'),
      );
    case 'table':
      return writeTable(block, common, { say, inside });
    case 'figure':
      return writeFigure(block, common, writing, { say, inside });
    case 'formula':
      return element(
        'div',
        { ...common, class: 'formula' },
        writeFormula(block, 'block', writing) +
          (block.number ? textElement('span', { class: 'number' }, block.number) : ''),
      );
    case 'quotation':
      return element(
        'blockquote',
        common,
        inside(block.blocks) +
          (block.attribution.length > 0
            ? element('p', { class: 'attribution' }, say(block.attribution))
            : ''),
      );
    case 'poem':
      return element(
        'div',
        { ...common, class: 'poem' },
        block.stanzas
          .map(({ id, lines }) =>
            element('p', { id }, lines.map((line) => writePoemLine(line, say)).join('<br/>')),
          )
          .join('\n'),
      );
    case 'box':
      return element(
        'aside',
        { ...common, class: 'box' },
        (block.title.length > 0 ? element('p', { class: 'title' }, say(block.title)) : '') +
          inside(block.blocks),
      );
    case 'code':
      return element('pre', common, element('code', {}, escapeMarkup(block.code)));
    case 'exercise': {
      const { mark, blocks } = runInMark(block);
      return element(
        'section',
        { ...common, class: 'exercise' },
        (mark ? textElement('p', { class: 'mark' }, mark) : '') +
          inside(blocks) +
          (block.answer ? writeAnswer(block.answer, writing) : ''),
      );
    }
    case 'note':
      return element(
        'aside',
        { ...common, ...typeOf('footnote', writing), role: 'doc-footnote' },
        textElement('p', { class: 'mark' }, block.mark) +
          inside(block.blocks) +
          writeWaysBack(block.id, writing),
      );
    case 'transcriber-note':
      return element('aside', { ...common, class: 'transcriber-note' }, inside(block.blocks));
    case 'contents':
      return element('p', common, writeContentsLink(writing));
    case 'page-break':
      return element('p', { id: block.id, class: 'page' }, writePageBreak(block.page, writing));
  }
}

type Say = (inlines: Parameters<typeof writeInlines>[0]) => string;

/** Writes terms. HTML wants at least one before each definition. */
function writeTerms(
  [first = [], ...others]: Extract<Block, { kind: 'definitions' }>['entries'][number]['terms'],
  id: string,
  say: Say,
): string {
  return element('dt', { id }, say(first)) + others.map((term) => element('dt', {}, say(term))).join('');
}

function writeContentsLink({ words, addressOfContents }: Writing): string {
  return textElement('a', { href: addressOfContents, ...languageOf(words.language) }, words.contents);
}

/** Writes a link from a note to each place that refers to it. */
function writeWaysBack(
  note: string,
  { words, addressesOfReferences, writeSigns = (signs) => signs }: Writing,
): string {
  const addresses = addressesOfReferences(note);
  const links = addresses.map((href, at) =>
    textElement(
      'a',
      { role: 'doc-backlink', href, ...languageOf(words.language) },
      addresses.length > 1 ? `${words.backToText} ${writeSigns(`(${at + 1})`)}` : words.backToText,
    ),
  );
  return links.length > 0 ? element('p', { class: 'back' }, links.join(' ')) : '';
}

const LIST_TYPES = {
  decimal: undefined,
  'lower-letters': 'a',
  'upper-letters': 'A',
  'lower-roman': 'i',
  'upper-roman': 'I',
} as const;

/** Writes a list. Marks that a browser would not write in this way are text. */
function writeList({ marks, items }: List, common: Attributes, writing: Writing): string {
  const isNative =
    marks.kind === 'bullets'
      ? items.every(({ mark }) => mark === undefined)
      : marks.before === '' && marks.after === '.' && items.every(({ mark }) => mark === undefined);
  const written = items.map((item, at) => {
    const mark = item.mark ?? writeMark(marks, at);
    const own = isNative || mark === '' ? '' : textElement('span', { class: 'mark' }, `${mark} `);
    return element('li', { id: item.id }, own + writeItem(item.blocks, writing));
  });
  const inside = `\n${written.join('\n')}\n`;
  if (marks.kind === 'bullets' || !isNative)
    return element('ul', { ...common, ...(isNative ? {} : { class: 'marked' }) }, inside);
  const start = marks.start === 1 ? undefined : String(marks.start);
  return element('ol', { ...common, type: LIST_TYPES[marks.style], start }, inside);
}

/** Writes the first paragraph directly in the item, so that its words follow the mark. */
function writeItem(blocks: readonly Block[], writing: Writing): string {
  const [first, ...others] = blocks;
  if (first?.kind !== 'paragraph') return writeBlocks(blocks, writing);
  const attributes = { id: first.id, ...languageOf(first.language), dir: first.direction };
  const words = element('span', attributes, writeInlines(first.content, writing));
  return others.length > 0 ? `${words}\n${writeBlocks(others, writing)}` : words;
}

function writePoemLine(
  line: Extract<Block, { kind: 'poem' }>['stanzas'][number]['lines'][number],
  say: Say,
): string {
  const number = line.number ? textElement('span', { class: 'number' }, `${line.number} `) : '';
  const inside = number + say(line.content);
  return line.indent > 0 ? element('span', { class: `indent-${Math.min(8, line.indent)}` }, inside) : inside;
}

function writeAnswer(answer: AnswerSpace, writing: Writing): string {
  const say: Say = (inlines) => writeInlines(inlines, writing);
  switch (answer.kind) {
    case 'lines':
      return writeRoom(answer.count, writing);
    case 'room':
      return writeRoom(answer.lines, writing);
    case 'choices':
      return writeChoices(answer.choices, say);
    case 'matching':
      return writeChoices(answer.left, say) + writeChoices(answer.right, say);
    case 'word-bank':
      return element(
        'ul',
        { class: 'word-bank' },
        answer.words.map((word) => element('li', {}, say(word))).join(''),
      );
  }
}

/** Empty lines are seen as lines and heard as what they are for. */
function writeRoom(lines: number, { words }: Writing): string {
  const line = element('span', { class: 'line' }, '');
  return element(
    'p',
    { class: 'answer', role: 'img', 'aria-label': words.answer },
    line.repeat(Math.min(40, lines)),
  );
}

function writeChoices(choices: readonly Choice[], say: Say): string {
  const items = choices.map(({ mark, content }) =>
    element('li', {}, (mark ? textElement('span', { class: 'mark' }, `${mark} `) : '') + say(content)),
  );
  return element('ul', { class: 'choices' }, items.join(''));
}
