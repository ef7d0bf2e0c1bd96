import type { Document, Figure } from '@relievo/document/model';

/** A document of which nothing is known yet. */
export const EMPTY_DOCUMENT: Document = {
  version: 1,
  id: 'document',
  metadata: {
    title: '',
    authors: [],
    language: 'en',
    direction: 'ltr',
    subject: '',
    level: '',
    source: '',
    publisher: '',
    isbn: '',
    licence: '',
    rights: '',
  },
  pictures: [],
  blocks: [],
};

/** A figure that shows nothing yet. */
export const EMPTY_FIGURE: Figure = {
  kind: 'figure',
  id: 'figure',
  shows: {},
  treatment: 'described',
  number: '',
  caption: [],
  description: { short: '', long: [] },
  words: [],
};
