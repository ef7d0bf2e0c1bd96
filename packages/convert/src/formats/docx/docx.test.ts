import { getProfile } from '@relievo/graphic';
import { expect, test } from 'vitest';
import { packArchive } from '../../documents/archive.ts';
import { writeDocx } from '../../documents/docx/docx.ts';
import { translator } from '../../outputs/testing/translator.ts';
import { wordsOf } from '../../words/testing/words-of.ts';
import { importDrafts } from '../import-drafts.ts';

const options = { profile: getProfile('swell-a4'), translate: translator.translate };
const WORD =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"';
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
  expect(notes).toEqual(['document_read', 'formula_kept', 'picture_in_words']);
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
