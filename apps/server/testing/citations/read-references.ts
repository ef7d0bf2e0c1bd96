import { plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';

const KINDS = { bibtex: '@bibtex/text', ris: '@ris/file' } as const;

/** References as a program understands them that is none of ours. Titles come without the marks that it adds. */
export function readReferences(text: string, format: keyof typeof KINDS) {
  return plugins.input.chain(text, { forceType: KINDS[format], generateGraph: false }).map((reference) => ({
    ...reference,
    title: String(reference['title']).replaceAll(/<\/?span[^>]*>/g, ''),
  }));
}
