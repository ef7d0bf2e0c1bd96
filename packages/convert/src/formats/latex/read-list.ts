import type { Block, Definition, ListItem, ListMarks, NumberStyle } from '@relievo/document/model';
import { textOfInlines, writeMark, writeNumber } from '@relievo/document/text';
import { takeAnchors } from '../html/anchors.ts';
import { readBlocks, readInto, readLine } from './inside.ts';
import type { Walk } from './reading.ts';
import { COUNTER_STYLES } from './source/numbers.ts';
import { createScanner, type Source } from './source/scanner.ts';
import { writePlain } from './source/shown.ts';
import { splitSource } from './source/split.ts';

const ENUMERATIONS =
  /^(?:enumerate\*?|compactenum|inparaenum|asparaenum|tasks|enumerate@|steps|questionlist)$/;
const LISTS = /^(?:itemize\*?|compactitem|inparaitem|asparaitem|list|trivlist|checklist|todolist)$/;
const DESCRIPTIONS = /^(?:description\*?|compactdesc|labeling)$/;
const LEVELS = ['i', 'ii', 'iii', 'iv'] as const;
const STANDARD: readonly (readonly [NumberStyle, string, string])[] = [
  ['decimal', '', '.'],
  ['lower-letters', '(', ')'],
  ['lower-roman', '', '.'],
  ['upper-letters', '', '.'],
];
const ITEM = String.raw`\\(?:item|task)(?![a-zA-Z])`;

/** Reads a list, if the environment is one. */
export function readList(name: string, body: Source, walk: Walk): boolean {
  const isNumbered = ENUMERATIONS.test(name);
  if (DESCRIPTIONS.test(name)) readDescriptions(body, walk);
  else if (isNumbered || LISTS.test(name)) readItems(name, isNumbered, body, walk);
  else return false;
  return true;
}

interface Label {
  readonly marks: ListMarks;
  /** A mark that does not count. */
  readonly plain: string | null;
}

function readItems(name: string, isNumbered: boolean, body: Source, walk: Walk): void {
  const { reading, writer } = walk;
  const { macros, numbers } = reading;
  const depth = walk.inside.filter((one) => ENUMERATIONS.test(one)).length;
  const counter = `enum${LEVELS[Math.min(3, Math.max(0, depth - 1))] ?? 'i'}`;
  const scanner = createScanner(body);
  if (name === 'list') for (let at = 0; at < 2; at += 1) scanner.takeArgument();
  const options = scanner.takeOptional()?.text ?? '';
  const [head, ...pieces] = splitSource(scanner.takeRest(), ITEM);
  const before = macros.get(`label${counter}`);
  if (isNumbered && !/\bresume\b/.test(options)) numbers.set(counter, 0);
  writer.endParagraph();
  if (head) readInto(head, walk);
  const said = macros.get(`label${counter}`)?.body;
  const { marks, plain } = isNumbered
    ? findLabel(options, said, depth, numbers.get(counter))
    : { marks: { kind: 'bullets' } as const, plain: null };
  const id = reading.newId('list');
  takeAnchors(id, reading);
  const items: ListItem[] = [];
  let count = 0;
  for (const piece of pieces) {
    const own = createScanner(piece);
    own.takeForm(/\*?[ \t]*(?:<[\d,+\-|. a-z:]{1,30}>)?/y);
    const label = own.takeOptional();
    const said = label ? textOfInlines(readLine(label, walk).content).trim() : null;
    const mark = said ?? plain ?? writeMark(marks, count);
    if (said === null) {
      count += 1;
      if (isNumbered) numbers.step(counter);
    }
    reading.target = {
      id: null,
      number: said ?? (marks.kind === 'numbers' ? writeNumber(marks.start + count - 1, marks.style) : ''),
      kind: 'item',
    };
    const blocks = readBlocks(own.takeRest(), walk);
    const isPlain = mark === writeMark(marks, items.length);
    items.push({ id: reading.newId('item'), blocks, ...(isPlain ? {} : { mark }) });
  }
  macros.restore(`label${counter}`, before);
  const full = items.filter(({ blocks, mark }) => blocks.length > 0 || mark !== undefined);
  if (full.length > 0) writer.add({ kind: 'list', id, marks, items: full });
}

/** Finds the marks of a numbered list: by its options, by a definition in the file, or as the class prints them. */
function findLabel(options: string, defined: string | undefined, depth: number, counted: number): Label {
  const [, braced, open] = /\blabel\s*=\s*(?:\{((?:[^{}]|\{[^{}]*\})*)\}|([^,]*))/.exec(options) ?? [];
  const said = braced ?? open ?? (options.includes('=') ? undefined : readShort(options)) ?? defined;
  const start = Number(/\bstart\s*=\s*(\d{1,6})/.exec(options)?.[1] ?? counted + 1);
  const [style, before, after] = STANDARD[Math.min(3, Math.max(0, depth - 1))] ?? ['decimal', '', '.'];
  const numbers = (one: NumberStyle, left: string, right: string): Label => ({
    marks: { kind: 'numbers', style: one, start: Math.max(0, start), before: left, after: right },
    plain: null,
  });
  if (said === undefined) return numbers(style, before, after);
  const found = /\\(arabic|alph|Alph|roman|Roman|theenum[iv]{1,3})\s*(?:\*|\{[^{}]*\})?/.exec(said);
  if (!found) return { marks: { kind: 'bullets' }, plain: writePlain(said) };
  const own = COUNTER_STYLES[found[1] ?? ''] ?? style;
  const right = writePlain(said.slice(found.index + found[0].length));
  return numbers(own, writePlain(said.slice(0, found.index)), right);
}

/** Reads the short form of the package enumerate: (a), I. */
function readShort(options: string): string | undefined {
  const [, before, sign, after] = /^\s*(\W{0,3}?)([1aAiI])(\W{0,3})\s*$/.exec(options) ?? [];
  if (sign === undefined) return undefined;
  const name = { '1': 'arabic', a: 'alph', A: 'Alph', i: 'roman', I: 'Roman' }[sign] ?? 'arabic';
  return `${before ?? ''}\\${name}*${after ?? ''}`;
}

function readDescriptions(body: Source, walk: Walk): void {
  const { reading, writer } = walk;
  const scanner = createScanner(body);
  scanner.takeOptional();
  const [head, ...pieces] = splitSource(scanner.takeRest(), ITEM);
  writer.endParagraph();
  if (head) readInto(head, walk);
  const id = reading.newId('definitions');
  takeAnchors(id, reading);
  const after: Block[] = [];
  const entries = pieces.flatMap((piece): readonly Definition[] => {
    const own = createScanner(piece);
    const label = own.takeOptional();
    const term = label ? readLine(label, walk) : null;
    for (const block of term?.others ?? []) after.push(block);
    reading.target = { id: null, number: term ? textOfInlines(term.content) : '', kind: 'item' };
    const blocks = readBlocks(own.takeRest(), walk);
    if (!term && blocks.length === 0) return [];
    const terms = term && term.content.length > 0 ? [term.content] : [];
    return [{ id: reading.newId('entry'), terms, blocks }];
  });
  if (entries.length > 0) writer.add({ kind: 'definitions', id, entries });
  for (const block of after) writer.add(block);
}
