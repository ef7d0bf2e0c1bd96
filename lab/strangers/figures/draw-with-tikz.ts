import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../../../scripts/chromium.ts';
import { createRandom } from '../../shared/random.ts';
import { paintPdf } from '../paint.ts';
import { TIKZ_PICTURES, writeTikzPage } from './tikz-pictures.ts';
import { saveTruth } from './truths.ts';

const DPI = 150;

/** Draws pictures with TikZ, each as a page and as a picture. */
export function drawWithTikz(folder: string, count: number): string {
  const program = findProgram(['pdflatex']);
  if (program === undefined) return 'TikZ was left out: pdflatex is not installed.';
  const forms = Object.entries(TIKZ_PICTURES);
  const work = mkdtempSync(join(tmpdir(), 'tikz-'));
  for (let at = 0; at < count; at += 1) {
    const [form, draw] = forms[at % forms.length] ?? forms[0] ?? [];
    if (form === undefined || draw === undefined) break;
    const picture = draw(createRandom(70_000 + at));
    const name = `tikz-${form}-${String(at).padStart(3, '0')}`;
    writeFileSync(join(work, `${name}.tex`), writeTikzPage(picture));
    execFileSync(program, ['-interaction=batchmode', '-halt-on-error', `${name}.tex`], {
      cwd: work,
      stdio: 'ignore',
    });
    copyFileSync(join(work, `${name}.pdf`), join(folder, `${name}.pdf`));
    paintPdf(join(folder, name), [DPI]);
    saveTruth(folder, { kind: 'figure', name, style: 'tikz', form, words: picture.words, labels: [] });
  }
  rmSync(work, { recursive: true });
  return `${count} pictures drawn with TikZ`;
}
