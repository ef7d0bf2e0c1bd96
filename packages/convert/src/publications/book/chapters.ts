import { type Block, walkBlocks } from '@relievo/document/model';
import { countCharacters } from '@relievo/document/text';

export interface Chapter {
  /** The name of its file. All chapters are in one folder. */
  readonly name: string;
  readonly blocks: readonly Block[];
}

/** Longer chapters are slow to open in readers of small devices. */
const MAX_CHARACTERS = 200_000;

/** Splits blocks at headings of the first level, and a chapter that is too long at headings of the second. */
export function splitIntoChapters(blocks: readonly Block[]): readonly Chapter[] {
  const parts = splitAt(blocks, 1).flatMap((part) =>
    countCharacters(part) > MAX_CHARACTERS ? splitAt(part, 2) : [part],
  );
  return parts.map((part, at) => ({ name: `chapter-${at + 1}.xhtml`, blocks: part }));
}

/** Splits blocks at headings of a level. Blocks before the first heading join it: a page number makes no chapter. */
function splitAt(blocks: readonly Block[], level: number): readonly (readonly Block[])[] {
  const parts: Block[][] = [[]];
  let hasHeading = false;
  for (const block of blocks) {
    const begins = block.kind === 'heading' && block.level === level;
    if (begins && hasHeading) parts.push(takePageBreaks(parts));
    hasHeading ||= begins;
    parts.at(-1)?.push(block);
  }
  return parts;
}

/** Takes the page that begins right before a chapter into the chapter. */
function takePageBreaks(parts: readonly Block[][]): Block[] {
  const last = parts.at(-1) ?? [];
  const from = last.findLastIndex(({ kind }) => kind !== 'page-break') + 1;
  return last.splice(from);
}

/** Lists the file of each block. */
export function listPlaces(chapters: readonly Chapter[]): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  for (const { name, blocks } of chapters)
    for (const { block } of walkBlocks(blocks)) places.set(block.id, name);
  return places;
}
