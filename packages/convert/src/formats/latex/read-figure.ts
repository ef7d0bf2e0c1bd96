import type { Block, Figure, Inline } from '@relievo/document/model';
import { plainText, textOfInlines, tidySpaces } from '@relievo/document/text';
import { beginsLikeCaption, withCaption } from '../document/captions.ts';
import { EMPTY_FIGURE } from '../document/empty.ts';
import { takeAnchors } from '../html/anchors.ts';
import { findAlt } from '../text/picture-words.ts';
import { type Here, readBlocks, readInto, readLine } from './inside.ts';
import type { Walk } from './reading.ts';
import { createScanner, type Source } from './source/scanner.ts';
import { writePlain } from './source/shown.ts';
import { splitSource } from './source/split.ts';

const ENDINGS = ['', '.png', '.jpg', '.jpeg', '.gif', '.webp', '.PNG', '.JPG', '.svg', '.pdf', '.eps'];

/** Reads a picture: as a figure with what is beside the file, or with its place and its name. */
export function readPicture({ scanner, walk }: Here): void {
  const { reading, writer } = walk;
  const line = scanner.line();
  scanner.takeStar();
  const options = scanner.takeOptional()?.text ?? '';
  scanner.takeOptional();
  const name = (scanner.takeArgument()?.text ?? '').replaceAll(/[{}"]/g, '').trim();
  if (name === '') return;
  const [, braced, open] = /\balt\s*=\s*(?:\{([^{}]*)\}|([^,]*))/.exec(options) ?? [];
  const short = findAlt([writePlain(braced ?? open ?? '')]);
  const picture = findPicture(name, walk);
  if (picture === null) reading.notes.add('latex_picture_missing', { file: name.slice(0, 200), line });
  reading.notes.add(short === null ? 'picture_without_words' : 'picture_in_words');
  const id = reading.newId('figure');
  takeAnchors(id, reading);
  writer.addAfter({
    ...EMPTY_FIGURE,
    id,
    shows: picture === null ? {} : { picture },
    description: { short: short ?? '', long: [] },
  });
}

function findPicture(name: string, { reading: { pictures, folders } }: Walk): string | null {
  const plain = name.replace(/^(?:\.\/)+/, '');
  for (const folder of ['', ...folders])
    for (const ending of ENDINGS) {
      const picture = pictures.take(`${folder}${plain}${ending}`);
      if (picture !== null) return picture;
    }
  return null;
}

/** Reads a caption behind its command, with the number that print shows. */
export function readCaption(
  kind: 'figure' | 'table',
  id: string,
  { scanner, walk }: Here,
): { readonly caption: readonly Inline[]; readonly others: readonly Block[] } {
  const { reading } = walk;
  const isStarred = scanner.takeStar();
  scanner.takeOptional();
  const source = scanner.takeArgument() ?? { text: '', line: scanner.line() };
  const number = isStarred ? '' : countCaption(kind, walk);
  reading.target = { id, number, kind };
  const { content, others } = readLine(source, walk);
  reading.target = { id, number, kind };
  const isNumbered = isStarred || beginsLikeCaption(textOfInlines(content));
  const words = reading.words[kind];
  return {
    caption: isNumbered ? content : tidySpaces([...plainText(`${words} ${number}: `), ...content]),
    others,
  };
}

function countCaption(kind: 'figure' | 'table', { reading: { numbers } }: Walk): string {
  numbers.step(kind);
  return numbers.writeInChapter(kind);
}

const CAPTIONS = String.raw`\\(?:caption|captionof|subcaption)(?![a-zA-Z])`;

/** Reads a float: its pictures or its table with the caption. */
export function readFloat(name: string, body: Source, walk: Walk): void {
  const { reading, writer } = walk;
  const kind = /table/.test(name) ? 'table' : 'figure';
  const scanner = createScanner(body);
  if (name.startsWith('wrap')) {
    scanner.takeOptional();
    scanner.takeArgument();
    scanner.takeOptional();
    scanner.takeArgument();
  } else scanner.takeOptional();
  if (/^sub|^minipage/.test(name)) scanner.takeArgument();
  const [first, ...pieces] = splitSource(scanner.takeRest(), CAPTIONS);
  const id = reading.newId('float');
  const blocks: Block[] = first ? [...readBlocks(first, walk)] : [];
  const captions: Inline[][] = [];
  for (const piece of pieces) {
    const own = createScanner(piece);
    const isOf = piece.command.endsWith('captionof');
    const said = isOf && own.takeArgument()?.text.trim() === 'table' ? 'table' : kind;
    const { caption, others } = readCaption(said, id, { scanner: own, walk });
    captions.push([...caption]);
    for (const block of others) blocks.push(block);
    for (const block of readBlocks(own.takeRest(), walk)) blocks.push(block);
  }
  writer.endParagraph();
  for (const block of joinCaption(blocks, id, captions.flat(), kind, walk)) writer.add(block);
}

/** Gives the caption to the first figure or table, which takes the id that the label has. */
function joinCaption(
  blocks: readonly Block[],
  id: string,
  caption: readonly Inline[],
  kind: 'figure' | 'table',
  { reading }: Walk,
): readonly Block[] {
  if (caption.length === 0) return blocks;
  const candidates = blocks.filter((block) => block.kind === 'figure' || block.kind === 'table');
  const target = candidates.find((block) => block.kind === kind) ?? candidates[0];
  if (!target) {
    if (kind === 'table' || blocks.length === 0)
      return [...blocks, { kind: 'paragraph', id, content: caption }];
    const long = blocks.every((block) => block.kind === 'paragraph') ? blocks : [];
    const empty: Figure = { ...EMPTY_FIGURE, id, description: { short: '', long } };
    return [...(long.length > 0 ? [] : blocks), withCaption(empty, caption)];
  }
  if (target.caption.length > 0) return [...blocks, { kind: 'paragraph', id, content: caption }];
  for (const [label, anchor] of reading.anchors) if (anchor === target.id) reading.anchors.set(label, id);
  return blocks.map((block) => (block === target ? withCaption({ ...target, id }, caption) : block));
}

/** Reads a drawing of TikZ and others as a figure with its words; its lines are not drawn. */
export function readDrawing(body: Source, walk: Walk): void {
  const { reading, writer } = walk;
  reading.notes.add('latex_drawing_in_words', { line: body.line });
  const id = reading.newId('figure');
  takeAnchors(id, reading);
  const words = listDrawnWords(body, walk);
  writer.addAfter({ ...EMPTY_FIGURE, id, words });
}

const NAMED =
  /\bnode\b[^{};]{0,400}\{|\\(?:addlegendentry|put\s{0,20}\([^()]{0,60}\)|makebox\s{0,20}\([^()]{0,60}\)|legend|node)\s{0,20}(?:\[[^\]]{0,200}\])?\s{0,20}\{|\b(?:title|xlabel|ylabel|zlabel|label|pin|xticklabels|yticklabels|symbolic x coords|legend entries)\s{0,20}=\s{0,20}(?:\[[^\]]{0,60}\])?\s{0,20}\{|"/g;

/** Lists the words that print shows in a drawing, in their order. */
function listDrawnWords({ text, line }: Source, walk: Walk): readonly string[] {
  const words: string[] = [];
  for (const found of text.matchAll(NAMED)) {
    const end = found.index + found[0].length;
    const inside =
      found[0] === '"'
        ? /^[^"\n]{1,200}(?=")/.exec(text.slice(end, end + 201))?.[0]
        : createScanner({ text: text.slice(end - 1, end + 4000), line }).takeArgument()?.text;
    const said = textOfInlines(readLine({ text: inside ?? '', line }, walk).content)
      .replaceAll(/\s+/g, ' ')
      .trim();
    if (said !== '' && words.length < 2000) words.push(said.slice(0, 500));
  }
  return words;
}

/** Reads pictures with captions side by side: \subfloat[caption]{picture}, \subcaptionbox{caption}{picture}. */
export function readSubfloat(isBraced: boolean, { scanner, walk }: Here): void {
  const caption = isBraced ? scanner.takeArgument() : scanner.takeOptional();
  if (isBraced) scanner.takeOptional();
  const body = scanner.takeArgument();
  const blocks = body ? readBlocks(body, walk) : [];
  const said = caption ? readLine(caption, walk).content : [];
  const [figure] = blocks.filter((block) => block.kind === 'figure');
  for (const block of blocks)
    walk.writer.add(block === figure && said.length > 0 ? withCaption(figure, said) : block);
  if (!figure && caption) readInto(caption, walk);
}
