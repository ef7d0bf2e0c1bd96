import { execFileSync } from 'node:child_process';

/** Paints the first page of NAME.pdf as NAME-DPI.png. */
export function paintPdf(path: string, resolutions: readonly number[]): void {
  for (const dpi of resolutions)
    execFileSync('pdftoppm', ['-png', '-r', String(dpi), '-singlefile', `${path}.pdf`, `${path}-${dpi}`]);
}

/** Writes an SVG of the PDF, as a drawing program exports it: its texts are glyphs. */
export function writeSvgOfPdf(path: string): void {
  execFileSync('pdftocairo', ['-svg', `${path}.pdf`, `${path}.svg`]);
}

export function paintSvg(path: string, dpi: number): void {
  const zoom = String(dpi / 96);
  execFileSync('rsvg-convert', ['-z', zoom, '-b', 'white', '-o', `${path}-${dpi}.png`, `${path}.svg`]);
}

export function writePdfOfSvg(path: string): void {
  execFileSync('rsvg-convert', ['-f', 'pdf', '-o', `${path}.pdf`, `${path}.svg`]);
}
