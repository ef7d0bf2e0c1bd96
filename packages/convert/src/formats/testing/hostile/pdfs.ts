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
  ];
}
