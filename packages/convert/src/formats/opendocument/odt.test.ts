import { getProfile } from '@relievo/graphic/profiles';
import { expect, test } from 'vitest';
import { packArchive } from '../../documents/archive.ts';
import { unwrapMade } from '../../outputs/testing/make.ts';
import { translator } from '../../outputs/testing/translator.ts';
import { importDrafts } from '../import-drafts.ts';

const options = { profile: getProfile('swell-a4'), translate: translator.translate };
const NAMES = ['office', 'text', 'style', 'fo', 'draw', 'table', 'svg']
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(' ');
const MIMETYPE = 'application/vnd.oasis.opendocument.text';

/** What a text of these words, styles of words and styles of pages becomes. */
async function read(words: string, look = '', pages = '') {
  const files = {
    mimetype: MIMETYPE,
    'content.xml': `<office:document-content ${NAMES}><office:automatic-styles>${look}</office:automatic-styles><office:body><office:text>${words}</office:text></office:body></office:document-content>`,
    'styles.xml': `<office:document-styles ${NAMES}>${pages}</office:document-styles>`,
  };
  const bytes = packArchive(
    Object.entries(files).map(([name, text]) => ({ name, bytes: new TextEncoder().encode(text) })),
  );
  const [draft] = unwrapMade(await importDrafts({ name: 'lesson.odt', bytes }, options));
  return { blocks: draft?.source.text, notes: draft?.changes.map(({ code }) => code) };
}

function style(name: string, properties: string): string {
  return `<style:style style:name="${name}" style:family="text"><style:text-properties ${properties}/></style:style>`;
}

test('what is raised or lowered in an OpenDocument text stays so', async () => {
  const { blocks } = await read(
    '<text:p>25 cm<text:span text:style-name="U">2</text:span> of H<text:span text:style-name="D">2</text:span>O, 4 x 10<text:span text:style-name="P">12</text:span></text:p>',
    style('U', 'style:text-position="super 58%"') +
      style('D', 'style:text-position="-33% 58%"') +
      style('P', 'style:text-position="33% 58%"'),
  );
  expect(blocks).toEqual([{ kind: 'paragraph', text: '25 cm² of H₂O, 4 x 10¹²' }]);
});

test('words in a shape of an OpenDocument text are read after their paragraph, and are no picture', async () => {
  const { blocks, notes } = await read(
    '<text:p>Look at the <draw:custom-shape><text:p>Wash your hands.</text:p></draw:custom-shape>picture.</text:p>',
  );
  expect(blocks).toEqual([
    { kind: 'paragraph', text: 'Look at the picture.' },
    { kind: 'paragraph', text: 'Wash your hands.' },
  ]);
  expect(notes).toEqual(['document_read']);
});

test('words that an OpenDocument text hides are left out, and that is told as are heads of pages', async () => {
  const { blocks, notes } = await read(
    '<text:p>3 times 4?<text:span text:style-name="H"> 12</text:span></text:p>',
    style('H', 'text:display="none"'),
    '<office:master-styles><style:master-page><style:header><text:p>Class 5b</text:p></style:header><style:footer><text:p/></style:footer></style:master-page></office:master-styles>',
  );
  expect(blocks).toEqual([{ kind: 'paragraph', text: '3 times 4?' }]);
  expect(notes?.toSorted()).toEqual(['document_read', 'hidden_words_left_out', 'running_heads_left_out']);
});

test('a table within a cell of an OpenDocument text is read after the table that it stands in, with its names', async () => {
  const cell = (content: string) => `<table:table-cell>${content}</table:table-cell>`;
  const table = (...rows: string[][]) =>
    `<table:table>${rows.map((row) => `<table:table-row>${row.map(cell).join('')}</table:table-row>`).join('')}</table:table>`;
  const words = (text: string) => `<text:p>${text}</text:p>`;
  const inner = table([words('a'), words('b')], [words('1'), words('2')]);
  const { blocks, notes } = await read(table([words('Task'), words('Data')], [words('Add them'), inner]));
  expect(blocks).toMatchObject([
    { kind: 'table', table: { rows: [['Add them', '']] } },
    { kind: 'table', table: { columns: [{ name: 'a' }, { name: 'b' }], rows: [['1', '2']] } },
  ]);
  expect(notes).toContain('table_in_table');
});

test('headings that an OpenDocument text numbers have their numbers', async () => {
  const heading = (level: number, text: string, more = '') =>
    `<text:h text:outline-level="${level}"${more}>${text}</text:h>`;
  const { blocks } = await read(
    `<text:p>Read first.</text:p>${heading(1, 'Forces')}${heading(2, 'Weight')}${heading(2, 'Friction')}${heading(2, 'Aside', ' text:is-list-header="true"')}${heading(1, 'Energy')}${heading(2, 'Heat')}<text:p>End.</text:p>`,
    '',
    '<office:styles><text:outline-style><text:outline-level-style text:level="1" style:num-format="1" style:num-suffix="."/><text:outline-level-style text:level="2" style:num-format="a" text:display-levels="2"/></text:outline-style></office:styles>',
  );
  expect(blocks?.flatMap((block) => (block.kind === 'heading' ? [block.text] : []))).toEqual([
    '1. Forces',
    '1.a Weight',
    '1.b Friction',
    'Aside',
    '2. Energy',
    '2.a Heat',
  ]);
});
