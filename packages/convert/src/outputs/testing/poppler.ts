import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodePng, type Picture } from '@relievo/graphic/png';
import { wordsOf } from '../../words/testing/words-of.ts';

/** An independent reader: poppler says what a PDF is and draws its pages. The test set-up installs it. */
function withFile<T>(bytes: Uint8Array, use: (path: string, folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'relievo-pdf-'));
  try {
    const path = join(folder, 'file.pdf');
    writeFileSync(path, bytes);
    return use(path, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function readPdfInfo(bytes: Uint8Array, options: readonly string[] = []): string {
  return withFile(bytes, (path) => execFileSync('pdfinfo', [...options, path], { encoding: 'utf8' }));
}

export function readPdfText(bytes: Uint8Array): string {
  return withFile(bytes, (path) => execFileSync('pdftotext', [path, '-'], { encoding: 'utf8' }));
}

/** A page in greys, at so many dots to the inch. */
export function renderPdfPage(bytes: Uint8Array, dpi: number, page = 1): Picture {
  return withFile(bytes, (path, folder) => {
    const out = join(folder, 'page');
    const options = ['-r', `${dpi}`, '-f', `${page}`, '-l', `${page}`, '-gray', '-png', '-singlefile'];
    execFileSync('pdftoppm', [...options, path, out]);
    const decoded = decodePng(Uint8Array.from(readFileSync(`${out}.png`)));
    if (!decoded.ok) throw new Error(wordsOf(decoded.problems[0]));
    return decoded.value;
  });
}
