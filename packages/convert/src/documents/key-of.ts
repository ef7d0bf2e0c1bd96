import { type Drawing, type TextItem, walkLeaves } from '@relievo/graphic/model';
import type { KeyLine } from './document.ts';

/**
 * The entries of a drawing's key. A code names its words, as the words of a sample name the sample;
 * words that have no code stand alone.
 */
export function readKey(drawing: Drawing): readonly KeyLine[] {
  const texts = [...walkLeaves(drawing)].filter(
    (item): item is TextItem => item.kind === 'text' && item.role === 'key' && item.print.trim() !== '',
  );
  const ids = new Set(texts.map(({ id }) => id));
  const codes = new Map(
    texts.flatMap((text) => (text.labels && ids.has(text.labels) ? [[text.labels, text] as const] : [])),
  );
  const samples = new Map(
    [...walkLeaves(drawing)].flatMap((item) =>
      item.kind === 'shape' && item.role === 'key' ? [[item.id, item] as const] : [],
    ),
  );
  return texts
    .filter(({ labels }) => !(labels && ids.has(labels)))
    .map(({ id, print, labels }) => {
      const code = codes.get(id);
      const sample = labels === undefined ? undefined : samples.get(labels);
      const cells = code?.braille ? { cells: code.braille.cells } : {};
      return { code: code?.print ?? '', words: joinLines(print), ...cells, ...(sample ? { sample } : {}) };
    });
}

export function joinLines(print: string): string {
  return print.replaceAll(/\s+/g, ' ').trim();
}
