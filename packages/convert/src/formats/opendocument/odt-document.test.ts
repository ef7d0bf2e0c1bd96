import type { WholeDocument } from '@relievo/document/file';
import { validate } from '@relievo/document/validation';
import { expect, test } from 'vitest';
import { packArchive } from '../../documents/archive.ts';
import { odtImporter } from './odt.ts';

const NAMESPACES = [
  ...['office', 'text', 'style', 'fo', 'draw', 'table', 'svg', 'chart'].map(
    (name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`,
  ),
  'xmlns:xlink="http://www.w3.org/1999/xlink"',
].join(' ');

type Parts = Readonly<Record<string, string | Uint8Array>>;

/** The smallest PNG has one pixel. */
const PNG = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);

async function read(words: string, styles = '', parts: Parts = {}): Promise<WholeDocument> {
  const files: Parts = {
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `<office:document-content ${NAMESPACES}><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${words}</office:text></office:body></office:document-content>`,
    'styles.xml': `<office:document-styles ${NAMESPACES}/>`,
    ...parts,
  };
  const bytes = packArchive(
    Object.entries(files).map(([name, content]) => ({
      name,
      bytes: typeof content === 'string' ? new TextEncoder().encode(content) : content,
    })),
  );
  const opened = await odtImporter.open({ name: 'lesson.odt', bytes });
  if (!opened.ok || opened.value.kind !== 'pages') throw new Error('The file was refused.');
  const pages = await opened.value.importPages([1], {});
  const document = pages.ok ? pages.value[0]?.document : undefined;
  if (!document) throw new Error('There is no document.');
  expect(validate(document.document)).toMatchObject({ ok: true });
  return document;
}

async function blocksOf(words: string, styles = '', parts: Parts = {}): Promise<unknown> {
  const { document } = await read(words, styles, parts);
  return JSON.parse(
    JSON.stringify(document.blocks, (name, one: unknown) => (name === 'id' ? undefined : one)),
  );
}

function style(name: string, properties: string, more = ''): string {
  return `<style:style style:name="${name}" style:family="text" ${more}><style:text-properties ${properties}/></style:style>`;
}

test('formatting, languages and links are in the document, and a style has the formatting of its parent', async () => {
  const styles =
    style('B', 'fo:font-weight="bold"') +
    style('BI', 'fo:font-style="italic"', 'style:parent-style-name="B"') +
    style('D', 'fo:language="de" fo:country="DE"');
  expect(
    await blocksOf(
      '<text:p>The <text:span text:style-name="BI">sea</text:span> <text:span text:style-name="D">nass</text:span><text:line-break/><text:a xlink:href="https://example.org/">there</text:a></text:p>',
      styles,
    ),
  ).toEqual([
    {
      kind: 'paragraph',
      content: [
        { kind: 'text', text: 'The ' },
        { kind: 'text', text: 'sea', styles: ['italic', 'bold'] },
        { kind: 'text', text: ' ' },
        { kind: 'text', text: 'nass', language: 'de-DE' },
        { kind: 'line-break' },
        { kind: 'text', text: 'there', link: 'https://example.org/' },
      ],
    },
  ]);
});

test('a note is behind its paragraph, and its reference leads to it', async () => {
  const { document } = await read(
    '<text:p>We went<text:note text:note-class="footnote"><text:note-citation>1</text:note-citation><text:note-body><text:p>By boat.</text:p></text:note-body></text:note>.</text:p>',
  );
  const [text, note] = document.blocks;
  expect(text).toMatchObject({
    content: [{ text: 'We went' }, { kind: 'note-reference', note: note?.id, mark: '1' }, { text: '.' }],
  });
  expect(note).toMatchObject({ kind: 'note', place: 'foot', mark: '1', blocks: [{ kind: 'paragraph' }] });
});

test('a picture is a figure with its bytes, and its caption is a caption', async () => {
  const styles = '<style:style style:name="Illustration" style:family="paragraph"/>';
  const { document, pictures } = await read(
    '<text:p><draw:frame svg:height="5cm"><draw:image xlink:href="Pictures/sea.png"/><svg:desc>The sea</svg:desc></draw:frame></text:p><text:p text:style-name="Illustration">Figure 1: The sea at noon</text:p>',
    styles,
    { 'Pictures/sea.png': PNG },
  );
  expect(document.blocks).toMatchObject([
    {
      kind: 'figure',
      shows: { picture: document.pictures[0]?.id },
      number: 'Figure 1',
      caption: [{ text: 'Figure 1: The sea at noon' }],
      description: { short: 'The sea' },
    },
  ]);
  expect([...pictures.values()]).toEqual([PNG]);
});

test('a chart is a figure with the numbers that the file keeps', async () => {
  const cell = (text: string, value = '') =>
    `<table:table-cell${value && ` office:value="${value}"`}><text:p>${text}</text:p></table:table-cell>`;
  const row = (...cells: readonly string[]) => `<table:table-row>${cells.join('')}</table:table-row>`;
  const chart = `<office:document-content ${NAMESPACES}><office:automatic-styles><style:style style:name="s"><style:chart-properties chart:vertical="true"/></style:style></office:automatic-styles><office:body><office:chart><chart:chart chart:class="chart:bar"><chart:title><text:p>Rain</text:p></chart:title><chart:plot-area chart:style-name="s"><chart:axis chart:dimension="y"><chart:title><text:p>Depth (mm)</text:p></chart:title></chart:axis></chart:plot-area><table:table><table:table-header-rows>${row(cell(''), cell('Rain'))}</table:table-header-rows><table:table-rows>${row(cell('May'), cell('40,5', '40.5'))}${row(cell('June'), cell('55', '55'))}</table:table-rows></table:table></chart:chart></office:chart></office:body></office:document-content>`;
  expect(
    await blocksOf(
      '<text:p><draw:frame><draw:object xlink:href="./Object 1"/><svg:title>Rain in two months</svg:title></draw:frame></text:p>',
      '',
      { 'Object 1/content.xml': chart },
    ),
  ).toMatchObject([
    {
      kind: 'figure',
      treatment: 'chart',
      shows: {
        chart: {
          cells: [
            ['', 'Rain'],
            ['May', '40.5'],
            ['June', '55'],
          ],
          shape: { type: 'bar', direction: 'lying' },
          labels: { title: 'Rain', y: 'Depth (mm)' },
        },
      },
      description: { short: 'Rain in two months' },
    },
  ]);
});

test('lists have their marks and the lists inside, and a table its header row and its spans', async () => {
  const lists =
    '<text:list-style style:name="L"><text:list-level-style-number text:level="1" style:num-format="a" style:num-suffix=")"/><text:list-level-style-bullet text:level="2"/></text:list-style>';
  const table =
    '<table:table><table:table-header-rows><table:table-row><table:table-cell table:number-columns-spanned="2"><text:p>Rain</text:p></table:table-cell><table:covered-table-cell/></table:table-row></table:table-header-rows><table:table-row><table:table-cell><text:p>May</text:p></table:table-cell><table:table-cell><text:p>40</text:p></table:table-cell></table:table-row></table:table>';
  expect(
    await blocksOf(
      `<text:list text:style-name="L"><text:list-item><text:p>one</text:p><text:list><text:list-item><text:p>dot</text:p></text:list-item></text:list></text:list-item><text:list-item><text:p>two</text:p></text:list-item></text:list>${table}`,
      lists,
    ),
  ).toMatchObject([
    {
      kind: 'list',
      marks: { kind: 'numbers', style: 'lower-letters', start: 1, before: '', after: ')' },
      items: [{ blocks: [{ kind: 'paragraph' }, { kind: 'list', marks: { kind: 'bullets' } }] }, {}],
    },
    { kind: 'table', headerRows: 1, rows: [{ cells: [{ columns: 2 }] }, { cells: [{}, {}] }] },
  ]);
});

test('pages of the print are in the document where the file says that they begin', async () => {
  expect(
    await blocksOf(
      '<text:p>One</text:p><text:soft-page-break/><text:p>Two <text:soft-page-break/>three</text:p>',
    ),
  ).toMatchObject([
    { kind: 'page-break', page: '1' },
    { kind: 'paragraph' },
    { kind: 'page-break', page: '2' },
    { kind: 'paragraph', content: [{ text: 'Two ' }, { kind: 'page-break', page: '3' }, { text: 'three' }] },
  ]);
});

test('paragraphs in the style of a heading are headings, and empty ones with a line are room to write on', async () => {
  const styles = [
    '<style:style style:name="P1" style:family="paragraph" style:parent-style-name="Heading_20_2"/>',
    '<style:style style:name="P2" style:family="paragraph"><style:paragraph-properties fo:border-bottom="0.5pt solid #000000"/></style:style>',
  ].join('');
  const line = '<text:p text:style-name="P2"/>';
  expect(
    await blocksOf(`<text:p text:style-name="P1">Questions</text:p>${line}${line}`, styles),
  ).toMatchObject([
    { kind: 'heading', level: 2, content: [{ text: 'Questions' }] },
    { kind: 'exercise', blocks: [], answer: { kind: 'lines', count: 2 } },
  ]);
});

test('a list that begins on a deeper level continues the list before it', async () => {
  const item = (inner: string) => `<text:list-item>${inner}</text:list-item>`;
  const list = (inner: string) => `<text:list>${inner}</text:list>`;
  const deeper = item(list(item('<text:p>Nucleus</text:p>')));
  const first = list(item('<text:p>Cell</text:p>'));
  const inside = { blocks: [{ kind: 'paragraph' }, { kind: 'list', items: [{}] }] };
  expect(await blocksOf(first + list(deeper))).toMatchObject([{ kind: 'list', items: [inside] }]);
  expect(await blocksOf(first + list(deeper + item('<text:p>Root</text:p>')))).toMatchObject([
    { kind: 'list', items: [inside, { blocks: [{ kind: 'paragraph' }] }] },
  ]);
});
