import { joinPieces } from './marked-words.ts';
import type { Part } from './tree.ts';

export type Words = ReadonlyMap<number, string>;

/** Parts that stand by themselves; every other one runs in a line of text. */
export const STANDING =
  /^(?:Document|DocumentFragment|Part|Art|Sect|Div|Aside|BlockQuote|NonStruct|TOC|TOCI|Index|P|Note|H[1-6]?|Title|L|LI|LBody|Table|Figure|Caption|Formula)$/;

export function textOf(children: readonly (Part | number)[], words: Words): string {
  return joinPieces(collectPieces(children, words, () => true));
}

/** Pieces of text in reading order. What a picture shows in letters is said by its description. */
export function collectPieces(
  children: readonly (Part | number)[],
  words: Words,
  wants: (part: Part) => boolean,
): readonly string[] {
  return children.flatMap((child): readonly string[] => {
    if (typeof child === 'number') return [words.get(child) ?? ''];
    if (child.type === 'Figure' || !wants(child)) return [];
    if (child.type === 'Formula' && child.alt !== '') return [child.alt];
    const within = collectPieces(child.children, words, wants);
    return child.type !== 'NonStruct' && STANDING.test(child.type) ? [...within, '\n'] : within;
  });
}

export function findParts(children: readonly (Part | number)[], type: string): readonly Part[] {
  return children.flatMap((child) => {
    if (typeof child === 'number') return [];
    return child.type === type ? [child] : findParts(child.children, type);
  });
}
