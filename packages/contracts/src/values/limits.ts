/** How long each part of a resource may be, in characters, and how many tags it has. */
export const CONTENT_LIMITS = {
  title: 300,
  description: 5000,
  altText: 5000,
  knownFlaws: 2000,
  category: 100,
  subject: 100,
  difficultyLevel: 50,
  graphicType: 50,
  contentType: 50,
  language: 35,
  licence: 300,
  tag: 50,
  tags: 50,
  /** What the author says to the reviewers, and what they answer. */
  words: 2000,
  answer: 5000,
} as const;

/** Licences that many authors choose; any other words stand as they are. */
export const LICENCES = [
  'CC BY 4.0',
  'CC BY-SA 4.0',
  'CC BY-NC 4.0',
  'CC BY-NC-SA 4.0',
  'CC0 1.0',
  'All rights reserved',
] as const;
