import { packArchive } from '../../../documents/archive.ts';
import type { HostileFile } from './hostile-file.ts';

const OFFICE = 'application/vnd.openxmlformats-officedocument';
function types(part: string, main: string): string {
  return `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${part}" ContentType="${OFFICE}.${main}.main+xml"/></Types>`;
}

/** The files of each kind beside its main part, which is what the case is about. */
export const KINDS = {
  docx: {
    main: 'word/document.xml',
    files: { '[Content_Types].xml': types('word/document.xml', 'wordprocessingml.document') },
  },
  xlsx: {
    main: 'xl/worksheets/sheet1.xml',
    files: {
      '[Content_Types].xml': types('xl/workbook.xml', 'spreadsheetml.sheet'),
      'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="A" r:id="r1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="r1" Type="x/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    },
  },
  pptx: {
    main: 'ppt/slides/slide1.xml',
    files: {
      '[Content_Types].xml': types('ppt/presentation.xml', 'presentationml.presentation'),
      'ppt/presentation.xml':
        '<presentation xmlns:r="r"><sldIdLst><sldId id="1" r:id="r1"/></sldIdLst></presentation>',
      'ppt/_rels/presentation.xml.rels':
        '<Relationships><Relationship Id="r1" Type="x/slide" Target="slides/slide1.xml"/></Relationships>',
    },
  },
  epub: {
    main: 'a.xhtml',
    files: {
      mimetype: 'application/epub+zip',
      'META-INF/container.xml': '<container><rootfiles><rootfile full-path="a.opf"/></rootfiles></container>',
      'a.opf':
        '<package><metadata/><manifest><item id="a" href="a.xhtml"/></manifest><spine><itemref idref="a"/></spine></package>',
    },
  },
  odt: { main: 'content.xml', files: { mimetype: 'application/vnd.oasis.opendocument.text' } },
  dtbook: { main: 'a.xml', files: { 'a.opf': '<package/>' } },
  odp: { main: 'content.xml', files: { mimetype: 'application/vnd.oasis.opendocument.presentation' } },
  ods: { main: 'content.xml', files: { mimetype: 'application/vnd.oasis.opendocument.spreadsheet' } },
} as const;
export type Kind = keyof typeof KINDS;
const ALL = Object.keys(KINDS) as readonly Kind[];

export function packKind(
  kind: Kind,
  main: string | Uint8Array,
  more: Readonly<Record<string, string>> = {},
): Uint8Array {
  const { main: name, files } = KINDS[kind];
  const encoder = new TextEncoder();
  const entries = Object.entries({ ...files, ...more }).map(([one, text]) => ({
    name: one,
    bytes: encoder.encode(text),
  }));
  const bytes = typeof main === 'string' ? encoder.encode(main) : main;
  return packArchive([
    ...entries.map((one) => (one.name === 'mimetype' ? { ...one, stored: true as const } : one)),
    { name, bytes },
  ]);
}

const MEGABYTE = 1_000_000;
const DEEP = 100_000;

/** Archives that grow, that lie, that are nested or that reach outside. */
export function listHostileArchives(canary: string): readonly HostileFile[] {
  return [
    ...ALL.map(
      (kind): HostileFile => ({
        what: `a ${kind} that grows to 120 MB`,
        name: `bomb.${kind}`,
        make: () => packKind(kind, new Uint8Array(120 * MEGABYTE).fill(32)),
        code: 'archive_too_large',
      }),
    ),
    ...ALL.map(
      (kind): HostileFile => ({
        what: `a ${kind} whose parts are nested without end`,
        name: `deep.${kind}`,
        make: () => packKind(kind, `${'<a>'.repeat(DEEP)}${'</a>'.repeat(DEEP)}`),
      }),
    ),
    ...ALL.filter((kind) => kind !== 'epub' && kind !== 'dtbook').map(
      (kind): HostileFile => ({
        what: `a ${kind} with entities that name a file of the machine`,
        name: `entity.${kind}`,
        make: () =>
          packKind(
            kind,
            `<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd"><!ENTITY c SYSTEM "${canary}/dtd">]><a>&b;&c;</a>`,
          ),
        code: 'document_unreadable',
      }),
    ),
    ...ALL.map(
      (kind): HostileFile => ({
        what: `a ${kind} that is cut off`,
        name: `cut.${kind}`,
        make: () => packKind(kind, '<a/>'.repeat(3000)).subarray(0, 400),
      }),
    ),
    {
      what: 'an archive of 20,000 files',
      name: 'many.docx',
      make: () =>
        packKind(
          'docx',
          '<a/>',
          Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`x/${at}`, ''])),
        ),
    },
    {
      what: 'an archive whose list lies about places',
      name: 'lies.docx',
      make: () => {
        const bytes = packKind('docx', '<document/>').slice();
        bytes.fill(0xee, bytes.length - 6, bytes.length - 2);
        return bytes;
      },
    },
    {
      what: 'a workbook with a cell at the last place there is',
      name: 'far.xlsx',
      make: () =>
        packKind(
          'xlsx',
          '<worksheet><sheetData><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData></worksheet>',
        ),
      code: 'sheet_too_large',
    },
    {
      what: 'a workbook that fetches from elsewhere',
      name: 'fetch.xlsx',
      make: () =>
        packKind(
          'xlsx',
          `<worksheet><sheetData><row r="1"><c t="str"><f>WEBSERVICE("${canary}/web")</f><v>Day</v></c><c t="str"><v>Rain</v></c></row><row r="2"><c t="str"><v>Monday</v></c><c><v>3</v></c></row></sheetData></worksheet>`,
        ),
      isMade: true,
    },
    {
      what: 'an OpenDocument sheet that repeats its rows a million times',
      name: 'repeats.ods',
      make: () =>
        packKind(
          'ods',
          '<d xmlns:t="t"><t:body><t:spreadsheet><t:table t:name="A"><t:table-row t:number-rows-repeated="1048576"><t:table-cell t:number-columns-repeated="16384" t:value-type="float" t:value="1"/></t:table-row></t:table></t:spreadsheet></t:body></d>',
        ),
      code: 'sheet_too_large',
    },
    {
      what: 'a book whose chapter lies outside of it',
      name: 'outside.epub',
      make: () =>
        packKind('epub', '<p>x</p>', {
          'a.opf':
            '<package><manifest><item id="a" href="../../../../etc/passwd.html"/></manifest><spine><itemref idref="a"/></spine></package>',
        }),
      code: 'text_empty',
    },
  ];
}
