import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Ten pixels are a millimetre. */
export const DPI = 254;
export const PER_MM = DPI / 25.4;

/** One page of a file, as a printer puts it on paper: what is dark swells, what is red is for eyes. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** A pixel is 1 if the paper swells there. */
  readonly raised: Uint8Array;
  /** A pixel is 1 if print stays flat there. */
  readonly print: Uint8Array;
}

export function rasterise(pdf: string): readonly Sheet[] {
  const folder = mkdtempSync(join(tmpdir(), 'sheets-'));
  try {
    execFileSync('pdftoppm', ['-r', String(DPI), pdf, join(folder, 'page')], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    return readdirSync(folder)
      .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
      .map((name) => readPixels(readFileSync(join(folder, name))));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Reads a portable pixmap (P6), which says its size in the first lines. */
export function readPixels(bytes: Buffer): Sheet {
  const head = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.subarray(0, 40).toString('latin1'));
  if (!head) throw new Error('The page is no portable pixmap.');
  const [width, height] = [Number(head[1]), Number(head[2])];
  const raised = new Uint8Array(width * height);
  const print = new Uint8Array(width * height);
  for (let at = 0, from = head[0].length; at < raised.length; at += 1, from += 3) {
    const [red, green, blue] = [bytes[from] ?? 255, bytes[from + 1] ?? 255, bytes[from + 2] ?? 255];
    if (Math.max(red, green, blue) < 128) raised[at] = 1;
    else if (red - Math.max(green, blue) > 60) print[at] = 1;
  }
  return { width, height, raised, print };
}
