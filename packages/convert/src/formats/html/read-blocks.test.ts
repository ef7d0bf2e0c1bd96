import { expect, test } from 'vitest';
import { createNoteTaker } from '../notes.ts';
import { readHtml } from './html.ts';

test('the mark of a note in a book is raised, and the arrow back to it is left out', () => {
  const page =
    '<html><body><p>A frog.<a href="#n" role="doc-noteref">1</a> A toad.<a epub:type="noteref"><sup>2</sup></a></p><p>The note.<a role="doc-backlink">↩︎</a></p></body></html>';
  expect(readHtml(page, createNoteTaker())?.blocks).toEqual([
    { kind: 'paragraph', text: 'A frog.¹ A toad.²' },
    { kind: 'paragraph', text: 'The note.' },
  ]);
});
