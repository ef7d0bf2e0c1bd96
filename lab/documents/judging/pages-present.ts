import { execFileSync } from 'node:child_process';
import type { Truth } from '../truth.ts';
import { type Facts, splitWords } from './facts.ts';
import { listTruthFacts } from './facts-of-truth.ts';
import type { Failure, Mark } from './mark.ts';

/** A page is present where at least this share of its neighbouring words are neighbours in the document. */
const ENOUGH = 0.3;

/** Reads the texts of the pages of a PDF with poppler. */
export function readPages(path: string): readonly string[] {
  const text = execFileSync('pdftotext', [path, '-'], { encoding: 'utf8', maxBuffer: 1 << 26 });
  return text.split('\f').slice(0, -1);
}

/** Reads the texts of slides, each of which begins with a heading. */
export function readSlides({ blocks, ...truth }: Truth): readonly string[] {
  const starts = blocks.flatMap(({ kind }, at) => (kind === 'heading' ? [at] : []));
  return starts.map((start, at) =>
    listTruthFacts({ ...truth, blocks: blocks.slice(start, starts[at + 1]) }, () => '').words.join(' '),
  );
}

/** Compares pages by the neighbours that the truth has, too: running heads, formulas and words in pictures say nothing. */
export function judgePages(pages: readonly string[], truth: Facts, made: Facts): Mark {
  const known = listNeighbours(truth.words);
  const there = listNeighbours([...made.words, ...made.keys.notes.flatMap(({ text }) => text.split(' '))]);
  const failures: Failure[] = [];
  let of = 0;
  for (const [at, page] of pages.entries()) {
    const neighbours = [...listNeighbours(splitWords(page))].filter((pair) => known.has(pair));
    if (neighbours.length === 0) continue;
    of += 1;
    const found = neighbours.filter((pair) => there.has(pair)).length;
    if (found < ENOUGH * neighbours.length)
      failures.push({
        kind: 'pages: lost',
        expected: `page ${at + 1}: ${splitWords(page).slice(0, 8).join(' ')}`,
        came: '',
      });
  }
  return { class: 'pages', right: of - failures.length, of, failures };
}

function listNeighbours(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.slice(1).map((word, at) => `${words[at]} ${word}`));
}
