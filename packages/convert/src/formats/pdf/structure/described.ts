import type { Pdfium } from '../pdfium.ts';
import { type Part, readWords } from './tree.ts';

/** What the figures of a page show, in the words of its author and in their order. */
export function listAlternatives(tree: readonly (Part | number)[]): readonly string[] {
  return tree.flatMap((part) => {
    if (typeof part === 'number') return [];
    const alt = part.type === 'Figure' ? part.alt.trim() : '';
    return [...(alt === '' ? [] : [alt]), ...listAlternatives(part.children)];
  });
}

/** The language that a document names; empty where it names none. */
export function readDocumentLanguage(library: Pdfium, document: number): string {
  const named = readWords(library, (place, size) =>
    library.FPDFCatalog_GetLanguage(document, place, size),
  ).trim();
  return /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(named) ? named : '';
}
