import type { Share } from '@relievo/words';
import type { Edit } from '../editing/edit.ts';

/** The findings of the rules, each code with the things that its sentence names. */
export interface DocumentFindings {
  title_missing: object;
  language_unknown: object;
  heading_jumps: { readonly text: string; readonly from: number; readonly to: number };
  heading_empty: object;
  table_without_headers: { readonly caption: string };
  figure_not_described: { readonly name: string };
  description_says_nothing: { readonly name: string; readonly words: string };
  link_without_words: { readonly address: string };
  link_says_nothing: { readonly words: string };
  words_in_doubt: { readonly words: string; readonly certainty: Share };
  refers_by_colour: { readonly words: string };
  refers_by_place: { readonly words: string };
  page_without_text: { readonly page: string };
}

export type DocumentFindingCode = keyof DocumentFindings;

export const SEVERITIES = ['error', 'warning', 'advice'] as const;
export type Severity = (typeof SEVERITIES)[number];

export type DocumentFinding = {
  readonly [Code in DocumentFindingCode]: {
    readonly code: Code;
    readonly parameters: DocumentFindings[Code];
    /** The block that it is about; null if it is about the whole document. */
    readonly block: string | null;
    readonly severity: Severity;
    /** Names the rule as people cite it. */
    readonly source: string;
    /** The step that repairs it, if a program can. */
    readonly repair: Edit | null;
  };
}[DocumentFindingCode];

type Rule = readonly [severity: Severity, source: string];

export const RULES: Readonly<Record<DocumentFindingCode, Rule>> = {
  title_missing: ['error', 'WCAG 2.2, 2.4.2; Matterhorn Protocol 06-003'],
  language_unknown: ['error', 'WCAG 2.2, 3.1.1; Matterhorn Protocol 11-006'],
  heading_jumps: ['warning', 'WCAG 2.2, 1.3.1; Matterhorn Protocol 14-003'],
  heading_empty: ['error', 'WCAG 2.2, 1.3.1 (H42)'],
  table_without_headers: ['error', 'WCAG 2.2, 1.3.1 (H51); Matterhorn Protocol 15-003'],
  figure_not_described: ['error', 'WCAG 2.2, 1.1.1 (F65); Matterhorn Protocol 13-004'],
  description_says_nothing: ['error', 'WCAG 2.2, 1.1.1 (F30)'],
  link_without_words: ['error', 'WCAG 2.2, 2.4.4 (F89)'],
  link_says_nothing: ['warning', 'WCAG 2.2, 2.4.4 (F63)'],
  words_in_doubt: ['warning', 'WCAG 2.2, 1.4.5 (PDF7)'],
  refers_by_colour: ['warning', 'WCAG 2.2, 1.4.1 (G14)'],
  refers_by_place: ['advice', 'WCAG 2.2, 1.3.3 (G96)'],
  page_without_text: ['advice', 'WCAG 2.2, 1.4.5 (PDF7)'],
};
