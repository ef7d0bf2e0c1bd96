import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_SETTINGS, type Source } from '@relievo/convert';
import { openBraille } from '@relievo/convert/braille';
import { importSource } from '@relievo/convert/formats';
import { createOutputs } from '@relievo/convert/outputs';
import { openSpeech } from '@relievo/convert/speech';
import { getProfile } from '@relievo/graphic/profiles';
import { checkWholeDocuments } from './whole-documents.ts';

/**
 * Word documents opened by LibreOffice, which is too large to be installed for every run of the tests:
 * its text has every word of ours, and its own PDF of the document has our headings and tables.
 */
const root = join(import.meta.dirname, '../..');
const FILES = [
  'docs/examples/rainfall.csv',
  'packages/gallery/src/goldens/golden/island.drawing.svg',
  'packages/gallery/src/goldens/golden/worksheet.drawing.svg',
];

const translator = openBraille();
const paper = getProfile('swell-a4');
const outputs = createOutputs({ translator, speech: openSpeech() }, DEFAULT_SETTINGS);
const folder = mkdtempSync(join(tmpdir(), 'relievo-docx-'));
let wrong = 0;

function run(program: string, words: readonly string[]): string {
  const { status, stdout, error } = spawnSync(program, words, { encoding: 'utf8', cwd: folder });
  if (status !== 0)
    throw new Error(
      `${program} is needed to open the documents: ${error?.message ?? `it ended with ${status}`}`,
    );
  return stdout;
}

async function sourceOf(name: string): Promise<Source> {
  const file = { name, bytes: readFileSync(join(root, name)) };
  const read = await importSource(file, { profile: paper, translate: translator.translate });
  if (!read.ok) throw new Error(`${name} cannot be read.`);
  return read.value.source;
}

function reportResult(what: string, fine: boolean): void {
  process.stdout.write(`${fine ? 'yes' : 'NO '}  ${what}\n`);
  if (!fine) wrong += 1;
}

try {
  for (const name of FILES) {
    const source = await sourceOf(name);
    const made = await outputs.text.make(source, paper);
    if (!made.ok) throw new Error(made.problems[0].code);
    for (const { name: file, bytes } of made.value.files) writeFileSync(join(folder, file), bytes);
    const plain = readFileSync(join(folder, 'description.txt'), 'utf8');
    const office = ['--headless', `-env:UserInstallation=file://${folder}/office`, '--convert-to'];
    run('soffice', [
      ...office,
      'txt:Text (encoded):UTF8',
      '--outdir',
      join(folder, 'read'),
      'description.docx',
    ]);
    const read = readFileSync(join(folder, 'read/description.txt'), 'utf8');
    const words = new Set(read.split(/[^\p{L}\p{N}]+/u));
    const lost = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && !words.has(word));
    reportResult(
      `${name}: every word is read by LibreOffice${lost.length > 0 ? `, but for ${lost.join(', ')}` : ''}`,
      lost.length === 0,
    );
    const tagged = 'pdf:writer_pdf_Export:{"UseTaggedPDF":{"type":"boolean","value":"true"}}';
    run('soffice', [...office, tagged, '--outdir', folder, 'description.docx']);
    const structure = run('pdfinfo', ['-struct', 'description.pdf']);
    reportResult(`${name}: its headings are headings`, /H1/.test(structure) && /H2/.test(structure));
    reportResult(`${name}: its parts are a list`, /\bL\b/.test(structure));
    if (source.chart)
      reportResult(
        `${name}: its table is a table with headings`,
        /Table/.test(structure) && /TH/.test(structure),
      );
  }
  await checkWholeDocuments({ folder, run, report: reportResult });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = wrong > 0 ? 1 : 0;
