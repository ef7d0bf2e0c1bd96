import { type Block, changeEachText, type Inline, walkBlocks } from '@relievo/document/model';
import { joinRuns, textOfInlines } from '@relievo/document/text';
import { BOOKMARK } from '../document/bookmarks.ts';
import { OPEN_REFERENCE } from './read-reference.ts';
import type { LatexReading, Target } from './reading.ts';

/** Writes the numbers of what references name, now that all labels are known. */
export function resolveReferences(blocks: readonly Block[], reading: LatexReading): readonly Block[] {
  const headings = new Map<string, string>();
  for (const { block } of walkBlocks(blocks))
    if (block.kind === 'heading') headings.set(block.id, textOfInlines(block.content));
  return changeEachText(blocks, (inlines) =>
    inlines.some(isOpen) ? joinRuns(inlines.map((inline) => resolve(inline, headings, reading))) : inlines,
  );
}

function isOpen(inline: Inline): boolean {
  return inline.kind === 'text' && inline.link?.startsWith(OPEN_REFERENCE) === true;
}

function resolve(inline: Inline, headings: ReadonlyMap<string, string>, reading: LatexReading): Inline {
  if (inline.kind !== 'text' || !inline.link?.startsWith(OPEN_REFERENCE)) return inline;
  const said = inline.link.slice(OPEN_REFERENCE.length);
  const at = said.indexOf(':');
  const [command, key] = [said.slice(0, at), said.slice(at + 1)];
  const label = command === 'cite' ? `cite:${key.replace(/^cite:/, '')}` : key;
  const target = reading.labels.get(label);
  const { link: _, ...plain } = inline;
  if (!target) {
    if (command !== 'cite') reading.notes.add('latex_reference_missing', { label: key.slice(0, 100) });
    return { ...plain, text: command === 'cite' ? key : `[${key}]` };
  }
  const heading = headings.get(target.id ?? '') ?? '';
  return {
    ...plain,
    text: writeReference(command, key, target, heading, reading),
    link: `${BOOKMARK}${label}`,
  };
}

function writeReference(
  command: string,
  key: string,
  target: Target,
  heading: string,
  { words }: LatexReading,
): string {
  const number = target.number || heading || key;
  if (command === 'nameref') return heading || number;
  if (command === 'eqref') return `(${number})`;
  if (!/^(?:autoref|[cC]ref|vref)$/.test(command) || target.number === '') return number;
  const kinds: Readonly<Record<string, string>> = {
    figure: words.figure,
    table: words.table,
    chapter: words.chapter,
    part: words.part,
    equation: words.equation,
    theorem: words.theorem,
    item: words.item,
  };
  const word = kinds[target.kind] ?? words.section;
  return `${word} ${target.kind === 'equation' ? `(${number})` : number}`;
}
