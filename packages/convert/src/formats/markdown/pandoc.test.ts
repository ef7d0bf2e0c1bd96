import { expect, test } from 'vitest';
import { markdownImporter } from './markdown.ts';

/** Reads the blocks of a Markdown file without their ids. */
async function blocksOf(text: string): Promise<unknown> {
  const opened = await markdownImporter.open({ name: 'a.md', bytes: new TextEncoder().encode(text) });
  if (!opened.ok || opened.value.kind !== 'pages') throw new Error('The file was refused.');
  const pages = await opened.value.importPages([1], {});
  const blocks = pages.ok ? pages.value[0]?.document?.document.blocks : undefined;
  return JSON.parse(JSON.stringify(blocks, (name, one: unknown) => (name === 'id' ? undefined : one)));
}

test('lowered and raised characters are read, and text that is struck out stays so', async () => {
  expect(await blocksOf('H~2~O, x^2^ and ~~no~~ way, about 5 ~ 6.')).toEqual([
    {
      kind: 'paragraph',
      content: [
        { kind: 'text', text: 'H' },
        { kind: 'text', text: '2', styles: ['sub'] },
        { kind: 'text', text: 'O, x' },
        { kind: 'text', text: '2', styles: ['super'] },
        { kind: 'text', text: ' and ' },
        { kind: 'text', text: 'no', styles: ['strike'] },
        { kind: 'text', text: ' way, about 5 ~ 6.' },
      ],
    },
  ]);
});

test('attributes behind a heading are dropped, and braces in a text are read', async () => {
  expect(await blocksOf('# Rain {#rain .unnumbered}\n\nThe set {1, 2} and {x}.')).toMatchObject([
    { kind: 'heading', content: [{ text: 'Rain' }] },
    { kind: 'paragraph', content: [{ text: 'The set {1, 2} and {x}.' }] },
  ]);
});

test('terms have their definitions', async () => {
  expect(await blocksOf('Sea\n:   Much *water*.\n:   A coast.\n\nText: more.')).toMatchObject([
    {
      kind: 'definitions',
      entries: [{ terms: [[{ text: 'Sea' }]], blocks: [{ kind: 'paragraph' }, { kind: 'paragraph' }] }],
    },
    { kind: 'paragraph', content: [{ text: 'Text: more.' }] },
  ]);
});

test('a note is a note of the document, and its reference leads to it', async () => {
  expect(await blocksOf('Bees[^b] dance.\n\n[^b]: Honey bees.')).toMatchObject([
    {
      kind: 'paragraph',
      content: [{ text: 'Bees' }, { kind: 'note-reference', mark: '1' }, { text: ' dance.' }],
    },
    { kind: 'note', mark: '1', blocks: [{ kind: 'paragraph', content: [{ text: 'Honey bees.' }] }] },
  ]);
});

test('text between lines of colons is a box, and lines behind strokes are a poem', async () => {
  const box = '::: box\n**You need**\n\n- oats\n:::\n\nAfter.';
  expect(await blocksOf(box)).toMatchObject([
    { kind: 'box', blocks: [{ kind: 'paragraph' }, { kind: 'list' }] },
    { kind: 'paragraph', content: [{ text: 'After.' }] },
  ]);
  expect(await blocksOf('| Snow *waits*\n| and falls,\n|\n| on all.\n\nAfter.')).toMatchObject([
    {
      kind: 'poem',
      stanzas: [
        {
          lines: [{ content: [{ text: 'Snow ' }, { text: 'waits' }] }, { content: [{ text: 'and falls,' }] }],
        },
        { lines: [{ content: [{ text: 'on all.' }] }] },
      ],
    },
    { kind: 'paragraph', content: [{ text: 'After.' }] },
  ]);
  expect(await blocksOf('| a | b |\n|---|---|\n| 1 | 2 |')).toMatchObject([{ kind: 'table' }]);
});

test('a picture with a number in its words has them as its caption', async () => {
  expect(await blocksOf('![Chart 1: *Rain* in May](rain.png)\n\nAfter.')).toMatchObject([
    { kind: 'figure', caption: [{ text: 'Chart 1: ' }, { text: 'Rain' }, { text: ' in May' }] },
    { kind: 'paragraph' },
  ]);
  expect(await blocksOf('![A hill](hill.png)')).toMatchObject([
    { kind: 'figure', caption: [], description: { short: 'A hill' } },
  ]);
});
