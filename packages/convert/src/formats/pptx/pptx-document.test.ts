import type { WholeDocument } from '@relievo/document/file';
import { validate } from '@relievo/document/validation';
import { expect, test } from 'vitest';
import { packArchive } from '../../documents/archive.ts';
import { pptxImporter } from './pptx.ts';

const NAMESPACES = 'xmlns:p="urn:p" xmlns:a="urn:a" xmlns:r="urn:r" xmlns:c="urn:c" xmlns:dgm="urn:dgm"';

type Parts = Readonly<Record<string, string | Uint8Array>>;

/** The smallest PNG has one pixel. */
const PNG = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);

function relations(...each: readonly (readonly [id: string, type: string, target: string])[]): string {
  const written = each.map(
    ([id, type, target]) => `<Relationship Id="${id}" Type="x/${type}" Target="${target}"/>`,
  );
  return `<Relationships>${written.join('')}</Relationships>`;
}

/** Reads one slide with these shapes. */
async function read(shapes: string, parts: Parts = {}): Promise<WholeDocument> {
  const files: Parts = {
    '[Content_Types].xml': '<Types/>',
    'ppt/presentation.xml': `<p:presentation ${NAMESPACES}><p:sldIdLst><p:sldId id="256" r:id="r1"/></p:sldIdLst></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relations(['r1', 'slide', 'slides/slide1.xml']),
    'ppt/slides/slide1.xml': `<p:sld ${NAMESPACES}><p:cSld><p:spTree>${shapes}</p:spTree></p:cSld></p:sld>`,
    ...parts,
  };
  const bytes = packArchive(
    Object.entries(files).map(([name, content]) => ({
      name,
      bytes: typeof content === 'string' ? new TextEncoder().encode(content) : content,
    })),
  );
  const opened = await pptxImporter.open({ name: 'slides.pptx', bytes });
  if (!opened.ok || opened.value.kind !== 'pages') throw new Error('The file was refused.');
  const pages = await opened.value.importPages([1], {});
  const document = pages.ok ? pages.value[0]?.document : undefined;
  if (!document) throw new Error('There is no document.');
  expect(validate(document.document)).toMatchObject({ ok: true });
  return document;
}

async function blocksOf(shapes: string, parts: Parts = {}): Promise<unknown> {
  const { document } = await read(shapes, parts);
  return JSON.parse(
    JSON.stringify(document.blocks, (name, one: unknown) => (name === 'id' ? undefined : one)),
  );
}

function shape(paragraphs: string, place = ''): string {
  return `<p:sp><p:nvSpPr><p:cNvPr id="2" name="x"/><p:nvPr>${place}</p:nvPr></p:nvSpPr><p:txBody>${paragraphs}</p:txBody></p:sp>`;
}

function paragraph(runs: string, properties = ''): string {
  return `<a:p><a:pPr ${properties}/>${runs}</a:p>`;
}

function run(text: string, properties = ''): string {
  return `<a:r><a:rPr lang="en" ${properties}/><a:t>${text}</a:t></a:r>`;
}

const RELATIONS = 'ppt/slides/_rels/slide1.xml.rels';

function frame(content: string, description: string): string {
  return `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="3" name="x" descr="${description}"/></p:nvGraphicFramePr><a:graphic><a:graphicData>${content}</a:graphicData></a:graphic></p:graphicFrame>`;
}

test('a slide is a page with its title, its nested list and the formatting of its words', async () => {
  const body =
    paragraph(`${run('H')}${run('2', 'baseline="-25000"')}${run('O is ')}${run('wet', 'b="1"')}`) +
    paragraph(run('very'), 'lvl="1"');
  expect(
    await blocksOf(shape(paragraph(run('Water')), '<p:ph type="title"/>') + shape(body, '<p:ph idx="1"/>')),
  ).toMatchObject([
    { kind: 'page-break', page: '1' },
    { kind: 'heading', level: 1, content: [{ text: 'Water' }] },
    {
      kind: 'list',
      items: [
        {
          blocks: [
            {
              content: [
                { text: 'H' },
                { text: '2', styles: ['sub'] },
                { text: 'O is ' },
                { text: 'wet', styles: ['bold'] },
              ],
            },
            { kind: 'list', items: [{ blocks: [{ content: [{ text: 'very' }] }] }] },
          ],
        },
      ],
    },
  ]);
});

function placed(top: number, size: number, words: string): string {
  const text = paragraph(run(words, `sz="${size}"`));
  return `<p:sp><p:nvSpPr><p:cNvPr id="2" name="x"/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="0" y="${top}"/></a:xfrm></p:spPr><p:txBody>${text}</p:txBody></p:sp>`;
}

test('the short text in the largest letters at the top is the title of a slide without a place for one', async () => {
  const kindsOf = async (...shapes: readonly string[]) =>
    (await read(shapes.join(''))).document.blocks
      .map(({ kind }) => kind)
      .filter((kind) => kind !== 'page-break');
  const small = placed(900, 1800, 'Nobody lives in the old village.');
  expect(await kindsOf(small, placed(100, 3200, 'The empty village'))).toEqual(['heading', 'paragraph']);
  expect(await kindsOf(small, placed(1800, 3200, 'The empty village'))).toEqual(['paragraph', 'paragraph']);
  expect(await kindsOf(small, placed(100, 2000, 'The empty village'))).toEqual(['paragraph', 'paragraph']);
});

test('a chart on a slide is a figure with its numbers', async () => {
  const points = (texts: readonly string[]) =>
    texts.map((text, at) => `<c:pt idx="${at}"><c:v>${text}</c:v></c:pt>`).join('');
  const chart = `<c:chartSpace ${NAMESPACES}><c:chart><c:plotArea><c:pieChart><c:ser><c:cat><c:strLit>${points(['Land', 'Sea'])}</c:strLit></c:cat><c:val><c:numLit>${points(['29', '71'])}</c:numLit></c:val></c:ser></c:pieChart></c:plotArea></c:chart></c:chartSpace>`;
  const blocks = await blocksOf(frame('<c:chart r:id="r2"/>', 'Land and sea'), {
    [RELATIONS]: relations(['r2', 'chart', '../charts/chart1.xml']),
    'ppt/charts/chart1.xml': chart,
  });
  expect(blocks).toMatchObject([
    { kind: 'page-break' },
    {
      kind: 'figure',
      treatment: 'chart',
      shows: {
        chart: {
          cells: [
            ['', ''],
            ['Land', '29'],
            ['Sea', '71'],
          ],
          shape: { type: 'pie' },
        },
      },
      description: { short: 'Land and sea' },
    },
  ]);
});

test('a picture keeps its bytes, and a diagram of shapes its words', async () => {
  const picture =
    '<p:pic><p:nvPicPr><p:cNvPr id="4" name="x" descr="The sun"/></p:nvPicPr><p:blipFill><a:blip r:embed="r2"/></p:blipFill></p:pic>';
  const data = `<dgm:dataModel ${NAMESPACES}><dgm:ptLst><dgm:pt><dgm:t><a:p><a:r><a:t>Rain</a:t></a:r></a:p></dgm:t></dgm:pt><dgm:pt/></dgm:ptLst></dgm:dataModel>`;
  const { document, pictures } = await read(picture + frame('<dgm:relIds r:dm="r3"/>', ''), {
    [RELATIONS]: relations(
      ['r2', 'image', '../media/sun.png'],
      ['r3', 'diagramData', '../diagrams/data1.xml'],
    ),
    'ppt/media/sun.png': PNG,
    'ppt/diagrams/data1.xml': data,
  });
  expect(document.blocks).toMatchObject([
    { kind: 'page-break' },
    { kind: 'figure', shows: { picture: document.pictures[0]?.id }, description: { short: 'The sun' } },
    { kind: 'figure', words: ['Rain'] },
  ]);
  expect([...pictures.values()]).toEqual([PNG]);
});

test('a table of a slide has its header row and its spans', async () => {
  const cell = (text: string, attributes = '') =>
    `<a:tc ${attributes}><a:txBody>${text && paragraph(run(text))}</a:txBody></a:tc>`;
  const table = `<a:tbl><a:tblPr firstRow="1"/><a:tr>${cell('Rain', 'gridSpan="2"')}${cell('', 'hMerge="1"')}</a:tr><a:tr>${cell('May')}${cell('40')}</a:tr></a:tbl>`;
  expect(await blocksOf(frame(table, ''))).toMatchObject([
    { kind: 'page-break' },
    { kind: 'table', headerRows: 1, rows: [{ cells: [{ columns: 2 }] }, { cells: [{}, {}] }] },
  ]);
});
