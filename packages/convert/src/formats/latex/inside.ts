import type { Block, Inline } from '@relievo/document/model';
import { type Look, PLAIN } from '../html/reading.ts';
import { readLatexFormula } from './read-formula.ts';
import type { LatexReading, Walk } from './reading.ts';
import type { Scanner, Source } from './source/scanner.ts';
import { createLatexWriter, joinToLine } from './writer.ts';

/** A place between two tokens. A declaration changes the look of the rest of its group. */
export interface Here {
  readonly scanner: Scanner;
  walk: Walk;
}

/** Reads source and adds its text to the writer of the walk, through the reading so that no file imports its caller. */
export function readInto(source: Source, walk: Walk): void {
  walk.reading.readInto(source, walk);
}

/** Reads source as blocks, in their order. */
export function readBlocks(source: Source, walk: Walk, look: Look = walk.look): readonly Block[] {
  const writer = createLatexWriter(walk.reading);
  readInto(source, { ...walk, writer, look });
  return writer.blocks();
}

/** Reads source as one line. Notes and figures in it come beside it. */
export function readLine(
  source: Source,
  walk: Walk,
): { readonly content: readonly Inline[]; readonly others: readonly Block[] } {
  return joinToLine(readBlocks(source, walk, { ...PLAIN, language: walk.look.language }));
}

export function sayFormula(latex: string, walk: Walk): void {
  const formula = readLatexFormula(latex, walk);
  if (formula) walk.writer.say(formula);
}

/** Remembers a command that is not understood; its words stay. */
export function noteUnknown(name: string, line: number, { unknown }: LatexReading): void {
  const lines = unknown.get(name) ?? [];
  if (lines.length < MAX_LINES && lines.at(-1) !== line) lines.push(line);
  if (unknown.size < MAX_NAMES || unknown.has(name)) unknown.set(name, lines);
}

const MAX_LINES = 5;
const MAX_NAMES = 60;

/** Takes the arguments of a signature, and returns those in braces and brackets. */
export function takeArguments(signature: string, { scanner }: Here): readonly Source[] {
  // A command of beamer may say on which slides it is.
  scanner.takeForm(/<[\d,+\-|.a-z: ]{1,30}>/y);
  const taken: Source[] = [];
  for (const one of signature) {
    if (one === 's') scanner.takeStar();
    const source =
      one === 'o' ? scanner.takeOptional() : one === 'm' || one === 'x' ? scanner.takeArgument() : null;
    if (source) taken.push(source);
  }
  return taken;
}

/** Returns a language, or null for that of the whole document. */
export function foreign(language: string, { reading }: Walk): string | null {
  const primary = (tag: string) => tag.toLowerCase().split('-')[0];
  return primary(language) === primary(reading.preamble.language ?? 'en') ? null : language;
}
