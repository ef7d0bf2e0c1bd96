import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Pair {
  readonly file: string;
  readonly sheet: string | undefined;
  readonly caption: string;
}

/** Puts sources beside their sheets, for a person to look at: the file of the picture is `out`. */
export function writeContactSheet(pairs: readonly Pair[], out: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'contact-'));
  try {
    const tiles = pairs.flatMap(({ file, sheet, caption }, at) => {
      const [source, made] = [join(folder, `${at}-a.png`), join(folder, `${at}-b.png`)];
      paintSource(file, source);
      if (sheet === undefined) execFileSync('convert', ['-size', '360x500', 'xc:#f4d0d0', made]);
      else execFileSync('pdftoppm', ['-r', '45', '-png', '-singlefile', sheet, made.replace(/\.png$/, '')]);
      return ['-label', file.split('/').at(-1) ?? '', source, '-label', caption.slice(0, 70), made];
    });
    execFileSync('montage', [
      ...[
        '-background',
        '#c8c8d0',
        '-geometry',
        '380x500+4+4',
        '-tile',
        '6x',
        '-pointsize',
        '12',
        '-font',
        'DejaVu-Sans',
      ],
      ...tiles,
      out,
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function paintSource(file: string, png: string): void {
  if (file.endsWith('.svg')) execFileSync('rsvg-convert', ['-h', '480', '-b', 'white', '-o', png, file]);
  else if (file.endsWith('.pdf'))
    execFileSync('pdftoppm', ['-r', '60', '-png', '-singlefile', file, png.replace(/\.png$/, '')]);
  else execFileSync('convert', [file, '-resize', '380x480', png]);
}
