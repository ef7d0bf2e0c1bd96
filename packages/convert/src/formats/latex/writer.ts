import type { Block, Inline } from '@relievo/document/model';
import { tidySpaces } from '@relievo/document/text';
import { writeRun } from '../html/looks.ts';
import type { Look } from '../html/reading.ts';
import { createWriter } from '../html/writer.ts';
import type { LatexReading, LatexWriter } from './reading.ts';
import { writeLigatures } from './source/signs.ts';

const GAPS = /(_{3,})/;
const MAX_BLANK = 500;

/** Creates a writer that joins the pieces of text between two commands, so that ligatures and gaps are found in them. */
export function createLatexWriter(reading: LatexReading): LatexWriter {
  const inner = createWriter(reading);
  let pending: { text: string; readonly look: Look } | null = null;
  const flush = (): void => {
    if (!pending) return;
    const { text, look } = pending;
    pending = null;
    for (const [at, piece] of text.split(GAPS).entries())
      if (at % 2 === 1) inner.say({ kind: 'blank', width: Math.min(MAX_BLANK, piece.length) });
      else if (piece !== '') inner.say(writeRun(look.isPreformatted ? piece : writeLigatures(piece), look));
  };
  return {
    text: (text, look) => {
      if (pending && pending.look === look) pending.text += text;
      else {
        flush();
        pending = { text, look };
      }
    },
    say: (inline) => {
      flush();
      inner.say(inline);
    },
    endParagraph: () => {
      flush();
      inner.endParagraph();
    },
    add: (block) => {
      flush();
      inner.add(block);
    },
    addAfter: (block) => {
      flush();
      inner.addAfter(block);
    },
    blocks: () => {
      flush();
      return inner.blocks();
    },
  };
}

/** Joins paragraphs to one line, and returns the other blocks beside it. */
export function joinToLine(blocks: readonly Block[]): {
  readonly content: readonly Inline[];
  readonly others: readonly Block[];
} {
  const content: Inline[] = [];
  const others: Block[] = [];
  for (const block of blocks) {
    const inlines = contentOf(block);
    if (!inlines) others.push(block);
    else {
      if (content.length > 0) content.push({ kind: 'text', text: ' ' });
      for (const inline of inlines) content.push(inline);
    }
  }
  return { content: tidySpaces(content), others };
}

function contentOf(block: Block): readonly Inline[] | null {
  if (block.kind === 'formula') return [{ kind: 'formula', mathml: block.mathml, line: block.line }];
  return block.kind === 'paragraph' ? block.content : null;
}
