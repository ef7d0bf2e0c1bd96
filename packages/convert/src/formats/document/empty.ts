import type { Document } from '@relievo/document/model';

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
