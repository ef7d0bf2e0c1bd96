import { type Block, type Document, walkInlines } from '@relievo/document/model';
import {
  aChart,
  aDocument,
  aDrawing,
  arbitraryDocument,
  figure,
  heading,
  paragraph,
} from '@relievo/document/testing';
import { plainText } from '@relievo/document/text';
import fc from 'fast-check';
import { HtmlValidate } from 'html-validate';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { expect, test } from 'vitest';
import { translator } from '../../outputs/testing/translator.ts';
import { DEFAULT_SETTINGS } from '../../settings.ts';
import { fillPictures } from '../testing/pixel.ts';
import { page } from './page.ts';

async function write(document: Document): Promise<string> {
  const pictures = fillPictures(document);
  const made = await page.make({ document, pictures }, { translator, settings: DEFAULT_SETTINGS });
  if (!made.ok) throw new Error('The page was refused.');
  return new TextDecoder().decode(made.value.files[0].bytes);
}

/** Reads a page as the standard of HTML asks of browsers, with the errors that they would pass over. */
function read(html: string) {
  const errors: string[] = [];
  parse(html, { onParseError: ({ code }) => errors.push(code) });
  const tags = html.match(/<[a-z][^>]*>/gi) ?? [];
  const valuesOf = (name: string) =>
    tags.flatMap((tag) =>
      [...tag.matchAll(/ ([a-z:-]+)="([^"]*)"/g)].flatMap(([, key, value]) =>
        key === name ? [value ?? ''] : [],
      ),
    );
  return { errors, text: textOf(parse(html)), valuesOf };
}

/** Returns the text of a page, with that of its drawings and formulas. */
function textOf(page: { readonly childNodes: readonly DefaultTreeAdapterTypes.ChildNode[] }): string {
  return page.childNodes
    .map((node) => ('value' in node ? node.value : 'childNodes' in node ? textOf(node) : ''))
    .join('');
}

function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/g, '');
}

test('any document is a page without errors, with unique ids, links that lead to them, and every word', {
  tags: 'exhaustive',
}, async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryDocument, async (document) => {
      const { errors, text, valuesOf } = read(await write(document));
      expect(errors).toEqual([]);
      const ids = valuesOf('id');
      expect(ids).toEqual([...new Set(ids)]);
      const inside = valuesOf('href').filter((address) => address.startsWith('#'));
      for (const address of inside) expect(ids).toContain(address.slice(1));
      const words = withoutSpaces(text);
      for (const run of listRuns(document)) expect(words).toContain(withoutSpaces(run));
    }),
    { numRuns: 40 },
  );
});

function listRuns({ blocks }: Document): readonly string[] {
  return [...walkInlines(blocks)].flatMap((one) => (one.kind === 'text' ? [one.text] : []));
}

const LESSON: readonly Block[] = [
  { kind: 'page-break', id: 'page-1', page: '12' },
  heading('h-1', 'Rain'),
  paragraph('p-1', '', {
    content: [
      { kind: 'text', text: 'Rain falls.' },
      { kind: 'note-reference', note: 'n-1', mark: '1' },
      { kind: 'text', text: ' The formula ' },
      { kind: 'formula', mathml: '<math><msup><mi>x</mi><mn>2</mn></msup></math>', line: 'x²' },
      { kind: 'text', text: ' and a gap ' },
      { kind: 'blank', width: 8 },
    ],
  }),
  { kind: 'note', id: 'n-1', place: 'foot', mark: '1', blocks: [paragraph('p-2', 'In May.')] },
  heading('h-2', 'Figures', 2),
  figure('f-1', { shows: { chart: aChart() }, treatment: 'chart', caption: plainText('Figure 1: Rain') }),
  figure('f-2', {
    shows: { drawing: aDrawing() },
    treatment: 'tactile',
    description: { short: 'A hill', long: [] },
  }),
  figure('f-3', {
    shows: { drawing: aDrawing() },
    treatment: 'tactile',
    description: { short: 'A hill', long: [] },
  }),
  {
    kind: 'exercise',
    id: 'x-1',
    mark: '1',
    blocks: [paragraph('p-3', 'Why?')],
    answer: { kind: 'lines', count: 3 },
  },
];

// html-validate was written by other people, and knows the rules for conforming documents.
const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

test('a lesson with every kind of figure, notes, formulas and exercises is a conforming page', async () => {
  const { results } = await validator.validateString(await write(aDocument(LESSON)));
  expect(
    results.flatMap(({ messages }) =>
      messages.map(({ line, message, ruleId }) => `${line}: ${message} (${ruleId})`),
    ),
  ).toEqual([]);
});

test('a page holds its drawings with names, loads nothing and runs nothing', async () => {
  const html = await write(aDocument(LESSON));
  expect(html.match(/<svg [^>]*aria-label="A hill"/g)).toHaveLength(2);
  expect(html).toContain('aria-label="Hill"');
  expect(html).not.toMatch(/<script|<link|src="(?!data:)|@import|url\(/);
});

test('a note leads back to the place that refers to it, and pages of the print are listed', async () => {
  const html = await write(aDocument(LESSON));
  expect(html).toContain('id="reference-1-to-n-1" href="#n-1">1</a>');
  expect(html).toContain(
    '<a role="doc-backlink" href="#reference-1-to-n-1" lang="en" xml:lang="en">Back to the text</a>',
  );
  expect(html).toContain('<li><a href="#print-page-1">12</a></li>');
});
