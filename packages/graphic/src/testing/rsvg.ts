import { execFileSync } from 'node:child_process';
import { decodePng } from '../png/decode.ts';
import type { Picture } from '../png/picture.ts';
import { graphicReportText } from '../words/graphic-report-text.ts';

/** An independent reader: librsvg draws the SVG. The tests need it, and the test set-up installs it. */
export function renderWithRsvg(svg: string, options: readonly string[] = []): Picture {
  const png = execFileSync('rsvg-convert', [...options], { input: svg, maxBuffer: 1 << 28 });
  const read = decodePng(Uint8Array.from(png));
  if (!read.ok) throw new Error(graphicReportText(read.problems[0]));
  return read.value;
}
