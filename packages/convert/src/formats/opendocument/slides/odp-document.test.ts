import type { WholeDocument } from '@relievo/document/file';
import { validate } from '@relievo/document/validation';
import { expect, test } from 'vitest';
import { packArchive } from '../../../documents/archive.ts';
import { odpImporter } from './odp.ts';

const NAMESPACES = [
  ...['office', 'text', 'style', 'fo', 'draw', 'table', 'svg', 'chart', 'presentation', 'xlink'].map(
    (name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`,
  ),
  'xmlns:math="http://www.w3.org/1998/Math/MathML"',
].join(' ');

/** The smallest PNG has one pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

interface Presentation {
  readonly slides: string;
  readonly styles?: string;
  readonly masters?: string;
  readonly declared?: string;
}

function writeFlat({ slides, styles = '', masters = '', declared = '' }: Presentation): Uint8Array {
  return new TextEncoder().encode(
    `<?xml version="1.0"?><office:document ${NAMESPACES} office:mimetype="application/vnd.oasis.opendocument.presentation"><office:automatic-styles>${styles}</office:automatic-styles><office:master-styles>${masters}</office:master-styles><office:body><office:presentation>${declared}${slides}</office:presentation></office:body></office:document>`,
  );
}

interface Read {
  readonly document: WholeDocument;
  readonly notes: readonly string[];
}

async function read(bytes: Uint8Array, name = 'slides.fodp'): Promise<Read> {
  const opened = await odpImporter.open({ name, bytes });
  if (!opened.ok || opened.value.kind !== 'pages') throw new Error('The file was refused.');
  const { importText, importPages, pages } = opened.value;
  const numbers = pages.map(({ number }) => number);
  const all = importText ? await importText(numbers, {}) : await importPages(numbers, {});
  if (!all.ok) throw new Error('The slides were refused.');
  const [first] = Array.isArray(all.value) ? all.value : [all.value];
  if (!first?.document) throw new Error('There is no document.');
  expect(validate(first.document.document)).toMatchObject({ ok: true });
  return {
    document: first.document,
    notes: first.notes.map(
      ({ code, parameters }: { code: string; parameters: { count?: unknown } }) =>
        `${code} ${String(parameters.count)}`,
    ),
  };
}

async function blocksOf(presentation: Presentation): Promise<unknown> {
  const { document } = await read(writeFlat(presentation));
  return JSON.parse(
    JSON.stringify(document.document.blocks, (name, one: unknown) => (name === 'id' ? undefined : one)),
  );
}

async function notesOf(presentation: Presentation): Promise<readonly string[]> {
  return (await read(writeFlat(presentation))).notes;
}

function slide(shapes: string, more = ''): string {
  return `<draw:page draw:name="page1" ${more}>${shapes}</draw:page>`;
}

function frame(content: string, place: string, [x, y, width, height] = [1, 1, 20, 2]): string {
  return `<draw:frame ${place} svg:x="${x}cm" svg:y="${y}cm" svg:width="${width}cm" svg:height="${height}cm">${content}</draw:frame>`;
}

function box(words: string, place = '', at?: readonly number[]): string {
  const paragraphs = words.startsWith('<') ? words : `<text:p>${words}</text:p>`;
  return frame(`<draw:text-box>${paragraphs}</draw:text-box>`, place, at as [number, number, number, number]);
}

function list(...items: readonly string[]): string {
  return `<text:list text:style-name="L">${items.map((item) => `<text:list-item>${item.startsWith('<') ? item : `<text:p>${item}</text:p>`}</text:list-item>`).join('')}</text:list>`;
}

const TITLE = 'presentation:class="title"';
const OUTLINE = 'presentation:class="outline"';

function paragraph(text: string): unknown {
  return { kind: 'paragraph', content: [{ kind: 'text', text }] };
}

function heading(text: string, level = 1): unknown {
  return { kind: 'heading', level, content: [{ kind: 'text', text }] };
}

const PAGE = { kind: 'page-break', page: '1' };

test('a slide has its title first, its lists with their depths, and the notes of the speaker', async () => {
  const inner = `<text:p>Stem</text:p>${list('Bark', 'Wood')}`;
  const notes = `<presentation:notes>${box('Ask who has a garden.', 'presentation:class="notes"')}${box('7', 'presentation:class="page-number"')}</presentation:notes>`;
  expect(
    await blocksOf({
      slides: slide(box(list('Root', inner), OUTLINE, [1, 5, 20, 9]) + box('Plants', TITLE) + notes),
    }),
  ).toEqual([
    PAGE,
    heading('Plants'),
    {
      kind: 'list',
      marks: { kind: 'bullets' },
      items: [
        { blocks: [paragraph('Root')] },
        {
          blocks: [
            paragraph('Stem'),
            {
              kind: 'list',
              marks: { kind: 'bullets' },
              items: [{ blocks: [paragraph('Bark')] }, { blocks: [paragraph('Wood')] }],
            },
          ],
        },
      ],
    },
    heading('Notes', 2),
    paragraph('Ask who has a garden.'),
  ]);
});

test('a list whose level has no marks is paragraphs, and one that begins on a deeper level is not empty', async () => {
  const styles =
    '<text:list-style style:name="L"><text:list-level-style-number text:level="1" style:num-format=""/><text:list-level-style-bullet text:level="2" text:bullet-char="-"/></text:list-style>';
  expect(await blocksOf({ styles, slides: slide(box(list('A sentence.', list('A point')))) })).toEqual([
    PAGE,
    paragraph('A sentence.'),
    { kind: 'list', marks: { kind: 'bullets' }, items: [{ blocks: [paragraph('A point')] }] },
  ]);
  expect(await blocksOf({ slides: slide(box(list(list('Deep')))) })).toEqual([
    PAGE,
    { kind: 'list', marks: { kind: 'bullets' }, items: [{ blocks: [paragraph('Deep')] }] },
  ]);
});

test('shapes are read by their places: columns and rows, whichever is nearer to the order of the file', async () => {
  const corners = [
    box('left below', '', [1, 10, 9, 3]),
    box('right above', '', [12, 5, 9, 3]),
    box('left above', '', [1, 5, 9, 3]),
    box('right below', '', [12, 10, 9, 3]),
  ];
  const byRows = [corners[2], corners[1], corners[0], corners[3]].join('');
  const byColumns = [corners[2], corners[0], corners[1], corners[3]].join('');
  const read = async (shapes: string) =>
    JSON.stringify(await blocksOf({ slides: slide(shapes) })).match(/\w+ (?:above|below)/g);
  expect(await read(byRows)).toEqual(['left above', 'right above', 'left below', 'right below']);
  expect(await read(byColumns)).toEqual(['left above', 'left below', 'right above', 'right below']);
  expect(await read(corners.toReversed().join(''))).toEqual([
    'left above',
    'right above',
    'left below',
    'right below',
  ]);
});

test('an order that the author chose is the order of reading', async () => {
  const shapes = `<draw:rect draw:id="b" svg:x="1cm" svg:y="1cm" svg:width="1cm" svg:height="1cm"><text:p>second</text:p></draw:rect><draw:rect draw:id="a" svg:x="1cm" svg:y="9cm" svg:width="1cm" svg:height="1cm"><text:p>first</text:p></draw:rect>`;
  expect(await blocksOf({ slides: slide(shapes, 'draw:nav-order="a b"') })).toEqual([
    PAGE,
    paragraph('first'),
    paragraph('second'),
  ]);
});

test('a table has its cells and spans, and the first row names the columns unless the table says otherwise', async () => {
  const cell = (words: string, more = '') =>
    `<table:table-cell ${more}><text:p>${words}</text:p></table:table-cell>`;
  const rows = `<table:table-row>${cell('City')}${cell('Rain')}</table:table-row><table:table-row>${cell('all', 'table:number-columns-spanned="2"')}<table:covered-table-cell/></table:table-row>`;
  const table = (more: string) =>
    blocksOf({
      slides: slide(
        frame(`<table:table ${more}>${rows}</table:table><draw:image xlink:href="Pictures/T.svm"/>`, ''),
      ),
    });
  expect(await table('')).toMatchObject([
    PAGE,
    {
      kind: 'table',
      headerRows: 1,
      headerColumns: 0,
      rows: [{}, { cells: [{ columns: 2, blocks: [paragraph('all')] }] }],
    },
  ]);
  expect(await table('table:template-name="default"')).toMatchObject([PAGE, { headerRows: 0 }]);
  expect(await table('table:use-first-column-styles="true"')).toMatchObject([PAGE, { headerColumns: 1 }]);
});

test('pictures, charts and formulas of a flat file are in the document', async () => {
  const picture = frame(
    `<draw:image><office:binary-data>${PIXEL}</office:binary-data></draw:image><svg:desc>A leaf</svg:desc>`,
    '',
  );
  const row = (...cells: readonly string[]) =>
    `<table:table-row>${cells.map((one) => `<table:table-cell${/^\d/.test(one) ? ` office:value="${one}"` : ''}><text:p>${one}</text:p></table:table-cell>`).join('')}</table:table-row>`;
  const chart = frame(
    `<draw:object><office:document><office:body><office:chart><chart:chart chart:class="chart:bar"><chart:title><text:p>Rain</text:p></chart:title><table:table>${row('', 'mm')}${row('May', '12')}${row('June', '30')}</table:table></chart:chart></office:chart></office:body></office:document></draw:object>`,
    '',
    [1, 5, 20, 4],
  );
  const formula = frame(
    '<draw:object><math:math><math:mi>x</math:mi><math:mo>=</math:mo><math:mn>2</math:mn></math:math></draw:object>',
    '',
    [1, 12, 20, 4],
  );
  const { document, notes } = await read(writeFlat({ slides: slide(picture + chart + formula) }));
  expect(document.document.blocks).toMatchObject([
    PAGE,
    { kind: 'figure', shows: { picture: 'picture-1' }, description: { short: 'A leaf' } },
    {
      kind: 'figure',
      treatment: 'chart',
      shows: {
        chart: {
          cells: [
            ['', 'mm'],
            ['May', '12'],
            ['June', '30'],
          ],
        },
      },
    },
    { kind: 'formula', line: 'x = 2' },
  ]);
  expect(document.pictures.size).toBe(1);
  expect(notes).toContain('chart_from_numbers 1');
});

test('words of master slides and hidden slides are counted, and empty places say nothing', async () => {
  const masters = `<style:master-page style:name="M">${box('Click to edit', TITLE)}${box('<text:p><text:page-number>&lt;number&gt;</text:page-number></text:p>', 'presentation:class="page-number"')}${box('Hill School')}</style:master-page>`;
  const presentation: Presentation = {
    masters,
    styles:
      '<style:style style:name="H" style:family="drawing-page"><style:drawing-page-properties presentation:visibility="hidden"/></style:style>',
    declared:
      '<presentation:footer-decl presentation:name="f1">Biology</presentation:footer-decl><presentation:footer-decl presentation:name="f2">unused</presentation:footer-decl>',
    slides:
      slide(
        box('Plants', TITLE) +
          box('<text:p/>', 'presentation:class="outline" presentation:placeholder="true"') +
          box('3', 'presentation:class="page-number"'),
        'draw:master-page-name="M" presentation:use-footer-name="f1"',
      ) + slide(box('Secret', TITLE), 'draw:style-name="H"'),
  };
  expect(await blocksOf(presentation)).toEqual([PAGE, heading('Plants')]);
  expect(await notesOf(presentation)).toEqual([
    'document_read 1',
    'running_heads_left_out 3',
    'slide_hidden 1',
  ]);
});

test('shapes keep their words, lines between them are counted, and a described group is a figure', async () => {
  const shape = (words: string, x: number) =>
    `<draw:custom-shape svg:x="${x}cm" svg:y="5cm" svg:width="3cm" svg:height="2cm"><text:p>${words}</text:p><draw:enhanced-geometry draw:type="rectangle"/></draw:custom-shape>`;
  const line = '<draw:connector svg:x1="4cm" svg:y1="6cm" svg:x2="8cm" svg:y2="6cm" svg:d="M0 0"/>';
  const cycle = { slides: slide(shape('Cloud', 1) + line + shape('Rain', 8)) };
  expect(await blocksOf(cycle)).toEqual([PAGE, paragraph('Cloud'), paragraph('Rain')]);
  expect(await notesOf(cycle)).toContain('shapes_as_words 1');
  const group = `<draw:g><svg:title>The cycle</svg:title>${shape('Cloud', 1)}${line}${shape('Rain', 8)}</draw:g>`;
  expect(await blocksOf({ slides: slide(group) })).toMatchObject([
    PAGE,
    { kind: 'figure', description: { short: 'The cycle', long: [paragraph('Cloud'), paragraph('Rain')] } },
  ]);
});

test('a packed file is read like a flat one, by what it says of itself', async () => {
  const files = {
    mimetype: 'application/vnd.oasis.opendocument.presentation',
    'content.xml': `<office:document-content ${NAMESPACES}><office:body><office:presentation>${slide(box('Plants', TITLE) + box('Green', 'presentation:class="subtitle"', [1, 5, 9, 3]))}</office:presentation></office:body></office:document-content>`,
  };
  const bytes = packArchive(
    Object.entries(files).map(([name, text]) => ({ name, bytes: new TextEncoder().encode(text) })),
  );
  expect(odpImporter.sniff(bytes.subarray(0, 100), bytes)).toBe('certain');
  const { document } = await read(bytes, 'lesson.odp');
  expect(document.document.metadata.title).toBe('Plants');
});
