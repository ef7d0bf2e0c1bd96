import { fail, type Refuse, type Result, succeed } from '@relievo/graphic/model';
import type { Block, Heading, Paragraph } from '../model/block.ts';
import type { Document } from '../model/document.ts';
import { changeInside } from '../model/inside.ts';
import { findBlock, replaceEach, walkBlocks } from '../model/walk.ts';
import { joinRuns, plainText, textOfInlines, tidySpaces } from '../text/inline-text.ts';
import { validate } from '../validation/validate.ts';
import type { Edit, EditKind, Where } from './edit.ts';
import { placeBlocks } from './place.ts';
import type { EditRefusals } from './reports.ts';
import { splitText, styleText } from './split-text.ts';

const refuse: Refuse<EditRefusals> = fail;

/** Performs a step and validates the result: a step that breaks the document (a note without its text, an id used twice) is refused. */
export function perform(document: Document, edit: Edit): Result<Document> {
  const performed = performUnchecked(document, edit);
  return performed.ok ? validate(performed.value) : performed;
}

function performUnchecked(document: Document, edit: Edit): Result<Document> {
  switch (edit.kind) {
    case 'tell-about':
      return succeed({ ...document, metadata: edit.metadata });
    case 'insert':
      return insert(document, edit.blocks, edit.where);
    case 'remove':
      return changeAll(document, edit.ids, () => succeed([]));
    case 'move':
      return move(document, edit.ids, edit.where);
    case 'join':
      return join(document, edit.ids);
    case 'replace':
      return changeAll(document, [edit.id], () => succeed(edit.blocks));
    case 'set-level':
    case 'set-language':
      return changeAll(document, edit.ids, (block) => changeBlock(block, edit));
    default:
      return changeAll(document, [edit.id], (block) => changeBlock(block, edit));
  }
}

type BlockEdit = Exclude<
  Edit,
  { readonly kind: 'tell-about' | 'insert' | 'remove' | 'move' | 'join' | 'replace' }
>;

/** Changes one block; the result may be several blocks. */
function changeBlock(block: Block, edit: BlockEdit): Result<readonly Block[]> {
  switch (edit.kind) {
    case 'write':
      return hasContent(block)
        ? succeed([{ ...block, content: joinRuns(edit.content) }])
        : notFor(block, edit.kind);
    case 'set-level':
      return hasContent(block) ? succeed([setLevel(block, edit.level)]) : notFor(block, edit.kind);
    case 'set-style':
      return hasContent(block) ? setStyle(block, edit) : notFor(block, edit.kind);
    case 'split':
      return hasContent(block) ? split(block, edit.at, edit.newId) : notFor(block, edit.kind);
    case 'set-language':
      return succeed([setLanguage(block, edit.language)]);
    case 'set-headers':
      return block.kind === 'table'
        ? succeed([{ ...block, headerRows: edit.headerRows, headerColumns: edit.headerColumns }])
        : notFor(block, edit.kind);
    case 'set-caption':
      return block.kind === 'figure' || block.kind === 'table'
        ? succeed([{ ...block, caption: edit.caption }])
        : notFor(block, edit.kind);
    case 'describe':
      return block.kind === 'figure'
        ? succeed([{ ...block, description: { short: edit.short, long: edit.long } }])
        : notFor(block, edit.kind);
    case 'set-treatment':
      return block.kind === 'figure'
        ? succeed([{ ...block, treatment: edit.treatment }])
        : notFor(block, edit.kind);
    case 'set-figure':
      return block.kind === 'figure' ? succeed([{ ...block, shows: edit.shows }]) : notFor(block, edit.kind);
    case 'set-answer':
      return block.kind === 'exercise'
        ? succeed([{ ...block, answer: edit.answer }])
        : notFor(block, edit.kind);
  }
}

function notFor({ id }: Block, edit: EditKind): Result<never> {
  return refuse({ code: 'edit_not_for_this_block', parameters: { id, edit } });
}

type WithContent = Heading | Paragraph;

function hasContent(block: Block): block is WithContent {
  return block.kind === 'heading' || block.kind === 'paragraph';
}

/** Changes each of the blocks at any depth; the first one that is missing or refuses stops the step. */
function changeAll(
  document: Document,
  ids: readonly string[],
  change: (block: Block) => Result<readonly Block[]>,
): Result<Document> {
  const missing = new Set(ids);
  let refused: Result<never> | null = null;
  const blocks = replaceEach(document.blocks, (block) => {
    if (!missing.delete(block.id)) return [block];
    const changed = change(block);
    if (changed.ok) return changed.value;
    refused ??= changed;
    return [block];
  });
  if (refused) return refused;
  const [first] = missing;
  return first === undefined
    ? succeed({ ...document, blocks })
    : refuse({ code: 'edit_block_missing', parameters: { id: first } });
}

function insert(document: Document, added: readonly Block[], where: Where): Result<Document> {
  const blocks = placeBlocks(document.blocks, added, where);
  if (blocks) return succeed({ ...document, blocks });
  const id = 'after' in where ? where.after : (where.firstIn ?? '');
  return findBlock(document, id)
    ? refuse({ code: 'edit_not_for_this_block', parameters: { id, edit: 'insert' } })
    : refuse({ code: 'edit_block_missing', parameters: { id } });
}

function move(document: Document, ids: readonly string[], where: Where): Result<Document> {
  const moved = ids.flatMap((id) => findBlock(document, id) ?? []);
  const target = 'after' in where ? where.after : where.firstIn;
  for (const { block } of walkBlocks(moved))
    if (block.id === target) return refuse({ code: 'edit_into_itself', parameters: { id: block.id } });
  const without = changeAll(document, ids, () => succeed([]));
  return without.ok ? insert(without.value, moved, where) : without;
}

function join(document: Document, ids: readonly string[]): Result<Document> {
  const [firstId = ''] = ids;
  const joined = joinInside(document.blocks, ids);
  if (joined) return succeed({ ...document, blocks: joined });
  return findBlock(document, firstId)
    ? refuse({ code: 'edit_not_neighbours', parameters: {} })
    : refuse({ code: 'edit_block_missing', parameters: { id: firstId } });
}

/** Joins blocks; null if they do not follow each other in one list. */
function joinInside(blocks: readonly Block[], ids: readonly string[]): readonly Block[] | null {
  const at = blocks.findIndex(({ id }) => id === ids[0]);
  if (at === -1) return joinDeeper(blocks, ids);
  const parts = blocks.slice(at, at + ids.length).filter(hasContent);
  const [first] = parts;
  if (!first || parts.length !== ids.length || parts.some(({ id }, place) => id !== ids[place])) return null;
  const content = parts.flatMap((part, place) => [...(place > 0 ? plainText(' ') : []), ...part.content]);
  return [
    ...blocks.slice(0, at),
    { ...first, content: tidySpaces(content) },
    ...blocks.slice(at + ids.length),
  ];
}

function joinDeeper(blocks: readonly Block[], ids: readonly string[]): readonly Block[] | null {
  let isJoined = false;
  const changed = replaceEach(blocks, (block) => [
    changeInside(block, {
      blocks(inside) {
        const joined = isJoined || !inside.some(({ id }) => id === ids[0]) ? null : joinInside(inside, ids);
        isJoined ||= joined !== null;
        return joined ?? inside;
      },
    }),
  ]);
  return isJoined ? changed : null;
}

function setLevel(block: WithContent, level: Heading['level'] | null): Block {
  if (level !== null) return { ...block, kind: 'heading', level };
  if (block.kind === 'paragraph') return block;
  const { level: _, ...rest } = block;
  return { ...rest, kind: 'paragraph' };
}

function setLanguage(block: Block, language: string | null): Block {
  if (language !== null) return { ...block, language };
  const { language: _, ...rest } = block;
  return rest;
}

function setStyle(block: WithContent, edit: Extract<Edit, { kind: 'set-style' }>): Result<readonly Block[]> {
  const { length } = textOfInlines(block.content);
  if (edit.from < 0 || edit.to > length || edit.from >= edit.to) return outside(block);
  return succeed([{ ...block, content: styleText(block.content, edit) }]);
}

function split(block: WithContent, at: number, newId: string): Result<readonly Block[]> {
  if (at <= 0 || at >= textOfInlines(block.content).length) return outside(block);
  const [before, behind] = splitText(block.content, at);
  return succeed([
    { ...block, content: tidySpaces(before) },
    { ...block, id: newId, content: tidySpaces(behind) },
  ]);
}

function outside({ id }: Block): Result<never> {
  return refuse({ code: 'edit_place_outside_text', parameters: { id } });
}
