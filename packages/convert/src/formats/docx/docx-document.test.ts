import type { WholeDocument } from '@relievo/document/file';
import { type Block, walkBlocks } from '@relievo/document/model';
import { validate } from '@relievo/document/validation';
import { expect, test } from 'vitest';
import { packArchive } from '../../documents/archive.ts';
import { docxImporter } from './docx.ts';

const NAMESPACES = [
  ['w', 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'],
  ['r', 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'],
  ['m', 'http://schemas.openxmlformats.org/officeDocument/2006/math'],
  ['wp', 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing'],
  ['a', 'http://schemas.openxmlformats.org/drawingml/2006/main'],
  ['pic', 'http://schemas.openxmlformats.org/drawingml/2006/picture'],
  ['c', 'http://schemas.openxmlformats.org/drawingml/2006/chart'],
]
  .map(([prefix, address]) => `xmlns:${prefix}="${address}"`)
  .join(' ');

const PNG = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);

type Parts = Readonly<Record<string, string | Uint8Array>>;

async function read(body: string, parts: Parts = {}): Promise<WholeDocument> {
  const files: Parts = {
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': `<w:document ${NAMESPACES}><w:body>${body}</w:body></w:document>`,
    ...parts,
  };
  const bytes = packArchive(
    Object.entries(files).map(([name, content]) => ({
      name,
      bytes: typeof content === 'string' ? new TextEncoder().encode(content) : content,
    })),
  );
  const opened = await docxImporter.open({ name: 'lesson.docx', bytes });
  if (!opened.ok || opened.value.kind !== 'pages') throw new Error('The file was refused.');
  const pages = await opened.value.importPages([1], {});
  const document = pages.ok ? pages.value[0]?.document : undefined;
  if (!document) throw new Error('There is no document.');
  expect(validate(document.document)).toMatchObject({ ok: true });
  return document;
}

/** Blocks without their ids, which say nothing here. */
function withoutIds(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (name, one: unknown) => (name === 'id' ? undefined : one)));
}

async function blocksOf(body: string, parts: Parts = {}): Promise<unknown> {
  return withoutIds((await read(body, parts)).document.blocks);
}

function run(text: string, properties = ''): string {
  return `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
}

function paragraph(content: string, properties = ''): string {
  return `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`;
}

function relations(...each: readonly (readonly [id: string, target: string, isOutside?: boolean])[]): string {
  const written = each.map(
    ([id, target, isOutside]) =>
      `<Relationship Id="${id}" Type="x/y" Target="${target}"${isOutside ? ' TargetMode="External"' : ''}/>`,
  );
  return `<Relationships>${written.join('')}</Relationships>`;
}

const RELATIONS = 'word/_rels/document.xml.rels';

test('runs hold styles, scripts, languages, links and line breaks', async () => {
  const body = paragraph(
    run('The ') +
      run('sea', '<w:b/><w:i/>') +
      run('2', '<w:vertAlign w:val="superscript"/>') +
      run('das Meer', '<w:lang w:val="de-DE"/>') +
      '<w:r><w:br/></w:r>' +
      `<w:hyperlink r:id="r1">${run('there', '<w:u w:val="single"/>')}</w:hyperlink>` +
      run('not bold', '<w:b w:val="0"/>'),
  );
  expect(await blocksOf(body, { [RELATIONS]: relations(['r1', 'https://example.org/', true]) })).toEqual([
    {
      kind: 'paragraph',
      content: [
        { kind: 'text', text: 'The ' },
        { kind: 'text', text: 'sea', styles: ['italic', 'bold'] },
        { kind: 'text', text: '2', styles: ['super'] },
        { kind: 'text', text: 'das Meer', language: 'de-DE' },
        { kind: 'line-break' },
        { kind: 'text', text: 'there', link: 'https://example.org/' },
        { kind: 'text', text: 'not bold' },
      ],
    },
  ]);
});

test('a link that runs a script, and a link to a missing bookmark, are words alone', async () => {
  const body = paragraph(
    `<w:hyperlink r:id="r1">${run('one')}</w:hyperlink><w:hyperlink w:anchor="lost">${run(' two')}</w:hyperlink>`,
  );
  expect(await blocksOf(body, { [RELATIONS]: relations(['r1', 'javascript:alert(1)', true]) })).toEqual([
    { kind: 'paragraph', content: [{ kind: 'text', text: 'one two' }] },
  ]);
});

test('a link to a bookmark leads to the paragraph that has it', async () => {
  const { document } = await read(
    paragraph(`<w:hyperlink w:anchor="end">${run('below')}</w:hyperlink>`) +
      '<w:bookmarkStart w:name="end"/>' +
      paragraph(run('The end')),
  );
  const [first, last] = document.blocks;
  expect(first).toMatchObject({ content: [{ text: 'below', link: `#${last?.id}` }] });
});

test('a footnote follows its paragraph, and its reference leads to it', async () => {
  const note = `<w:footnotes ${NAMESPACES}><w:footnote w:id="0" w:type="separator">${paragraph(run('---'))}</w:footnote><w:footnote w:id="2">${paragraph(run('By boat.'))}</w:footnote></w:footnotes>`;
  const { document } = await read(
    paragraph(`${run('We went')}<w:r><w:footnoteReference w:id="2"/></w:r>`) + paragraph(run('Home')),
    { 'word/footnotes.xml': note },
  );
  const [text, footnote] = document.blocks;
  expect(text).toMatchObject({ content: [{}, { kind: 'note-reference', note: footnote?.id, mark: '1' }] });
  expect(withoutIds(footnote)).toEqual({
    kind: 'note',
    place: 'foot',
    mark: '1',
    blocks: [{ kind: 'paragraph', content: [{ kind: 'text', text: 'By boat.' }] }],
  });
});

test('gaps to fill in are blanks, however they were typed', async () => {
  const body =
    paragraph(run('Name: ____________')) +
    paragraph(`<w:r><w:rPr><w:u w:val="single"/></w:rPr><w:tab/><w:tab/></w:r>${run(' is wet.')}`);
  expect(await blocksOf(body)).toEqual([
    {
      kind: 'paragraph',
      content: [
        { kind: 'text', text: 'Name: ' },
        { kind: 'blank', width: 12 },
      ],
    },
    {
      kind: 'paragraph',
      content: [
        { kind: 'blank', width: 16 },
        { kind: 'text', text: ' is wet.' },
      ],
    },
  ]);
});

test('a picture is a figure with its bytes, its caption and its number', async () => {
  const picture =
    '<w:r><w:drawing><wp:inline><wp:extent cx="5000000" cy="3000000"/><wp:docPr descr="The sun over the sea"/><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="r1"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>';
  const styles = `<w:styles ${NAMESPACES}><w:style w:type="paragraph" w:styleId="Beschriftung"><w:name w:val="caption"/></w:style></w:styles>`;
  const { document, pictures } = await read(
    paragraph(picture) + paragraph(run('Figure 3: The sea'), '<w:pStyle w:val="Beschriftung"/>'),
    { [RELATIONS]: relations(['r1', 'media/sea.png']), 'word/media/sea.png': PNG, 'word/styles.xml': styles },
  );
  expect(withoutIds(document.blocks)).toEqual([
    {
      kind: 'figure',
      shows: { picture: document.pictures[0]?.id },
      treatment: 'described',
      number: 'Figure 3',
      caption: [{ kind: 'text', text: 'Figure 3: The sea' }],
      description: { short: 'The sun over the sea', long: [] },
      words: [],
    },
  ]);
  expect(document.pictures).toMatchObject([{ mediaType: 'image/png', width: 1, height: 1 }]);
  expect(pictures.get(document.pictures[0]?.id ?? '')).toEqual(PNG);
});

test('a chart is a figure with its numbers', async () => {
  const chart = `<w:r><w:drawing><wp:inline><wp:docPr descr="Rain in May and June"/><a:graphic><a:graphicData><c:chart r:id="r1"/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
  const part = `<c:chartSpace ${NAMESPACES}><c:chart><c:plotArea><c:barChart><c:ser><c:cat><c:strLit><c:ptCount val="2"/><c:pt idx="0"><c:v>May</c:v></c:pt><c:pt idx="1"><c:v>June</c:v></c:pt></c:strLit></c:cat><c:val><c:numLit><c:ptCount val="2"/><c:pt idx="0"><c:v>40</c:v></c:pt><c:pt idx="1"><c:v>55</c:v></c:pt></c:numLit></c:val></c:ser></c:barChart></c:plotArea></c:chart></c:chartSpace>`;
  const { document } = await read(paragraph(chart), {
    [RELATIONS]: relations(['r1', 'charts/chart1.xml']),
    'word/charts/chart1.xml': part,
  });
  expect(document.blocks).toMatchObject([
    {
      kind: 'figure',
      treatment: 'chart',
      shows: {
        chart: {
          cells: [
            ['', ''],
            ['May', '40'],
            ['June', '55'],
          ],
        },
      },
      description: { short: 'Rain in May and June' },
    },
  ]);
});

function cell(text: string, properties = ''): string {
  return `<w:tc><w:tcPr>${properties}</w:tcPr>${paragraph(text ? run(text) : '')}</w:tc>`;
}

test('a table keeps its header rows and the cells that span others', async () => {
  const table = `<w:tbl><w:tr><w:trPr><w:tblHeader/></w:trPr>${cell('', '<w:vMerge w:val="restart"/>')}${cell('Rain', '<w:gridSpan w:val="2"/>')}</w:tr><w:tr>${cell('', '<w:vMerge/>')}${cell('May')}${cell('June')}</w:tr><w:tr>${cell('Sea')}${cell('1')}${cell('2')}</w:tr></w:tbl>`;
  const [block] = (await read(table)).document.blocks;
  expect(block).toMatchObject({ kind: 'table', headerRows: 1 });
  const cells = block?.kind === 'table' ? block.rows.map((row) => row.cells) : [];
  expect(cells.map((row) => row.map(({ columns = 1, rows = 1 }) => [columns, rows]))).toEqual([
    [
      [1, 2],
      [2, 1],
    ],
    [
      [1, 1],
      [1, 1],
    ],
    [
      [1, 1],
      [1, 1],
      [1, 1],
    ],
  ]);
});

test('a formula on its own line is a display formula, and others are in their line', async () => {
  const formula = '<m:oMath><m:r><m:t>x</m:t></m:r></m:oMath>';
  expect(
    await blocksOf(paragraph(`<m:oMathPara>${formula}</m:oMathPara>`) + paragraph(run('Let ') + formula)),
  ).toMatchObject([
    { kind: 'formula', line: 'x', number: '' },
    { kind: 'paragraph', content: [{ text: 'Let ' }, { kind: 'formula', line: 'x' }] },
  ]);
});

test('the document holds the pages of the print if Word says where they begin', async () => {
  const body =
    paragraph(run('One')) +
    paragraph('<w:r><w:lastRenderedPageBreak/></w:r>' + run('Two')) +
    '<w:sectPr><w:pgNumType w:start="7"/></w:sectPr>';
  expect(await blocksOf(body)).toEqual([
    { kind: 'page-break', page: '7' },
    { kind: 'paragraph', content: [{ kind: 'text', text: 'One' }] },
    {
      kind: 'paragraph',
      content: [
        { kind: 'page-break', page: '8' },
        { kind: 'text', text: 'Two' },
      ],
    },
  ]);
});

test('the title becomes metadata, quotations are quotations, and lines of code are one block', async () => {
  const style = (id: string, name: string) =>
    `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/></w:style>`;
  const styles = `<w:styles ${NAMESPACES}>${style('T', 'Title')}${style('Q', 'Quote')}${style('C', 'Source Code')}</w:styles>`;
  const of = (id: string, text: string) => paragraph(run(text), `<w:pStyle w:val="${id}"/>`);
  const { document } = await read(
    of('T', 'Weather') +
      of('Q', 'It rains.') +
      of('Q', 'It pours.') +
      of('C', 'if a:') +
      of('C', '    b = 2'),
    { 'word/styles.xml': styles },
  );
  expect(document.metadata.title).toBe('Weather');
  expect(withoutIds(document.blocks)).toMatchObject([
    { kind: 'quotation', blocks: [{}, {}] },
    { kind: 'code', code: 'if a:\n    b = 2' },
  ]);
});

test('a frame of one cell is a box, and every block has a unique id', async () => {
  const { document } = await read(`<w:tbl><w:tr>${cell('Remember!')}</w:tr></w:tbl>${paragraph(run('x'))}`);
  const ids = [...walkBlocks(document.blocks)].map(({ block }: { readonly block: Block }) => block.id);
  expect(document.blocks.map(({ kind }) => kind)).toEqual(['box', 'paragraph']);
  expect(new Set(ids).size).toBe(ids.length);
});

test('empty paragraphs with a line below are room to write on', async () => {
  const line = '<w:p><w:pPr><w:pBdr><w:bottom w:val="single"/></w:pBdr></w:pPr></w:p>';
  const none = '<w:p><w:pPr><w:pBdr><w:bottom w:val="none"/></w:pBdr></w:pPr></w:p>';
  const { document } = await read(`<w:p><w:r><w:t>Write.</w:t></w:r></w:p>${line}${line}${line}${none}`);
  expect(document.blocks).toMatchObject([
    { kind: 'paragraph' },
    { kind: 'exercise', mark: '', blocks: [], answer: { kind: 'lines', count: 3 } },
  ]);
});

test('a list in the style List Bullet 2 is inside the item before it', async () => {
  const styles = `<w:styles ${NAMESPACES}>${['', ' 2']
    .map(
      (step, at) =>
        `<w:style w:type="paragraph" w:styleId="L${at}"><w:name w:val="List Bullet${step}"/><w:pPr><w:numPr><w:numId w:val="${at + 1}"/></w:numPr></w:pPr></w:style>`,
    )
    .join('')}</w:styles>`;
  const item = (style: string, words: string) =>
    `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr><w:r><w:t>${words}</w:t></w:r></w:p>`;
  const { document } = await read(item('L0', 'Sea') + item('L1', 'Waves') + item('L0', 'Land'), {
    'word/styles.xml': styles,
  });
  expect(document.blocks).toMatchObject([
    { kind: 'list', items: [{ blocks: [{ kind: 'paragraph' }, { kind: 'list', items: [{}] }] }, {}] },
  ]);
});
