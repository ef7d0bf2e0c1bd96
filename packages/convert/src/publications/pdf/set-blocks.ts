import type { Block, Heading, List, Poem } from '@relievo/document/model';
import { textOfInlines, writeMark } from '@relievo/document/text';
import { drawArtifact, type Element, ensureRoom, LEADING } from '../../outputs/pdf/flow.ts';
import { measureText } from '../../outputs/pdf/lines.ts';
import { listPieces, type Piece } from './pieces.ts';
import { setAnswer } from './set-answer.ts';
import { setContents } from './set-contents.ts';
import { setFigure } from './set-figure.ts';
import { setPieces } from './set-pieces.ts';
import { listFiguresInCells, setTable } from './set-table.ts';
import { addElement, addText, leaveRoom, moveIn, type Setting } from './setting.ts';

/** Sets blocks one below the other, each with its element of the structure. */
export function setBlocks(setting: Setting, parent: Element, blocks: readonly Block[]): void {
  for (const [at, block] of blocks.entries()) {
    if (setting.targets.has(block.id)) addTarget(setting, block.id);
    setBlock(setting, parent, block, blocks[at + 1]);
  }
}

/** Links lead to a little above the block, so that its first line is seen whole. */
function addTarget({ flow }: Setting, id: string): void {
  flow.pdf.addNamedDestination(id, 'XYZ', 0, Math.max(0, flow.y - 4), null);
}

function setBlock(setting: Setting, parent: Element, block: Block, next: Block | undefined): void {
  const { look } = setting;
  const options = { ...(block.language ? { lang: block.language } : {}) };
  const group = (tag: string, fill: (element: Element) => void): void =>
    addElement(setting, parent, tag, fill, options);
  switch (block.kind) {
    case 'heading':
      setHeading(setting, parent, block, next);
      return;
    case 'paragraph':
      addText(setting, parent, 'P', listPieces(block.content, look), { options });
      return;
    case 'list':
      setList(setting, parent, block);
      return;
    case 'definitions':
      group('Div', (element) => {
        for (const { terms, blocks } of block.entries) {
          for (const term of terms)
            addText(setting, element, 'P', listPieces(term, look, true), { keep: 2 * setting.body });
          setBlocks(moveIn(setting), element, blocks);
        }
      });
      return;
    case 'table':
      setTable(setting, parent, block);
      setBlocks(setting, parent, listFiguresInCells(block));
      return;
    case 'figure':
      setFigure(setting, parent, block, setBlocks);
      return;
    case 'formula':
      setFormula(setting, parent, block);
      return;
    case 'quotation':
      group('BlockQuote', (element) => {
        const inner = moveIn(setting);
        setBlocks(inner, element, block.blocks);
        addText(inner, element, 'P', listPieces(block.attribution, look));
      });
      return;
    case 'poem':
      group('Div', (element) => setPoem(setting, element, block));
      return;
    case 'box':
      setBox(setting, parent, block);
      return;
    case 'code':
      group('Code', (element) => setCode(setting, element, block.code));
      return;
    case 'exercise':
      group('Div', (element) => {
        const inner = block.mark ? setMark(setting, element, block.mark, 'P') : setting;
        setBlocks(inner, element, block.blocks);
        if (block.answer) setAnswer(inner, element, block.answer);
        // A mark alone keeps its line.
        if (block.mark && block.blocks.length === 0 && !block.answer) leaveRoom(setting, LEADING);
      });
      return;
    case 'note':
      addElement(setting, parent, 'Note', (element) => {
        nameNote(element, block.id);
        const mark = block.mark ? `${look.words.note} ${block.mark}` : look.words.note;
        addText(setting, element, 'Lbl', sayPlainly(mark, true), { keep: 2 * setting.body });
        setBlocks(moveIn(setting), element, block.blocks);
      });
      return;
    case 'transcriber-note':
      group('Div', (element) => setBlocks(moveIn(setting), element, block.blocks));
      return;
    case 'contents':
      setContents(setting, parent, block);
      return;
    case 'page-break':
      addText(setting, parent, 'P', sayPlainly(`${look.words.page} ${block.page}`, false), {
        size: Math.max(10, setting.body * 0.75),
        keep: 2 * setting.body,
      });
      return;
  }
}

function sayPlainly(text: string, isBold: boolean): readonly Piece[] {
  return [{ text, face: isBold ? 'bold' : 'regular', share: 1, rise: 0 }];
}

/** PDF/UA-1 asks for an id of each note. */
function nameNote(element: Element, id: string): void {
  const { data } = Reflect.get(element, 'dictionary') as { readonly data: object };
  Object.assign(data, { ID: new String(id) });
}

const HEADING_SHARES = [1.6, 1.35, 1.2, 1.1, 1.05, 1] as const;

function setHeading(setting: Setting, parent: Element, block: Heading, next: Block | undefined): void {
  const { flow, body, look } = setting;
  const size = body * (HEADING_SHARES[block.level - 1] ?? 1);
  if (flow.y > flow.top) leaveRoom(setting, 0.8);
  // A heading keeps a part of a figure's room with it, so that it does not end a page alone.
  const keep = next?.kind === 'figure' ? (flow.bottom - flow.top) / 4 : 3 * body * LEADING;
  const pieces = listPieces(block.content, look, true);
  const title = textOfInlines(block.content).replaceAll('\n', ' ').trim();
  if (title === '') return;
  ensureRoom(flow, size * LEADING + keep);
  addText(setting, parent, `H${setting.recordHeading(block)}`, pieces, {
    size,
    keep,
    options: { title, ...(block.language ? { lang: block.language } : {}) },
  });
}

function setList(setting: Setting, parent: Element, { marks, items, language }: List): void {
  const fill = (list: Element): void => {
    for (const [at, item] of items.entries()) {
      const mark = item.mark ?? (writeMark(marks, at) || '•');
      addElement(setting, list, 'LI', (element) => {
        const inner = setMark(setting, element, mark, 'Lbl');
        addElement(setting, element, 'LBody', (content) => setBlocks(inner, content, item.blocks));
      });
    }
  };
  addElement(setting, parent, 'L', fill, language ? { lang: language } : {});
}

/** Sets a mark on the line on which its text begins, and returns the setting of the text beside it. */
function setMark(setting: Setting, parent: Element, mark: string, tag: 'Lbl' | 'P'): Setting {
  const { flow, body, inset } = setting;
  ensureRoom(flow, 2 * body * LEADING);
  addElement(setting, parent, tag, (label) => {
    const before = flow.y;
    setPieces(flow, label, sayPlainly(`${mark} `, false), { tag, size: body, indent: inset });
    flow.y = before;
  });
  return moveIn(setting, Math.max(1.5, measureText(flow.pdf, `${mark} `, body) / body));
}

function setFormula(setting: Setting, parent: Element, block: Extract<Block, { kind: 'formula' }>): void {
  const inner = moveIn(setting);
  const written = block.number ? `${block.line}   ${block.number}` : block.line;
  addText(inner, parent, 'Formula', sayPlainly(written, false), { options: { alt: written } });
}

function setPoem(setting: Setting, poem: Element, { stanzas }: Poem): void {
  for (const { lines } of stanzas) {
    addElement(setting, poem, 'P', (stanza) => {
      for (const { content, indent, number } of lines) {
        const pieces = [
          ...sayPlainly(number ? `${number} ` : '', false),
          ...listPieces(content, setting.look),
        ];
        const { inset, body } = moveIn(setting, indent);
        setPieces(setting.flow, stanza, pieces, { tag: 'P', size: body, indent: inset });
      }
    });
    leaveRoom(setting, 0.8);
  }
}

/** Sets a box between two lines. A frame around it would have to be closed on each page. */
function setBox(setting: Setting, parent: Element, block: Extract<Block, { kind: 'box' }>): void {
  drawRule(setting);
  addElement(setting, parent, 'Div', (element) => {
    addText(setting, element, 'P', listPieces(block.title, setting.look, true), { keep: 2 * setting.body });
    setBlocks(setting, element, block.blocks);
  });
  drawRule(setting);
  leaveRoom(setting, 0.5);
}

function drawRule(setting: Setting): void {
  const { flow, inset, body } = setting;
  ensureRoom(flow, body);
  const y = flow.y + body / 2;
  drawArtifact(flow.pdf, 'Layout', () => {
    const left = flow.left + inset;
    flow.pdf
      .moveTo(left, y)
      .lineTo(flow.left + flow.width, y)
      .lineWidth(1.5)
      .undash()
      .stroke('#000000');
  });
  flow.y += body;
}

function setCode(setting: Setting, element: Element, code: string): void {
  const { flow, body, inset } = setting;
  const share = 0.9;
  const space = measureText(flow.pdf, ' ', body * share, 'mono');
  for (const line of code.split('\n')) {
    const text = line.trim() === '' ? '\n' : line.trimStart();
    // Spaces at the beginning of a line show how a program is nested.
    const indent = inset + Math.min(MAX_NESTING, line.length - line.trimStart().length) * space;
    setPieces(flow, element, [{ text, face: 'mono', share, rise: 0 }], { tag: 'Code', size: body, indent });
  }
  leaveRoom(setting, 0.5);
}

const MAX_NESTING = 24;
