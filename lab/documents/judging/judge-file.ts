import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Class } from '../classes.ts';
import type { CorpusFile } from '../corpus-file.ts';
import { listParts, listRuns, type Truth } from '../truth.ts';
import type { Facts } from './facts.ts';
import { listDocumentFacts } from './facts-of-document.ts';
import { listTruthFacts } from './facts-of-truth.ts';
import { judge } from './judge.ts';
import type { Mark } from './mark.ts';
import { judgePages, readPages, readSlides } from './pages-present.ts';
import { readDocument } from './read-document.ts';
import { writeSkeleton } from './skeleton.ts';

export interface Judged {
  readonly file: CorpusFile;
  readonly hasDocument: boolean;
  readonly marks: readonly Mark[];
  readonly codes: readonly string[];
  readonly seconds: number;
}

export async function judgeFile(file: CorpusFile): Promise<Judged> {
  const read = await readDocument(file.path);
  const pages = listPages(file);
  const truth = prepareTruth(file, pages.length);
  const made = asMedium(file, listDocumentFacts({ blocks: read.blocks ?? [] }));
  const marks = judge(truth, made, listUnfound(file, truth));
  return {
    file,
    hasDocument: read.blocks !== null,
    marks: pages.length > 0 ? [...marks, judgePages(pages, truth, made)] : marks,
    codes: read.codes,
    seconds: read.seconds,
  };
}

function listPages({ path, truth, medium, from }: CorpusFile): readonly string[] {
  if (truth.kind === 'slides' && medium === 'slides') return readSlides(truth);
  if (!path.endsWith('.pdf')) return [];
  return readPages(medium === 'scan' ? from : path);
}

/** Lists the classes that are not looked for. Formulas that a file holds as letters are words that the truth does not have. */
function listUnfound({ without }: CorpusFile, { keys }: Facts): readonly Class[] {
  return without.includes('formulas') && keys.formulas.length > 0 ? [...without, 'true words'] : without;
}

/** States the page numbers that a producer prints, which the truth cannot know. */
function prepareTruth(file: CorpusFile, pages: number): Facts {
  const { truth, numbersPages } = file;
  const facts = asMedium(file, listTruthFacts(truth, formulasOf(truth)));
  if (!numbersPages) return facts;
  const printed = Array.from({ length: pages }, (_, at) => ({ text: String(at + 1), detail: '' }));
  return { ...facts, keys: { ...facts.keys, 'print pages': printed } };
}

/** Slides have titles, and no program gives them levels. */
function asMedium({ truth }: CorpusFile, facts: Facts): Facts {
  if (truth.kind !== 'slides') return facts;
  const headings = facts.keys.headings.map(({ text }) => ({ text, detail: '' }));
  return { ...facts, keys: { ...facts.keys, headings } };
}

const written = new Map<string, ReadonlyMap<string, string>>();

/** Has Pandoc write the formulas of a truth as MathML, all in one run. */
function formulasOf(truth: Truth): (latex: string) => string {
  const known = written.get(truth.name) ?? writeFormulas(truth);
  written.set(truth.name, known);
  return (latex) => known.get(latex) ?? '';
}

function writeFormulas({ blocks }: Truth): ReadonlyMap<string, string> {
  const formulas = listParts(blocks).flatMap((part) => [
    ...(part.kind === 'formula' ? [part.latex] : []),
    ...listRuns(part).flatMap((run) => (run.kind === 'formula' ? [run.latex] : [])),
  ]);
  if (formulas.length === 0) return new Map();
  const html = execFileSync('pandoc', ['-f', 'markdown', '-t', 'html', '--mathml'], {
    encoding: 'utf8',
    input: formulas.map((latex) => `$${latex}$`).join('\n\n'),
  });
  const made = [...html.matchAll(/<math.*?<\/math>/gsu)].map(([mathml]) => writeSkeleton(mathml));
  return new Map(formulas.map((latex, at) => [latex, made[at] ?? '']));
}

/** Keeps the marks of a file for a person who looks into a fault. */
export function saveJudged(folder: string, { file, marks, codes }: Judged): void {
  const name = file.path.split('/').at(-1) ?? '';
  writeFileSync(join(folder, `${name}.json`), JSON.stringify({ codes, marks }, null, 1));
}
