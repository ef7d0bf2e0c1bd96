import type { Block } from '../model/block.ts';

/** Puts the mark of an exercise before the words of its first paragraph, as print does. Elsewhere the mark remains on its own. */
export function runInMark({ mark, blocks }: { readonly mark: string; readonly blocks: readonly Block[] }): {
  readonly mark: string;
  readonly blocks: readonly Block[];
} {
  const [first, ...rest] = blocks;
  if (mark === '' || first?.kind !== 'paragraph') return { mark, blocks };
  const content = [
    { kind: 'text', text: mark, styles: ['bold'] },
    { kind: 'text', text: ' ' },
    ...first.content,
  ] as const;
  return { mark: '', blocks: [{ ...first, content }, ...rest] };
}
