import type { WholeDocument } from '@relievo/document/file';
import type { Block, Inline } from '@relievo/document/model';
import { textOfInlines } from '@relievo/document/text';
import { openFile } from '../../importers.ts';

/** Reads all pages of a PDF as a document. */
export async function readPdfDocument(bytes: Uint8Array): Promise<WholeDocument> {
  const opened = await openFile({ name: 'print.pdf', bytes });
  if (!opened.ok || opened.value.kind !== 'pages') throw new Error('The PDF has no pages.');
  const { pages, importDocument } = opened.value;
  const whole = await importDocument?.(
    pages.map(({ number }) => number),
    {},
  );
  if (!whole) throw new Error('The PDF is no document.');
  return whole.document;
}

/** Writes each block in one line: its kind and its words, with [n] for a blank, and deeper blocks further in. */
export function outlineBlocks(blocks: readonly Block[], indent = ''): readonly string[] {
  const inside = (within: readonly Block[]) => outlineBlocks(within, `${indent}  `);
  return blocks.flatMap((block): readonly string[] => {
    const say = (words: string) => `${indent}${words}`;
    switch (block.kind) {
      case 'heading':
        return [say(`h${block.level} ${write(block.content)}`)];
      case 'paragraph':
        return [say(write(block.content))];
      case 'list':
        return block.items.flatMap((item) => [say('-'), ...inside(item.blocks)]);
      case 'table':
        return block.rows.map(({ cells }) =>
          say(`| ${cells.map((cell) => outlineBlocks(cell.blocks).join(' ')).join(' | ')}`),
        );
      case 'figure':
        return [
          say(`figure ${block.treatment}: ${block.words.join(', ')}`),
          ...captionOf(block.caption, say),
        ];
      case 'exercise':
        return [
          say(`task ${block.mark}${block.answer ? ` ${JSON.stringify(block.answer)}` : ''}`),
          ...inside(block.blocks),
        ];
      case 'note':
        return [say(`note ${block.mark}`), ...inside(block.blocks)];
      case 'box':
        return [say(`box ${write(block.title)}`), ...inside(block.blocks)];
      case 'page-break':
        return [say(`page ${block.page}`)];
      default:
        return [say(block.kind)];
    }
  });
}

function captionOf(caption: readonly Inline[], say: (words: string) => string): readonly string[] {
  return caption.length > 0 ? [say(`caption ${write(caption)}`)] : [];
}

function write(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if (inline.kind === 'blank') return `[${inline.width}]`;
      if (inline.kind === 'page-break') return `{page ${inline.page}}`;
      if (inline.kind === 'note-reference') return `{note ${inline.mark}}`;
      const text = textOfInlines([inline]);
      const styles = inline.kind === 'text' ? (inline.styles ?? []) : [];
      return styles.length > 0 ? `<${styles.join(' ')}>${text}</>` : text;
    })
    .join('');
}
