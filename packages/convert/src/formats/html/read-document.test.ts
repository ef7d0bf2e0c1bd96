import type { WholeDocument } from '@relievo/document/file';
import { validate } from '@relievo/document/validation';
import { expect, test } from 'vitest';
import { htmlImporter } from './html.ts';

async function read(body: string, head = ''): Promise<WholeDocument> {
  const text = `<!DOCTYPE html><html lang="en"><head><title>Lesson</title>${head}</head><body>${body}</body></html>`;
  const opened = await htmlImporter.open({ name: 'lesson.html', bytes: new TextEncoder().encode(text) });
  if (!opened.ok || opened.value.kind !== 'pages') throw new Error('The file was refused.');
  const pages = await opened.value.importPages([1], {});
  const document = pages.ok ? pages.value[0]?.document : undefined;
  if (!document) throw new Error('There is no document.');
  expect(validate(document.document)).toMatchObject({ ok: true });
  return document;
}

/** Reads the blocks without their ids, which say nothing here. */
async function blocksOf(body: string): Promise<unknown> {
  const { document } = await read(body);
  return JSON.parse(
    JSON.stringify(document.blocks, (name, one: unknown) => (name === 'id' ? undefined : one)),
  );
}

/** The smallest PNG has one pixel. */
const PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('formatting, languages, links, line breaks and formulas of a page are in the document', async () => {
  expect(
    await blocksOf(
      '<p>The <em>sea <b>is</b></em> <span lang="de">nass</span>,<br>see <a href="https://example.org/">there</a> <math><mi>x</mi></math>.</p>',
    ),
  ).toEqual([
    {
      kind: 'paragraph',
      content: [
        { kind: 'text', text: 'The ' },
        { kind: 'text', text: 'sea ', styles: ['italic'] },
        { kind: 'text', text: 'is', styles: ['italic', 'bold'] },
        { kind: 'text', text: ' ' },
        { kind: 'text', text: 'nass', language: 'de' },
        { kind: 'text', text: ',' },
        { kind: 'line-break' },
        { kind: 'text', text: 'see ' },
        { kind: 'text', text: 'there', link: 'https://example.org/' },
        { kind: 'text', text: ' ' },
        { kind: 'formula', mathml: expect.stringContaining('<mi>x</mi>'), line: 'x' },
        { kind: 'text', text: '.' },
      ],
    },
  ]);
});

test('the reference of a note leads to its note, and the arrow back is left out', async () => {
  const { document } = await read(
    '<p>A frog.<a href="#n" role="doc-noteref">1</a></p><aside id="n" role="doc-footnote"><p>The note.<a role="doc-backlink">↩︎</a></p></aside>',
  );
  const [text, note] = document.blocks;
  expect(text).toMatchObject({
    content: [{ text: 'A frog.' }, { kind: 'note-reference', note: note?.id, mark: '1' }],
  });
  expect(note).toMatchObject({ kind: 'note', mark: '1', blocks: [{ content: [{ text: 'The note.' }] }] });
});

test('a link to an anchor leads to its block, and a link that runs a script is plain text', async () => {
  const { document } = await read(
    '<p><a href="#end">down</a> <a href="javascript:alert(1)">no</a></p><h2 id="end">End</h2>',
  );
  expect(document.blocks[0]).toMatchObject({
    content: [
      { text: 'down', link: `#${document.blocks[1]?.id}` },
      { kind: 'text', text: ' no' },
    ],
  });
});

test('lists have their marks, numbers that are set apart, and lists inside', async () => {
  expect(
    await blocksOf('<ol type="a" start="2"><li>one<ul><li>dot</li></ul></li><li value="5">two</li></ol>'),
  ).toMatchObject([
    {
      kind: 'list',
      marks: { kind: 'numbers', style: 'lower-letters', start: 2, before: '', after: '.' },
      items: [
        { blocks: [{ kind: 'paragraph' }, { kind: 'list', marks: { kind: 'bullets' } }] },
        { mark: 'e.' },
      ],
    },
  ]);
});

test('terms have their definitions', async () => {
  expect(await blocksOf('<dl><dt>Sea</dt><dt>Ocean</dt><dd>Much water.</dd></dl>')).toEqual([
    {
      kind: 'definitions',
      entries: [
        {
          terms: [[{ kind: 'text', text: 'Sea' }], [{ kind: 'text', text: 'Ocean' }]],
          blocks: [{ kind: 'paragraph', content: [{ kind: 'text', text: 'Much water.' }] }],
        },
      ],
    },
  ]);
});

test('a table has its caption, its header row, its row names and the cells that span others', async () => {
  expect(
    await blocksOf(
      '<table><caption>Rain</caption><thead><tr><td></td><th colspan="2">Months</th></tr></thead><tbody><tr><th scope="row">Sea</th><td>1</td><td>2</td></tr></tbody></table>',
    ),
  ).toMatchObject([
    {
      kind: 'table',
      caption: [{ text: 'Rain' }],
      headerRows: 1,
      headerColumns: 1,
      rows: [{ cells: [{ blocks: [] }, { columns: 2 }] }, { cells: [{}, {}, {}] }],
    },
  ]);
});

test('a picture in the page is a figure with its caption and its bytes, and one elsewhere is not fetched', async () => {
  const { document, pictures } = await read(
    `<figure><img src="${PNG}" alt="The sun"><figcaption>Figure 2: The sun</figcaption></figure><p><img src="https://example.org/a.png" alt="A cloud"></p>`,
  );
  expect(document.blocks).toMatchObject([
    {
      kind: 'figure',
      number: 'Figure 2',
      shows: { picture: document.pictures[0]?.id },
      description: { short: 'The sun' },
    },
    { kind: 'figure', shows: {}, description: { short: 'A cloud' } },
  ]);
  expect(pictures.size).toBe(1);
});

test('an SVG in the page is a figure with its drawing and its words', async () => {
  const { document } = await read(
    '<svg viewBox="0 0 100 60" width="100mm" height="60mm"><title>A hill</title><rect x="10" y="10" width="50" height="30" fill="none" stroke="#000"/><text x="10" y="55">Hill</text></svg>',
  );
  expect(document.blocks).toMatchObject([
    {
      kind: 'figure',
      treatment: 'tactile',
      shows: { drawing: { version: 1 } },
      description: { short: 'A hill' },
      words: ['Hill'],
    },
  ]);
});

const HILL =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 60" width="100mm" height="60mm"><title>A hill</title><rect x="10" y="10" width="50" height="30" fill="none" stroke="#000"/><text x="10" y="55">Hill</text></svg>';

test.each([
  ['base 64', `data:image/svg+xml;base64,${Buffer.from(HILL).toString('base64')}`],
  ['percent signs', `data:image/svg+xml;utf8,${encodeURIComponent(HILL)}`],
])('an SVG in %s that is the source of a picture is drawn', async (_, source) => {
  const { document } = await read(`<img src="${source}" alt="The hill">`);
  expect(document.blocks).toMatchObject([
    {
      kind: 'figure',
      treatment: 'tactile',
      shows: { drawing: { version: 1 } },
      description: { short: 'The hill' },
      words: ['Hill'],
    },
  ]);
});

test('a picture with a caption and an empty alternative text is content; one without only decorates', async () => {
  const { document } = await read(
    `<figure><img src="${PNG}" alt=""><figcaption>Figure 1: The sun</figcaption></figure><p>Sun.</p><img src="${PNG}" alt="">`,
  );
  expect(document.blocks.filter(({ kind }) => kind === 'figure')).toMatchObject([
    { number: 'Figure 1', treatment: 'described' },
    { treatment: 'decoration' },
  ]);
});

test('an SVG that shows a chart is a chart with its numbers', async () => {
  const value = (at: number) => 90 - 8 * at;
  const ticks = [0, 5, 10]
    .map(
      (at) =>
        `<path d="M18 ${value(at)}H20" stroke="#000"/><text x="16" y="${value(at) + 1.5}" font-size="5" text-anchor="end">${at}</text>`,
    )
    .join('');
  const bars = [
    ['Ann', 8],
    ['Bo', 4],
    ['Cy', 6],
  ]
    .map(
      ([name, high], at) =>
        `<rect x="${30 + 30 * at}" y="${value(Number(high))}" width="16" height="${8 * Number(high)}" fill="#369"/><text x="${38 + 30 * at}" y="97" font-size="5" text-anchor="middle">${name}</text>`,
    )
    .join('');
  const { document } = await read(
    `<svg viewBox="0 0 130 100" width="130mm" height="100mm"><path d="M20 10V90H125" fill="none" stroke="#000"/>${ticks}${bars}</svg>`,
  );
  expect(document.blocks).toMatchObject([
    {
      kind: 'figure',
      treatment: 'chart',
      shows: {
        chart: {
          cells: [
            ['', ''],
            ['Ann', '8'],
            ['Bo', '4'],
            ['Cy', '6'],
          ],
          labels: { title: '' },
        },
      },
    },
  ]);
});

async function listNotes(body: string): Promise<readonly string[]> {
  const bytes = new TextEncoder().encode(`<!DOCTYPE html><html lang="en"><body>${body}</body></html>`);
  const opened = await htmlImporter.open({ name: 'lesson.html', bytes });
  if (!opened.ok || opened.value.kind !== 'pages') throw new Error('The file was refused.');
  const pages = await opened.value.importPages([1], {});
  return pages.ok ? (pages.value[0]?.notes.map(({ code }) => code) ?? []) : [];
}

test('an SVG without a title that is drawn is named by its caption and is not reported as left out', async () => {
  const svg = HILL.replace('<title>A hill</title>', '');
  const body = `<figure>${svg}<svg viewBox="0 0 100 60"></svg><figcaption>Fig. 2: Our hill</figcaption></figure>`;
  const { document } = await read(body);
  expect(document.blocks).toMatchObject([{ shows: { drawing: { title: 'Our hill' } } }]);
  expect(await listNotes(body)).not.toContain('picture_without_words');
  expect(await listNotes(`<p>A star: <svg><rect width="0" height="0"/></svg></p>`)).toContain(
    'picture_without_words',
  );
});

test('a diagram that a library drew instead of its code is a figure', async () => {
  const box = '<foreignObject x="60" y="45" width="30" height="10"><div><p>A lake</p></div></foreignObject>';
  const { document } = await read(`<pre class="mermaid">${HILL.replace('</svg>', `${box}</svg>`)}</pre>`);
  expect(document.blocks).toMatchObject([
    { kind: 'figure', treatment: 'tactile', words: ['Hill', 'A lake'] },
  ]);
});

test('program code has its spaces and lines, and fields of a form are blanks', async () => {
  expect(
    await blocksOf(
      '<pre><code class="language-python">if a:\n    b = 2\n</code></pre><p>Name: <input size="12"></p>',
    ),
  ).toEqual([
    { kind: 'code', code: 'if a:\n    b = 2', programming: 'python' },
    {
      kind: 'paragraph',
      content: [
        { kind: 'text', text: 'Name: ' },
        { kind: 'blank', width: 12 },
      ],
    },
  ]);
});

test('a page of the print begins where the book says', async () => {
  expect(
    await blocksOf(
      '<span epub:type="pagebreak" title="12"></span><p>One<span role="doc-pagebreak" aria-label="Page 13"></span> two</p>',
    ),
  ).toEqual([
    { kind: 'page-break', page: '12' },
    {
      kind: 'paragraph',
      content: [
        { kind: 'text', text: 'One' },
        { kind: 'page-break', page: '13' },
        { kind: 'text', text: ' two' },
      ],
    },
  ]);
});

test('items with a link back to their reference are notes', async () => {
  const { document } = await read(`<p>Gauss<a href="#fn1" class="footnote-ref"><sup>1</sup></a> ran.</p>
    <section class="footnotes"><hr/><ol>
      <li id="fn1"><p>So they <em>say</em>.<a href="#fnref1" class="footnote-back">back</a></p></li>
    </ol></section>`);
  const [paragraph, note, ...others] = document.blocks;
  expect(others).toEqual([]);
  expect(note).toMatchObject({ kind: 'note', mark: '1' });
  expect(paragraph).toMatchObject({
    content: [{ text: 'Gauss' }, { kind: 'note-reference', note: note?.id, mark: '1' }, { text: ' ran.' }],
  });
});
