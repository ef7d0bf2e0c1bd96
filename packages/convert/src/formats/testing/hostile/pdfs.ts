import { deflateSync } from 'node:zlib';
import { createEncryption } from './encrypted-pdf.ts';
import type { HostileFile } from './hostile-file.ts';

const MEGABYTE = 1_000_000;

/** A PDF of objects, with a table of their places as readers want it (ISO 32000-1, 7.5). */
function writePdf(objects: readonly (string | Buffer)[], trailer = ''): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const places: number[] = [];
  let at = parts[0]?.length ?? 0;
  const push = (part: Buffer) => {
    parts.push(part);
    at += part.length;
  };
  objects.forEach((object, index) => {
    places.push(at);
    push(
      Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]),
    );
  });
  const start = at;
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer}>>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return new Uint8Array(Buffer.concat(parts));
}

function stream(data: Buffer, entries: string): Buffer {
  return Buffer.concat([
    Buffer.from(`<< /Length ${data.length} ${entries} >>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ]);
}

function onePage(content: Buffer, entries: string): Uint8Array {
  return writePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>',
    stream(content, entries),
  ]);
}

function lockPdf(): Uint8Array {
  const { dictionary, id, encrypt } = createEncryption('nobody is told');
  return writePdf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>',
      stream(encrypt(Buffer.from('100 100 200 200 re S'), 4), ''),
      dictionary,
    ],
    `/Encrypt 5 0 R /ID [<${id}> <${id}>] `,
  );
}

export function listHostilePdfs(canary: string): readonly HostileFile[] {
  return [
    {
      what: 'a PDF of 10,000 pages',
      name: 'pages.pdf',
      make: () =>
        writePdf([
          '<< /Type /Catalog /Pages 2 0 R >>',
          `<< /Type /Pages /Kids [${Array.from({ length: 10_000 }, (_, at) => `${at + 3} 0 R`).join(' ')}] /Count 10000 >>`,
          ...Array.from({ length: 10_000 }, () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>'),
        ]),
      code: 'pdf_too_many_pages',
    },
    {
      what: 'a PDF whose page grows to 300 MB twice over',
      name: 'bomb.pdf',
      make: () =>
        onePage(
          deflateSync(deflateSync(Buffer.alloc(300 * MEGABYTE, ' '))),
          '/Filter [/FlateDecode /FlateDecode]',
        ),
    },
    {
      what: 'a PDF that draws 400,000 lines',
      name: 'lines.pdf',
      make: () =>
        onePage(deflateSync(Buffer.from('0 0 m 9 9 l S\n'.repeat(400_000))), '/Filter /FlateDecode'),
    },
    {
      what: 'a PDF whose pages hold themselves',
      name: 'ring.pdf',
      make: () =>
        writePdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2 >>']),
    },
    {
      what: 'a PDF that runs and fetches',
      name: 'script.pdf',
      make: () =>
        writePdf([
          `<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.launchURL("${canary}/js")) >> /AA << /O << /S /URI /URI (${canary}/uri) >> >> >>`,
          '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
          '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>',
          stream(Buffer.from('100 100 200 200 re S'), ''),
        ]),
      isMade: true,
    },
    {
      what: 'a PDF that is locked by a password',
      name: 'locked.pdf',
      make: lockPdf,
      code: 'pdf_encrypted',
    },
    {
      what: 'a PDF that is cut off',
      name: 'cut.pdf',
      make: () => onePage(Buffer.from('0 0 m'), '').subarray(0, 60),
      code: 'pdf_unreadable',
    },
    ...listRings(),
  ];
}

/** PDFs whose parts hold themselves, or say sizes that nothing has. */
function listRings(): readonly HostileFile[] {
  const pdf = (what: string, ...objects: readonly (string | Buffer)[]): HostileFile => ({
    what,
    name: 'ring.pdf',
    make: () => writePdf(objects),
  });
  const catalog = '<< /Type /Catalog /Pages 2 0 R >>';
  const pages = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
  const page = (entries: string) =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R ${entries} >>`;
  const drawn = (content: string) => stream(Buffer.from(content), '');
  return [
    pdf(
      'a PDF whose page is its own parent',
      catalog,
      '<< /Type /Pages /Kids [3 0 R] /Count 1 /Parent 3 0 R >>',
      '<< /Type /Pages /Kids [2 0 R] /Count 1 /Parent 2 0 R >>',
    ),
    pdf(
      'a PDF that says it has two billion pages',
      catalog,
      '<< /Type /Pages /Kids [3 0 R] /Count 2000000000 >>',
      page(''),
      drawn('0 0 m 9 9 l S'),
    ),
    pdf(
      'a PDF whose form draws itself',
      catalog,
      pages,
      page('/Resources << /XObject << /F 5 0 R >> >>'),
      drawn('/F Do'),
      stream(
        Buffer.from('/F Do /F Do'),
        '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /F 5 0 R >> >>',
      ),
    ),
    pdf(
      'a PDF whose pattern is painted with itself',
      catalog,
      pages,
      page('/Resources << /Pattern << /P 5 0 R >> >>'),
      drawn('/Pattern cs /P scn 0 0 500 500 re f'),
      stream(
        Buffer.from('/Pattern cs /P scn 0 0 1 1 re f'),
        '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 1 1] /XStep 0.001 /YStep 0.001 /Resources << /Pattern << /P 5 0 R >> >>',
      ),
    ),
    pdf(
      'a PDF with a page of a billion by a billion',
      catalog,
      pages,
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 1000000000 1000000000] /Contents 4 0 R >>',
      drawn('0 0 m 1000000000 1000000000 l S'),
    ),
    pdf(
      'a PDF with a page below nothing',
      catalog,
      pages,
      '<< /Type /Page /Parent 2 0 R /MediaBox [500 500 -500 500] /Contents 4 0 R >>',
      drawn('0 0 m 9 9 l S'),
    ),
    pdf(
      'a PDF that saves its state 200,000 times',
      catalog,
      pages,
      page(''),
      drawn(`${'q '.repeat(200_000)}0 0 m 9 9 l S`),
    ),
    pdf(
      'a PDF with lists 100,000 deep',
      catalog,
      pages,
      page(''),
      drawn(`${'['.repeat(100_000)} 0 0 m 9 9 l S`),
    ),
    pdf(
      'a PDF with a picture of 100,000 by 100,000 dots',
      catalog,
      pages,
      page('/Resources << /XObject << /I 5 0 R >> >>'),
      drawn('500 0 0 500 0 0 cm /I Do'),
      stream(
        deflateSync(Buffer.alloc(1000)),
        '/Type /XObject /Subtype /Image /Width 100000 /Height 100000 /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /FlateDecode',
      ),
    ),
    {
      what: 'a PDF whose table of places leads to itself',
      name: 'prev.pdf',
      make: () => writePdf([catalog, pages, page(''), drawn('0 0 m 9 9 l S')], '/Prev 9 '),
    },
    {
      what: 'a PDF of noise behind its first line',
      name: 'noise.pdf',
      make: () =>
        new Uint8Array([
          ...Buffer.from('%PDF-1.7\n'),
          ...Array.from({ length: 200_000 }, (_, at) => (at * 31 + (at >> 5)) % 256),
        ]),
    },
  ];
}
