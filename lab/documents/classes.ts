/** Classes whose members are compared one by one, in order. */
export const KEY_CLASSES = [
  'headings',
  'lists',
  'notes',
  'print pages',
  'captions',
  'blanks',
  'charts',
  'formulas',
  'poems',
  'marks',
  'alternatives',
] as const;
export type KeyClass = (typeof KEY_CLASSES)[number];

/** Words are those of the truth that are found, and true words those of the document that the truth has. */
export const CLASSES = ['words', 'true words', ...KEY_CLASSES, 'tables', 'figures', 'pages'] as const;
export type Class = (typeof CLASSES)[number];
