import type { TextBlock } from '../../../documents/text.ts';
import type { Box } from '../page-marks.ts';
import type { Pdfium } from '../pdfium.ts';
import { createTaggedBlocks } from './blocks.ts';
import { readMarkedWords } from './marked-words.ts';
import type { Part } from './tree.ts';

export interface Structure {
  readonly blocks: readonly TextBlock[];
  /** How many words stand in parts that only a text has. */
  readonly words: number;
}

/** Of the letters on a page, without which its structure does not tell of it; page numbers are no part of it. */
const LEAST_TOLD = 0.8;
const PARTS_OF_TEXTS = /^(?:P|H[1-6]?|LI|T[HD]|BlockQuote|Note|Caption)$/;

/** The blocks of a page that says how it is built; null where it says so of too little. */
export function readStructure(
  library: Pdfium,
  page: number,
  tree: readonly Part[],
  graphic: Box | null,
): Structure | null {
  if (tree.length === 0) return null;
  const { words, letters } = readMarkedWords(library, page, graphic);
  const texts = listTextMarks(tree).map((mark) => words.get(mark) ?? '');
  const told = texts.join('').replaceAll(/\s/g, '').length;
  if (letters === 0 || told < LEAST_TOLD * letters) return null;
  return {
    blocks: createTaggedBlocks(tree, words),
    words: texts.flatMap((text) => text.split(/\s+/)).filter((word) => word !== '').length,
  };
}

/** Lists the marks of words that are in parts which only a text has. */
export function listTextMarks(tree: readonly Part[]): readonly number[] {
  return listMarks(tree, false);
}

function listMarks(children: readonly (Part | number)[], isInText: boolean): readonly number[] {
  return children.flatMap((child) => {
    if (typeof child === 'number') return isInText ? [child] : [];
    if (child.type === 'Figure') return [];
    return listMarks(child.children, isInText || PARTS_OF_TEXTS.test(child.type));
  });
}
