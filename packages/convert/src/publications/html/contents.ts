import { type Block, type Document, walkBlocks } from '@relievo/document/model';
import { textOfInlines } from '@relievo/document/text';
import { element } from './markup.ts';

export interface Entry {
  readonly level: number;
  readonly text: string;
  readonly href: string;
}

/** Lists the headings of blocks with their addresses. */
export function listHeadings(blocks: readonly Block[], addressOf: (id: string) => string): readonly Entry[] {
  return [...walkBlocks(blocks)].flatMap(({ block }) => {
    if (block.kind !== 'heading') return [];
    const text = textOfInlines(block.content).replaceAll('\n', ' ').trim();
    return text === '' ? [] : [{ level: block.level, text, href: addressOf(block.id) }];
  });
}

/** Finds the title in the text, if the text begins with a heading. */
export function findTitleInText({ blocks }: Document): string | null {
  const first = blocks.find(({ kind }) => kind !== 'page-break');
  return first?.kind === 'heading' ? (listHeadings([first], (id) => id)[0]?.text ?? null) : null;
}

/** Writes each heading inside the last one above it. A skipped level makes no empty step. */
export function writeTree(entries: readonly Entry[], link: (entry: Entry) => string): string {
  const items: string[] = [];
  for (let at = 0; at < entries.length; ) {
    const entry = entries[at];
    if (!entry) break;
    let end = at + 1;
    while (end < entries.length && (entries[end]?.level ?? 0) > entry.level) end += 1;
    const inside = entries.slice(at + 1, end);
    items.push(element('li', {}, link(entry) + (inside.length > 0 ? writeTree(inside, link) : '')));
    at = end;
  }
  return element('ol', {}, `\n${items.join('\n')}\n`);
}
