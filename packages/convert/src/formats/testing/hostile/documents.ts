import { type Kind, packKind } from './archives.ts';
import type { HostileFile } from './hostile-file.ts';

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const ODF =
  'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0"';

/** Documents whose parts are many, repeat themselves, or stand on each other in a ring. */
export function listHostileDocuments(): readonly HostileFile[] {
  const document = (
    what: string,
    kind: Kind,
    write: () => string,
    more: () => Readonly<Record<string, string>> = () => ({}),
    code?: string,
  ): HostileFile => ({
    what,
    name: `document.${kind}`,
    make: () => packKind(kind, write(), more()),
    ...(code === undefined ? {} : { code }),
  });
  const docx = (inner: string) => `<w:document ${W}><w:body>${inner}</w:body></w:document>`;
  const odt = (inner: string) =>
    `<office:document-content ${ODF}><office:body><office:text>${inner}</office:text></office:body></office:document-content>`;
  const odp = (inner: string) =>
    `<office:document-content ${ODF}><office:body><office:presentation><draw:page>${inner}</draw:page></office:presentation></office:body></office:document-content>`;
  const laughs = `<!DOCTYPE a [<!ENTITY a "ha">${Array.from({ length: 9 }, (_, at) => `<!ENTITY ${'bcdefghij'[at]} "${`&${'abcdefghi'[at]};`.repeat(10)}">`).join('')}]>`;
  return [
    document('a docx of a million empty paragraphs', 'docx', () => docx('<w:p/>'.repeat(1_000_000))),
    document('a docx with a table of 200,000 cells', 'docx', () =>
      docx(
        `<w:tbl>${`<w:tr>${'<w:tc><w:p><w:r><w:t>a</w:t></w:r></w:p></w:tc>'.repeat(20)}</w:tr>`.repeat(10_000)}</w:tbl>`,
      ),
    ),
    document(
      'a docx whose styles are based on each other',
      'docx',
      () => docx('<w:p><w:pPr><w:pStyle w:val="a"/></w:pPr><w:r><w:t>Plants</w:t></w:r></w:p>'),
      () => ({
        'word/styles.xml': `<w:styles ${W}><w:style w:styleId="a"><w:basedOn w:val="b"/></w:style><w:style w:styleId="b"><w:basedOn w:val="a"/></w:style></w:styles>`,
      }),
    ),
    document(
      'a docx with entities that grow to a billion words',
      'docx',
      () => `${laughs}${docx('<w:p><w:r><w:t>&j;</w:t></w:r></w:p>')}`,
    ),
    document('a docx of 200,000 runs in one paragraph', 'docx', () =>
      docx(`<w:p>${'<w:r><w:t>a</w:t></w:r>'.repeat(200_000)}</w:p>`),
    ),
    document('an odt that repeats a blank two billion times', 'odt', () =>
      odt('<text:p>a<text:s text:c="2000000000"/>b</text:p>'),
    ),
    document('an odt whose table repeats its cells a billion times', 'odt', () =>
      odt(
        '<table:table><table:table-row table:number-rows-repeated="1000000"><table:table-cell table:number-columns-repeated="1000000"><text:p>a</text:p></table:table-cell></table:table-row></table:table>',
      ),
    ),
    document('an odt with lists 240 deep', 'odt', () =>
      odt(
        `${'<text:list><text:list-item>'.repeat(100)}<text:p>a</text:p>${'</text:list-item></text:list>'.repeat(100)}`,
      ),
    ),
    document(
      'an odt whose styles stand on each other',
      'odt',
      () =>
        `<office:document-content ${ODF}><office:automatic-styles><style:style style:name="a" style:parent-style-name="b"/><style:style style:name="b" style:parent-style-name="a"/></office:automatic-styles><office:body><office:text><text:p text:style-name="a">Plants</text:p></office:text></office:body></office:document-content>`,
    ),
    document(
      'an epub that names its chapter 50,000 times',
      'epub',
      () => '<html><body><p>a</p></body></html>',
      () => ({
        'a.opf': `<package><metadata/><manifest><item id="a" href="a.xhtml"/></manifest><spine>${'<itemref idref="a"/>'.repeat(50_000)}</spine></package>`,
      }),
      'document_too_many_parts',
    ),
    document(
      'an epub whose list of parts is the part itself',
      'epub',
      () => '<html><body><p>a</p></body></html>',
      () => ({
        'META-INF/container.xml':
          '<container><rootfiles><rootfile full-path="META-INF/container.xml"/></rootfiles></container>',
      }),
    ),
    document(
      'an epub with entities that grow to a billion words',
      'epub',
      () => `${laughs}<html><body><p>&j;</p></body></html>`,
    ),
    document(
      'a workbook of 300,000 shared words',
      'xlsx',
      () =>
        '<worksheet><sheetData><row r="1"><c t="s"><v>299999</v></c><c t="s"><v>999999999</v></c></row></sheetData></worksheet>',
      () => ({
        'xl/sharedStrings.xml': `<sst>${'<si><t>a</t></si>'.repeat(300_000)}</sst>`,
      }),
    ),
    document(
      'a workbook of 50,000 joined cells',
      'xlsx',
      () =>
        `<worksheet><sheetData><row r="1"><c t="str"><v>a</v></c></row></sheetData><mergeCells>${'<mergeCell ref="A1:XFD1048576"/>'.repeat(50_000)}</mergeCells></worksheet>`,
    ),
    document(
      'a workbook with a date beyond time',
      'xlsx',
      () =>
        '<worksheet><sheetData><row r="1"><c t="str"><v>Day</v></c><c t="str"><v>Rain</v></c></row><row r="2"><c t="d"><v>999999999-99-99</v></c><c><v>1e308</v></c></row></sheetData></worksheet>',
    ),
    document(
      'a presentation of groups 200 deep',
      'pptx',
      () =>
        `<sld><cSld><spTree>${'<grpSp>'.repeat(200)}<sp><txBody><p><r><t>a</t></r></p></txBody></sp>${'</grpSp>'.repeat(200)}</spTree></cSld></sld>`,
    ),
    document(
      'a presentation that names its slide 20,000 times',
      'pptx',
      () => '<sld><cSld><spTree><sp><txBody><p><r><t>a</t></r></p></txBody></sp></spTree></cSld></sld>',
      () => ({
        'ppt/presentation.xml': `<presentation xmlns:r="r"><sldIdLst>${'<sldId id="1" r:id="r1"/>'.repeat(20_000)}</sldIdLst></presentation>`,
      }),
      'document_too_many_parts',
    ),
    document('slides that are groups 200 deep', 'odp', () =>
      odp(`${'<draw:g>'.repeat(200)}<draw:rect><text:p>a</text:p></draw:rect>${'</draw:g>'.repeat(200)}`),
    ),
    document('a slide with 100,000 shapes at one place', 'odp', () =>
      odp(
        '<draw:rect svg:x="1cm" svg:y="1cm" svg:width="1cm" svg:height="1cm"><text:p>a</text:p></draw:rect>'.repeat(
          100_000,
        ),
      ),
    ),
    document(
      'a presentation of 20,000 slides',
      'odp',
      () => odp('</draw:page><draw:page>'.repeat(20_000)),
      () => ({}),
      'document_too_many_parts',
    ),
    document('a slide whose table repeats its cells a billion times', 'odp', () =>
      odp(
        '<draw:frame><table:table><table:table-row table:number-rows-repeated="1000000"><table:table-cell table:number-columns-repeated="1000000" table:number-columns-spanned="1000000"><text:p>a</text:p></table:table-cell></table:table-row></table:table></draw:frame>',
      ),
    ),
    {
      what: 'flat slides with entities that grow to a billion words',
      name: 'laughs.fodp',
      make: () =>
        new TextEncoder().encode(
          `${laughs}<office:document ${ODF} office:mimetype="application/vnd.oasis.opendocument.presentation"><office:body><office:presentation><draw:page><draw:rect><text:p>&j;</text:p></draw:rect></draw:page></office:presentation></office:body></office:document>`,
        ),
      code: 'document_unreadable',
    },
    {
      what: 'a flat text with 20,000 pictures that are none',
      name: 'pictures.fodt',
      make: () =>
        new TextEncoder().encode(
          `<office:document ${ODF} office:mimetype="application/vnd.oasis.opendocument.text"><office:body><office:text><text:p>a${'<draw:frame><draw:image><office:binary-data>AAAA</office:binary-data></draw:image></draw:frame>'.repeat(20_000)}</text:p></office:text></office:body></office:document>`,
        ),
    },
    {
      what: 'an archive in an archive in an archive',
      name: 'nested.docx',
      make: () => packKind('docx', packKind('docx', packKind('docx', '<document/>'))),
    },
    {
      what: 'an archive with names of 60,000 letters',
      name: 'names.docx',
      make: () =>
        packKind(
          'docx',
          docx('<w:p/>'),
          Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`${at}/${'a/'.repeat(30_000)}`, ''])),
        ),
    },
    {
      what: 'an archive with names that lead outside and hold NULs',
      name: 'outside.docx',
      make: () =>
        packKind('docx', docx('<w:p><w:r><w:t>Plants</w:t></w:r></w:p>'), {
          '../../../etc/passwd': 'x',
          '/etc/shadow': 'x',
          'a\0b': 'x',
          __proto__: 'x',
        }),
    },
    {
      what: 'an archive whose parts all lie at one place',
      name: 'overlap.docx',
      make: writeOverlap,
    },
  ];
}

/** Each entry of the list leads to the same packed bytes, so that a small file says it holds very much. */
function writeOverlap(): Uint8Array {
  const bytes = Buffer.from(packKind('docx', 'a'.repeat(900_000)));
  const list = bytes.indexOf('PK\x01\x02');
  const end = bytes.indexOf('PK\x05\x06');
  const entry = bytes.subarray(list, end);
  const copies = Array.from({ length: 2000 }, () => entry);
  const last = Buffer.from(bytes.subarray(end));
  const entries = last.readUInt16LE(10) * copies.length;
  last.writeUInt16LE(entries % 65_536, 8);
  last.writeUInt16LE(entries % 65_536, 10);
  last.writeUInt32LE(entry.length * copies.length, 12);
  return new Uint8Array(Buffer.concat([bytes.subarray(0, list), ...copies, last]));
}
