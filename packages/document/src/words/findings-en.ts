import { type Catalogue, ENGLISH, tell } from '@relievo/words';
import type { DocumentFinding, DocumentFindings } from '../rules/finding.ts';

/** Each sentence says what was found, what it means, and what to do. */
const ENGLISH_DOCUMENT_FINDINGS: Catalogue<DocumentFindings> = {
  language: ENGLISH,
  words: {
    title_missing: 'The document has no title, so readers cannot choose it in a list. Give it one.',
    language_unknown:
      'The document does not say its language, so voices and braille codes are guessed. Choose the language.',
    heading_jumps: ({ text, from, to }, { quote }) =>
      `The heading ${quote(text)} is of level ${to} and follows one of level ${from}: readers look for what is missing between. Make it level ${from + 1}.`,
    heading_empty: 'A heading has no words. Write them, or make it a paragraph.',
    table_without_headers: ({ caption }, { quote }) =>
      `${caption ? `The table ${quote(caption)}` : 'A table'} has no header row or column, so a cell is read without what it is about. Say which row or column names the others.`,
    figure_not_described: ({ name }, { quote }) =>
      `${name ? `The figure ${quote(name)}` : 'A figure'} has no description. Say what it shows, or mark it as decoration.`,
    description_says_nothing: ({ name, words }, { quote }) =>
      `${name ? `The figure ${quote(name)}` : 'A figure'} is described as ${quote(words)}, which does not say what it shows. Describe it.`,
    link_without_words: ({ address }, { quote }) =>
      `A link to ${quote(address)} has no words, so nobody hears where it leads. Write them.`,
    link_says_nothing: ({ words }, { quote }) =>
      `The link ${quote(words)} does not say where it leads. Name what is there.`,
    words_in_doubt: ({ words, certainty }, { quote, share }) =>
      `The words ${quote(words)} were read from a picture, and the reader is only ${share(certainty)} sure. Compare them with the page.`,
    refers_by_colour: ({ words }, { quote }) =>
      `The text says ${quote(words)}, and fingers and ears have no colours. Name the part, too.`,
    refers_by_place: ({ words }, { quote }) =>
      `The text says ${quote(words)}, and the place differs in braille and on screens. Name the part, too.`,
    page_without_text: ({ page }, { quote }) =>
      `On page ${quote(page)} of the print nothing is read. Look whether its words are missing.`,
  },
};

export function formatDocumentFinding({ code, parameters }: DocumentFinding): string {
  return tell<DocumentFindings>({ code, parameters } as never, ENGLISH_DOCUMENT_FINDINGS);
}
