import type { WholeDocument } from '@relievo/document/file';
import { validate } from '@relievo/document/validation';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packArchive } from '../../documents/archive.ts';
import { findImporters } from '../importers.ts';
import { dtbookImporter } from './dtbook.ts';

const DOCTYPE =
  '<!DOCTYPE dtbook PUBLIC "-//NISO//DTD dtbook 2005-3//EN" "http://www.daisy.org/z3986/2005/dtbook-2005-3.dtd">';
/** The extension for mathematics declares it so, with an entity that names a file and is never read. */
const WITH_MATH = DOCTYPE.replace(
  '>',
  ' [<!ENTITY % MATHML.prefixed "INCLUDE"><!ENTITY % mathML2 SYSTEM "http://www.w3.org/Math/DTD/mathml2/mathml2.dtd">%mathML2;]>',
);

function writeBook(body: string, doctype = DOCTYPE): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${doctype}\n<dtbook xmlns="http://www.daisy.org/z3986/2005/dtbook/" xmlns:m="http://www.w3.org/1998/Math/MathML" version="2005-3" xml:lang="en"><head><meta name="dc:Title" content="A book"/><meta name="dc:Creator" content="Ada"/></head><book>${body}</book></dtbook>`;
}

interface Read {
  readonly document: WholeDocument['document'];
  readonly notes: readonly string[];
}

async function readBytes(bytes: Uint8Array, name: string): Promise<Read> {
  const opened = await dtbookImporter.open({ name, bytes });
  if (!opened.ok || opened.value.kind !== 'pages') throw new Error('The book was refused.');
  const pages = await opened.value.importPages([1], { maxCharacters: 1_000_000 });
  const [page] = pages.ok ? pages.value : [];
  if (!page?.document) throw new Error('There is no document.');
  expect(validate(page.document.document)).toMatchObject({ ok: true });
  return {
    document: page.document.document,
    notes: page.notes.map(({ code, parameters }) => `${code} ${String(parameters['file'] ?? '')}`.trim()),
  };
}

async function read(body: string, doctype = DOCTYPE): Promise<Read> {
  return readBytes(
    new TextEncoder().encode(writeBook(`<bodymatter>${body}</bodymatter>`, doctype)),
    'book.xml',
  );
}

async function blocksOf(body: string, doctype = DOCTYPE): Promise<unknown> {
  const { document } = await read(body, doctype);
  return JSON.parse(
    JSON.stringify(document.blocks, (name, one: unknown) => (name === 'id' ? undefined : one)),
  );
}

function text(words: string): unknown {
  return { kind: 'text', text: words };
}

function paragraph(words: string): unknown {
  return { kind: 'paragraph', content: [text(words)] };
}

test('levels have their headings and page numbers, and the head says title and author', async () => {
  const body =
    '<level1><pagenum page="front">iv</pagenum><h1>One</h1><p>A <em>b</em><pagenum page="normal">5</pagenum> c</p></level1><level><hd>Two</hd><level><hd>Three</hd><p>d</p></level></level>';
  const { document } = await read(body);
  expect(document.metadata).toMatchObject({ title: 'A book', authors: ['Ada'], language: 'en' });
  expect(await blocksOf(body)).toEqual([
    { kind: 'page-break', page: 'iv' },
    { kind: 'heading', level: 1, content: [text('One')] },
    {
      kind: 'paragraph',
      content: [
        text('A '),
        { kind: 'text', text: 'b', styles: ['italic'] },
        { kind: 'page-break', page: '5' },
        text(' c'),
      ],
    },
    { kind: 'heading', level: 1, content: [text('Two')] },
    { kind: 'heading', level: 2, content: [text('Three')] },
    paragraph('d'),
  ]);
});

test('lists have their marks, depths and headings, and a preformatted list has those of its text', async () => {
  expect(
    await blocksOf(
      '<list type="ol" enum="a" start="3"><hd>Tools</hd><li>saw<list type="ul"><li>blade</li></list></li><li><lic>nail</lic><lic>12</lic></li></list><list type="pl"><li>1) one</li><li>2) two</li></list>',
    ),
  ).toEqual([
    paragraph('Tools'),
    {
      kind: 'list',
      marks: { kind: 'numbers', style: 'lower-letters', start: 3, before: '', after: '.' },
      items: [
        {
          blocks: [
            paragraph('saw'),
            { kind: 'list', marks: { kind: 'bullets' }, items: [{ blocks: [paragraph('blade')] }] },
          ],
        },
        { blocks: [paragraph('nail 12')] },
      ],
    },
    {
      kind: 'list',
      marks: { kind: 'numbers', style: 'decimal', start: 1, before: '', after: ')' },
      items: [{ blocks: [paragraph('one')] }, { blocks: [paragraph('two')] }],
    },
  ]);
});

test('definitions, tables with spans and captions, and code are read', async () => {
  expect(
    await blocksOf(
      '<dl><dt>ore</dt><dt>rock</dt><dd>has metal</dd></dl><table><caption>Rain</caption><thead><tr><th>City</th><th>May</th></tr></thead><tbody><tr><td colspan="2">none</td></tr></tbody></table><code>a\n  b</code>',
    ),
  ).toMatchObject([
    {
      kind: 'definitions',
      entries: [{ terms: [[text('ore')], [text('rock')]], blocks: [paragraph('has metal')] }],
    },
    {
      kind: 'table',
      caption: [text('Rain')],
      headerRows: 1,
      rows: [{}, { cells: [{ columns: 2, blocks: [paragraph('none')] }] }],
    },
    { kind: 'code', code: 'a\n  b' },
  ]);
});

test('notes and annotations are linked from their references, by an id with or without a sign', async () => {
  expect(
    await blocksOf(
      '<p>Glass<noteref idref="#n">1</noteref> and lamp<annoref idref="a">b</annoref><noteref idref="#x">9</noteref></p><note id="n"><p>Cut.</p></note><annotation id="a">Oil.</annotation>',
    ),
  ).toMatchObject([
    {
      kind: 'paragraph',
      content: [
        text('Glass'),
        { kind: 'note-reference', note: 'note-1', mark: '1' },
        text(' and lamp'),
        { kind: 'note-reference', note: 'note-2', mark: 'b' },
        text('9'),
      ],
    },
    { kind: 'note', place: 'foot', mark: '1', blocks: [paragraph('Cut.')] },
    { kind: 'note', place: 'margin', mark: 'b', blocks: [paragraph('Oil.')] },
  ]);
});

test('a poem has stanzas and numbers of lines, and boxes and quotations have titles and authors', async () => {
  expect(
    await blocksOf(
      '<poem><title>Sea</title><linegroup><line>Tide</line><line><linenum>5</linenum>Gull</line></linegroup><author>Ann</author></poem><sidebar render="required"><hd>Look</hd><p>here</p></sidebar><blockquote><p>So be it</p><author>Bo</author></blockquote><prodnote render="optional">Shown in red.</prodnote>',
    ),
  ).toMatchObject([
    paragraph('Sea'),
    {
      kind: 'poem',
      stanzas: [{ lines: [{ content: [text('Tide')] }, { content: [text('Gull')], number: '5' }] }],
    },
    paragraph('Ann'),
    { kind: 'box', title: [text('Look')], blocks: [paragraph('here')] },
    { kind: 'quotation', blocks: [paragraph('So be it')], attribution: [text('Bo')] },
    { kind: 'transcriber-note', blocks: [paragraph('Shown in red.')] },
  ]);
});

test('a formula of the extension for mathematics is one, and its DTD is not read', async () => {
  const formula =
    '<p><m:math altimg="a.png" alttext="x"><m:mi>x</m:mi><m:mo>=</m:mo><m:mn>2</m:mn></m:math></p>';
  expect(await blocksOf(formula, WITH_MATH)).toMatchObject([{ kind: 'formula', line: 'x = 2' }]);
});

test('a book that declares words as entities is refused', async () => {
  const declared = DOCTYPE.replace('>', ' [<!ENTITY a "ha"><!ENTITY b SYSTEM "file:///etc/passwd">]>');
  const bytes = new TextEncoder().encode(writeBook('<p>&a;&b;</p>', declared));
  expect(await dtbookImporter.open({ name: 'a.xml', bytes })).toMatchObject({
    ok: false,
    problems: [{ code: 'document_unreadable' }],
  });
});

const GROUP =
  '<imggroup><img id="i" src="images/a.png" alt="A boat"/><caption imgref="i">Figure 1 Boat</caption><prodnote imgref="#i" render="optional">It has a sail.</prodnote></imggroup>';

test('a picture that is not with the text is a described figure with its caption, and a note names it', async () => {
  expect(await blocksOf(GROUP)).toMatchObject([
    {
      kind: 'figure',
      shows: {},
      number: 'Figure 1',
      description: { short: 'A boat', long: [paragraph('It has a sail.')] },
    },
  ]);
  expect((await read(GROUP)).notes).toContain('book_picture_missing images/a.png');
});

test('an archive of NIMAS has its pictures, and is recognised by its package', async () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const encode = (words: string) => new TextEncoder().encode(words);
  const bytes = packArchive([
    { name: 'book/book.opf', bytes: encode('<package/>') },
    { name: 'book/book.xml', bytes: encode(writeBook(`<bodymatter><level1>${GROUP}</level1></bodymatter>`)) },
    { name: 'book/images/a.png', bytes: new Uint8Array(png) },
  ]);
  expect(findImporters({ name: 'book.zip', bytes }).map(({ importer }) => importer.id)).toEqual(['dtbook']);
  const { document, notes } = await readBytes(bytes, 'book.zip');
  expect(document.blocks).toMatchObject([{ kind: 'figure', shows: { picture: 'picture-1' } }]);
  expect(notes).not.toContain('book_picture_missing images/a.png');
});

test.each([
  '<table><td>stray</td></table>',
  '<table><tbody><td>stray</td></tbody><tr><td>Sun</td></tr></table>',
  '<table><tr><td>Sun</td><tr><td>stray</td></tr></tr></table>',
  '<table><tbody><caption>stray</caption><tr><td>Sun</td></tr></tbody></table>',
])('the document has the words of a table wherever its parts are: %s', async (table) => {
  const { document } = await read(table);
  expect(JSON.stringify(document.blocks)).toContain('stray');
});

test('a table without rows has the picture of its caption once', async () => {
  const { document } = await read('<table><caption><p><img alt="A boat" src="a.png"/></p></caption></table>');
  expect(document.blocks.filter(({ kind }) => kind === 'figure')).toHaveLength(1);
});

const words = fc.stringMatching(/^[b-y]{2,8}$/).map((word) => `z${word}`);
const NAMES =
  'p level1 level2 level h1 h3 hd list li lic dl dt dd table thead tbody tr th td caption imggroup prodnote pagenum sidebar blockquote poem linegroup line linenum byline dateline author title epigraph code samp kbd em strong sub sup abbr a bdo span note annotation noteref annoref q address bridgehead doctitle docauthor covertitle div sent w strange'.split(
    ' ',
  );
const piece = fc.letrec<{ piece: string }>((tie) => ({
  piece: fc.oneof(
    { maxDepth: 8, depthSize: 'small' },
    words.map((word) => ` ${word} `),
    fc
      .tuple(
        fc.constantFrom(...NAMES),
        fc.constantFrom('', ' id="a"', ' idref="#a"', ' type="ol"', ' imgref="b"'),
        fc.array(tie('piece'), { maxLength: 4 }),
      )
      .map(([name, more, inside]) => `<${name}${more}>${inside.join('')}</${name}>`),
    fc.tuple(words, words).map(([alt, file]) => `<img id="b" alt="${alt}" src="${file}.png"/>`),
  ),
})).piece;

test('every word of a book is in the document, for any elements inside each other', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 6 }), async (pieces) => {
      const body = `<p>zfirst</p>${pieces.join('')}`;
      const { document, notes } = await read(body);
      const found = JSON.stringify([document.blocks, notes]);
      for (const word of body.match(/\bz[a-z]+/g) ?? []) expect(found).toContain(word);
    }),
  );
});
