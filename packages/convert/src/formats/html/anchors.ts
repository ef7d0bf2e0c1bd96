import { type Block, changeEachText, type Inline, replaceEach, walkBlocks } from '@relievo/document/model';
import { joinRuns } from '@relievo/document/text';
import { resolvePath } from '../markup/relations.ts';
import type { Anchoring, HtmlReading } from './reading.ts';
import { attributeOf, type HtmlElement } from './tree.ts';

/** Marks a link inside the file until all of it is read. */
const INSIDE = '#anchor:';

/** Returns the link to a place in the file, as path#id, until all of it is read. */
export function toInnerLink(target: string): string {
  return `${INSIDE}${target}`;
}

/** Keeps the anchor of an element for the block that is written next. */
export function keepAnchor(element: HtmlElement, { openAnchors, path }: HtmlReading): void {
  for (const id of [
    attributeOf(element, 'id'),
    element.tagName === 'a' ? attributeOf(element, 'name') : null,
  ])
    if (id !== null) openAnchors.push(`${path}#${id}`);
}

/** Gives all open anchors to a block. */
export function takeAnchors(id: string, { openAnchors, anchors }: Anchoring): void {
  for (const anchor of openAnchors.splice(0)) if (!anchors.has(anchor)) anchors.set(anchor, id);
}

const MAX_ADDRESS = 2000;

/** Returns the link of an element, or null for an address that a document may not have. */
export function readLink(element: HtmlElement, { path }: HtmlReading): string | null {
  const address = attributeOf(element, 'href')?.trim() ?? '';
  if (/^(?:https?:\/\/|mailto:|tel:)[^\s<>"]+$/i.test(address))
    return address.length <= MAX_ADDRESS ? address : null;
  const target = readTarget(address, path);
  return target === null ? null : toInnerLink(target);
}

/** Returns the place in the file for a relative address, as path#id. */
export function readTarget(address: string, path: string): string | null {
  const at = address.indexOf('#');
  if (at < 0 || /^[a-z][a-z0-9+.-]*:/i.test(address)) return null;
  const file = address.slice(0, at);
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  return `${file === '' ? path : resolvePath(folder, file)}#${address.slice(at + 1)}`;
}

/** Turns links inside the file into links to blocks, and marks of notes into references; a link to nothing becomes plain text. */
export function resolveAnchors(
  blocks: readonly Block[],
  anchors: ReadonlyMap<string, string>,
): readonly Block[] {
  const known = new Map([...walkBlocks(blocks)].map(({ block }) => [block.id, block]));
  const marks = new Map<string, string>();
  const resolved = changeEachText(blocks, (inlines) => {
    if (!inlines.some(isInside)) return inlines;
    const changed = joinRuns(inlines.map((inline) => resolve(inline, anchors, known)));
    for (const inline of changed)
      if (inline.kind === 'note-reference' && !marks.has(inline.note)) marks.set(inline.note, inline.mark);
    return changed;
  });
  return replaceEach(resolved, (block) => {
    const mark = block.kind === 'note' ? marks.get(block.id) : undefined;
    return [block.kind === 'note' && mark !== undefined ? { ...block, mark } : block];
  });
}

function isInside(inline: Inline): boolean {
  return inline.kind === 'text' && inline.link?.startsWith(INSIDE) === true;
}

function resolve(
  inline: Inline,
  anchors: ReadonlyMap<string, string>,
  known: ReadonlyMap<string, Block>,
): Inline {
  if (inline.kind !== 'text' || !inline.link?.startsWith(INSIDE)) return inline;
  const target = known.get(anchors.get(inline.link.slice(INSIDE.length)) ?? '');
  const { link: _, ...plain } = inline;
  if (!target) return plain;
  if (target.kind === 'note') return { kind: 'note-reference', note: target.id, mark: inline.text.trim() };
  return { ...plain, link: `#${target.id}` };
}
