export { createDocument } from './document-of.ts';
export { writeHtml } from './html.ts';
export { writePlainText } from './plain-text.ts';
export type { TextBlock } from './text.ts';
export { createTextSource } from './text-source.ts';
