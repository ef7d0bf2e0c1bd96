import type { Block, Inline, PoemLine } from '@relievo/document/model';
import { tidySpaces } from '@relievo/document/text';
import type { HtmlReading } from './reading.ts';
import { attributeOf, type HtmlElement } from './tree.ts';

/** Tells whether the lines of an element are those of a poem, as Pandoc and makers of books name them. */
export function isVerse(element: HtmlElement): boolean {
  return /(?:^|\s)(?:line-block|poem|poetry|verse)(?:\s|$)/i.test(attributeOf(element, 'class') ?? '');
}

/** Reads each paragraph as a stanza with its lines. Other blocks stay beside the poem. */
export function readPoem(blocks: readonly Block[], { newId }: HtmlReading): readonly Block[] {
  const stanzas = blocks.flatMap((block) =>
    block.kind === 'paragraph' ? [{ id: block.id, lines: splitLines(block.content) }] : [],
  );
  const others = blocks.filter(({ kind }) => kind !== 'paragraph');
  return stanzas.length > 0 ? [{ kind: 'poem', id: newId('poem'), stanzas }, ...others] : blocks;
}

function splitLines(inlines: readonly Inline[]): readonly PoemLine[] {
  const lines: Inline[][] = [[]];
  for (const inline of inlines)
    if (inline.kind === 'line-break') lines.push([]);
    else lines.at(-1)?.push(inline);
  return lines.map((content) => ({ content: tidySpaces(content), indent: 0, number: '' }));
}
