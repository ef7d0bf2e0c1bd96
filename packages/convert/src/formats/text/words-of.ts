import type { TextBlock } from '../../documents/text.ts';

/** The words of blocks as one paragraph; pictures and tables have none that stand in a line. */
export function wordsOf(blocks: readonly TextBlock[]): string {
  return blocks
    .map((block) => {
      if (block.kind === 'list')
        return block.items.map(({ mark, text }) => `${mark} ${text}`.trim()).join(' ');
      return block.kind === 'heading' || block.kind === 'paragraph' ? block.text : '';
    })
    .filter((text) => text.trim() !== '')
    .join(' ');
}
