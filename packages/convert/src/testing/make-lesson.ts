import { encodePng } from '@relievo/graphic/png';
import { packArchive } from '../documents/archive.ts';

const NAMESPACES = [
  ['w', 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'],
  ['r', 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'],
  ['wp', 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing'],
  ['a', 'http://schemas.openxmlformats.org/drawingml/2006/main'],
  ['pic', 'http://schemas.openxmlformats.org/drawingml/2006/picture'],
  ['c', 'http://schemas.openxmlformats.org/drawingml/2006/chart'],
]
  .map(([prefix, address]) => `xmlns:${prefix}="${address}"`)
  .join(' ');

/** Makes a Word file as a teacher writes one: text, a picture with its description, a table and a chart with its numbers. */
export function makeLesson(title: string): Uint8Array {
  const body = [
    paragraph(title, '<w:pStyle w:val="Heading1"/>'),
    paragraph('Water rises from the sea and falls on the land.'),
    `<w:p>${draw('A cloud above the sea', '<pic:pic><pic:blipFill><a:blip r:embed="r1"/></pic:blipFill></pic:pic>')}</w:p>`,
    paragraph('Read the table, and answer on the lines.'),
    `<w:tbl><w:tr><w:trPr><w:tblHeader/></w:trPr>${cell('Month')}${cell('Rain')}</w:tr><w:tr>${cell('May')}${cell('40')}</w:tr></w:tbl>`,
    `<w:p>${draw('Rain in May and June', '<c:chart r:id="r2"/>')}</w:p>`,
    paragraph('Write down the wettest month.'),
  ].join('');
  const files = {
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': `<w:document ${NAMESPACES}><w:body>${body}</w:body></w:document>`,
    'word/styles.xml': `<w:styles ${NAMESPACES}><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>`,
    'word/_rels/document.xml.rels': `<Relationships>${relate('r1', 'media/image1.png')}${relate('r2', 'charts/chart1.xml')}</Relationships>`,
    'word/charts/chart1.xml': CHART,
    'word/media/image1.png': encodePng({ width: 60, height: 40, channels: 1, data: paint(60, 40) }),
  };
  return packArchive(
    Object.entries(files).map(([name, content]) => ({
      name,
      bytes: typeof content === 'string' ? new TextEncoder().encode(content) : content,
    })),
  );
}

const CHART = `<c:chartSpace ${NAMESPACES}><c:chart><c:plotArea><c:barChart><c:ser><c:cat>${writePoints('str', ['May', 'June'])}</c:cat><c:val>${writePoints('num', ['40', '55'])}</c:val></c:ser></c:barChart></c:plotArea></c:chart></c:chartSpace>`;

function writePoints(kind: 'str' | 'num', values: readonly string[]): string {
  const points = values.map((value, at) => `<c:pt idx="${at}"><c:v>${value}</c:v></c:pt>`).join('');
  return `<c:${kind}Lit><c:ptCount val="${values.length}"/>${points}</c:${kind}Lit>`;
}

function paragraph(words: string, properties = ''): string {
  return `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t xml:space="preserve">${words}</w:t></w:r></w:p>`;
}

function cell(words: string): string {
  return `<w:tc>${paragraph(words)}</w:tc>`;
}

function draw(description: string, content: string): string {
  return `<w:r><w:drawing><wp:inline><wp:extent cx="3000000" cy="2000000"/><wp:docPr descr="${description}"/><a:graphic><a:graphicData>${content}</a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
}

function relate(id: string, target: string): string {
  return `<Relationship Id="${id}" Type="x/y" Target="${target}"/>`;
}

/** Paints a dark half below a light one. */
function paint(width: number, height: number): Uint8Array {
  return Uint8Array.from({ length: width * height }, (_, at) => (at < (width * height) / 2 ? 230 : 40));
}
