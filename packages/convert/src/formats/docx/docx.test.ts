import { getProfile } from '@relievo/graphic/profiles';
import { expect, test } from 'vitest';
import { packArchive } from '../../documents/archive.ts';
import { writeDocx } from '../../documents/docx/docx.ts';
import { translator } from '../../outputs/testing/translator.ts';
import { wordsOf } from '../../words/testing/words-of.ts';
import { importDrafts } from '../import-drafts.ts';

const options = { profile: getProfile('swell-a4'), translate: translator.translate };
const WORD =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:mc="urn:mc" xmlns:v="urn:v"';
const NUMBERING = `<w:numbering ${WORD}><w:abstractNum w:abstractNumId="4"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/></w:lvl><w:lvl w:ilvl="1"><w:numFmt w:val="lowerLetter"/></w:lvl></w:abstractNum><w:num w:numId="7"><w:abstractNumId w:val="4"/></w:num></w:numbering>`;

function pack(document: string, others: Readonly<Record<string, string>> = {}): Uint8Array {
  const files = { '[Content_Types].xml': '<Types/>', 'word/document.xml': document, ...others };
  return packArchive(
    Object.entries(files).map(([name, text]) => ({ name, bytes: new TextEncoder().encode(text) })),
  );
}

function paragraph(words: string, properties = ''): string {
  return `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t xml:space="preserve">${words}</w:t></w:r></w:p>`;
}

function inBody(content: string): string {
  return `<w:document ${WORD}><w:body>${content}</w:body></w:document>`;
}

async function read(bytes: Uint8Array) {
  const made = await importDrafts({ name: 'lesson.docx', bytes }, options);
  const [draft] = made.ok ? made.value : [];
  return {
    title: draft?.source.drawing.title,
    blocks: draft?.source.text,
    notes: draft?.changes.map(({ code }) => code),
    problems: made.ok ? [] : made.problems,
  };
}

test('what we write for Word is read back with its headings, list and table', async () => {
  const { title, blocks } = await read(
    writeDocx({
      title: 'How plants drink',
      language: 'de',
      blocks: [
        { kind: 'heading', text: 'What you need' },
        { kind: 'list', items: [{ text: 'water', depth: 0, mark: '' }] },
        { kind: 'heading', text: 'Measured', level: 3 },
        {
          kind: 'table',
          table: {
            caption: '',
            columns: [
              { name: 'Hour', kind: 'number' },
              { name: 'Remark', kind: 'text' },
            ],
            rows: [['1', 'half way up']],
          },
        },
      ],
    }),
  );
  expect(title).toBe('How plants drink');
  expect(blocks).toEqual([
    { kind: 'heading', level: 2, text: 'What you need' },
    { kind: 'list', items: [{ text: 'water', depth: 0, mark: '' }] },
    { kind: 'heading', level: 3, text: 'Measured' },
    {
      kind: 'table',
      table: {
        caption: '',
        columns: [
          { name: 'Hour', kind: 'number' },
          { name: 'Remark', kind: 'text' },
        ],
        rows: [['1', 'half way up']],
      },
    },
  ]);
});

test('numbers of lists, pictures in words and formulas are kept, and what was taken out is not', async () => {
  const item = (depth: number) => `<w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="7"/></w:numPr>`;
  const { blocks, notes } = await read(
    pack(
      inBody(
        paragraph('first', item(0)) +
          paragraph('within', item(1)) +
          paragraph('second', item(0)) +
          '<w:p><w:r><w:t>A leaf </w:t></w:r><w:del><w:r><w:delText>gone</w:delText></w:r></w:del><m:oMath><m:r><m:t>a+b</m:t></m:r></m:oMath><w:r><w:drawing><wp:inline><wp:docPr id="1" name="x" descr="A leaf with five veins"/></wp:inline></w:drawing></w:r></w:p>',
      ),
      { 'word/numbering.xml': NUMBERING },
    ),
  );
  expect(blocks).toEqual([
    {
      kind: 'list',
      items: [
        { text: 'first', depth: 0, mark: '1.' },
        { text: 'within', depth: 1, mark: 'a.' },
        { text: 'second', depth: 0, mark: '2.' },
      ],
    },
    { kind: 'paragraph', text: 'A leaf a+b' },
    { kind: 'image', alt: 'A leaf with five veins' },
  ]);
  expect(notes).toEqual(['document_read', 'picture_in_words', 'formula_kept']);
});

function run(words: string, properties = ''): string {
  return `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${words}</w:t></w:r>`;
}

test('what is raised or lowered in a Word file stays so', async () => {
  const raised = (words: string) => run(words, '<w:vertAlign w:val="superscript"/>');
  const lowered = run('2', '<w:vertAlign w:val="subscript"/>');
  const { blocks } = await read(
    pack(
      inBody(
        `<w:p>${run('25 cm')}${raised('2')}${run(' of H')}${lowered}${run('O, 4 x 10')}${raised('12')}</w:p>`,
      ),
    ),
  );
  expect(blocks).toEqual([{ kind: 'paragraph', text: '25 cm² of H₂O, 4 x 10¹²' }]);
});

test('a box of words in a Word file is read once, after the paragraph that it is anchored in, and is no picture', async () => {
  const words = paragraph('Wash your hands.') + paragraph('Dry them.');
  const box = `<w:r><mc:AlternateContent><mc:Choice><w:drawing><wp:anchor><wp:docPr id="1" name="Text Box 1"/><w:txbxContent>${words}</w:txbxContent></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><w:txbxContent>${words}</w:txbxContent></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
  const { blocks, notes } = await read(
    pack(inBody(`<w:p>${run('Look at the ')}${box}${run('picture.')}</w:p>`)),
  );
  expect(blocks).toEqual(
    ['Look at the picture.', 'Wash your hands.', 'Dry them.'].map((text) => ({ kind: 'paragraph', text })),
  );
  expect(notes).toEqual(['document_read']);
});

test('words that a Word file hides are left out, and that is told as are heads of pages and signs without a letter', async () => {
  const { blocks, notes } = await read(
    pack(
      inBody(
        `<w:p>${run('3 times 4?')}${run('12', '<w:vanish/>')}${run(' Tick', '<w:vanish w:val="0"/>')}<w:r><w:sym w:font="Wingdings" w:char="F0A8"/></w:r><w:r><w:sym w:font="Webdings" w:char="F0FC"/></w:r></w:p>`,
      ),
      {
        'word/header1.xml': `<w:hdr ${WORD}>${paragraph('Class 5b')}</w:hdr>`,
        'word/footer1.xml': `<w:ftr ${WORD}/>`,
      },
    ),
  );
  expect(blocks).toEqual([{ kind: 'paragraph', text: '3 times 4? Tick☐' }]);
  expect(notes?.toSorted()).toEqual([
    'document_read',
    'hidden_words_left_out',
    'running_heads_left_out',
    'sign_left_out',
  ]);
});

test('headings that Word numbers have their numbers, and marks of lists are as they are written', async () => {
  const level = (at: number, format: string, text: string) =>
    `<w:lvl w:ilvl="${at}"><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
  const list = (id: number, levels: string) =>
    `<w:abstractNum w:abstractNumId="${id}">${levels}</w:abstractNum>`;
  const numbering = `<w:numbering ${WORD}>${list(1, level(0, 'decimal', '%1') + level(1, 'lowerRoman', '%1.%2'))}${list(2, level(0, 'lowerLetter', '%1)'))}<w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="2"/></w:num></w:numbering>`;
  const numbered = (id: number, depth: number, outline = '') =>
    `<w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="${id}"/></w:numPr>${outline}`;
  const heading = (depth: number) => numbered(1, depth, `<w:outlineLvl w:val="${depth}"/>`);
  const { blocks } = await read(
    pack(
      inBody(
        paragraph('Read first.') +
          paragraph('Forces', heading(0)) +
          paragraph('Weight', heading(1)) +
          paragraph('Friction', heading(1)) +
          paragraph('Energy', heading(0)) +
          paragraph('one', numbered(2, 0)),
      ),
      { 'word/numbering.xml': numbering },
    ),
  );
  expect(blocks?.map((block) => (block.kind === 'heading' ? block.text : block))).toEqual([
    { kind: 'paragraph', text: 'Read first.' },
    '1 Forces',
    '1.i Weight',
    '1.ii Friction',
    '2 Energy',
    { kind: 'list', items: [{ text: 'one', depth: 0, mark: 'a)' }] },
  ]);
});

test('a table within a cell of a Word file is read after the table that it stands in', async () => {
  const cell = (content: string) => `<w:tc>${content}</w:tc>`;
  const table = (...rows: string[][]) =>
    `<w:tbl>${rows.map((row) => `<w:tr>${row.map(cell).join('')}</w:tr>`).join('')}</w:tbl>`;
  const inner = table([paragraph('a'), paragraph('b')], [paragraph('1'), paragraph('2')]);
  const { blocks, notes } = await read(
    pack(inBody(table([paragraph('Task'), paragraph('Data')], [paragraph('Add them'), inner]))),
  );
  expect(blocks).toMatchObject([
    { kind: 'table', table: { rows: [['Add them', '']] } },
    { kind: 'table', table: { columns: [{ name: 'a' }, { name: 'b' }], rows: [['1', '2']] } },
  ]);
  expect(notes).toContain('table_in_table');
});

test('a picture of an older Word file is kept by its words, and told where it has none', async () => {
  const shape = (alt: string) => `<w:r><w:pict><v:shape id="x"${alt}><v:imagedata/></v:shape></w:pict></w:r>`;
  const { blocks, notes } = await read(
    pack(inBody(`<w:p>${run('See:')}${shape(' alt="A cow in a field"')}${shape('')}</w:p>`)),
  );
  expect(blocks?.at(-1)).toEqual({ kind: 'image', alt: 'A cow in a field' });
  expect(notes).toContain('picture_without_words');
});

const whole = pack(inBody(paragraph('Plants drink water.')));
test.each([
  ['grows without end when it is unpacked', pack(' '.repeat(30_000_000)), 'archive_too_large'],
  ['is cut off', whole.subarray(0, 150), 'document_unreadable'],
  ['declares entities', pack(`<!DOCTYPE a [<!ENTITY b "c">]>${inBody('')}`), 'document_unreadable'],
  ['has no document in it', pack('<w:other/>'), 'document_unreadable'],
  ['holds no words', pack(inBody('<w:p/>')), 'text_empty'],
])('a Word file that %s is refused in one sentence', async (_, bytes, code) => {
  const { problems } = await read(bytes);
  expect(problems.map((problem) => problem.code)).toEqual([code]);
  expect(problems.map(wordsOf).join()).toMatch(/^[A-Z].*\.$/);
});
