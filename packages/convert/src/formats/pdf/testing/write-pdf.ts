/** Writes a PDF of these objects, numbered from 1; the first is its catalogue. */
export function writePdf(objects: readonly string[]): Uint8Array {
  let text = '%PDF-1.7\n';
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return new TextEncoder().encode(text);
}

export function stream(content: string): string {
  return `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;
}

const FONTS = ['Helvetica', 'Helvetica-Bold', 'Helvetica-Oblique'];

/** Writes a PDF of A4 pages by their contents. The fonts are F1 plain, F2 bold and F3 slanted. */
export function writePages(contents: readonly string[]): Uint8Array {
  const firstPage = 3 + FONTS.length;
  const kids = contents.map((_, at) => `${firstPage + 2 * at} 0 R`).join(' ');
  const fonts = FONTS.map((_, at) => `/F${at + 1} ${3 + at} 0 R`).join(' ');
  return writePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${contents.length} >>`,
    ...FONTS.map((name) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`),
    ...contents.flatMap((content, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${firstPage + 2 * at + 1} 0 R /Resources << /Font << ${fonts} >> >> >>`,
      stream(content),
    ]),
  ]);
}

/** Writes words at a place, in points from the lower left corner. */
export function writeWords(
  words: string,
  {
    x,
    y,
    size = 12,
    font = 1,
  }: { readonly x: number; readonly y: number; readonly size?: number; readonly font?: number },
): string {
  const escaped = words
    .replaceAll(/[()\\]/g, (sign) => `\\${sign}`)
    .replaceAll(/[\u00a0-\u00ff]/g, (letter) => `\\${letter.charCodeAt(0).toString(8)}`);
  return `BT /F${font} ${size} Tf 1 0 0 1 ${x} ${y} Tm (${escaped}) Tj ET\n`;
}
