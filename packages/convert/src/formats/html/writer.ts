import type { Block, Inline } from '@relievo/document/model';
import { tidySpaces } from '@relievo/document/text';
import { takeAnchors } from './anchors.ts';
import type { Anchoring, Writer } from './reading.ts';

export function createWriter(reading: Anchoring): Writer {
  const blocks: Block[] = [];
  const waiting: Block[] = [];
  let inlines: Inline[] = [];
  const endParagraph = (): void => {
    for (const block of writeParagraph(inlines, reading)) blocks.push(block);
    inlines = [];
    for (const block of waiting.splice(0)) blocks.push(block);
  };
  return {
    say: (inline) => {
      inlines.push(inline);
    },
    endParagraph,
    add: (block) => {
      endParagraph();
      blocks.push(block);
    },
    addAfter: (block) => {
      waiting.push(block);
    },
    blocks: () => {
      endParagraph();
      return blocks;
    },
  };
}

/** Writes a paragraph, a display formula if it is alone, or only the print pages that begin here. */
function writeParagraph(inlines: readonly Inline[], reading: Anchoring): readonly Block[] {
  const content = tidySpaces(inlines);
  const { newId } = reading;
  if (content.every(isSilent))
    return content.flatMap((inline) =>
      inline.kind === 'page-break'
        ? [{ kind: 'page-break' as const, id: newId('page'), page: inline.page }]
        : [],
    );
  const [only, ...others] = content;
  if (only?.kind === 'formula' && others.length === 0) {
    const id = newId('formula');
    takeAnchors(id, reading);
    return [{ ...only, id, number: '' }];
  }
  const id = newId('p');
  takeAnchors(id, reading);
  return [hoistLanguage({ kind: 'paragraph', id, content })];
}

function isSilent(inline: Inline): boolean {
  return inline.kind === 'page-break' || inline.kind === 'line-break';
}

/** Moves a language that all runs of a paragraph have to the paragraph. */
export function hoistLanguage<T extends Block & { readonly content: readonly Inline[] }>(block: T): T {
  const runs = block.content.filter((inline) => inline.kind === 'text');
  const language = runs[0]?.language;
  if (language === undefined || runs.some((run) => run.language !== language)) return block;
  const content = block.content.map((inline) => {
    if (inline.kind !== 'text') return inline;
    const { language: _, ...run } = inline;
    return run;
  });
  return { ...block, language, content: tidySpaces(content) };
}
