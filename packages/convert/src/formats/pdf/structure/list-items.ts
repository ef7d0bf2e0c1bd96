import type { ListItem } from '../../../documents/text.ts';
import { LIST_MARK } from '../text/rows.ts';
import { joinPieces } from './marked-words.ts';
import { collectPieces, findParts, textOf, type Words } from './pieces.ts';
import type { Part } from './tree.ts';

const DOT = /^[•◦▪‣●○■□∙·*–—\uf0b7-]?$/;
const DEEPEST = 5;

type IndentedItem = ListItem & { readonly indent: number };

export function listItems({ children }: Part, depth: number, words: Words): readonly IndentedItem[] {
  return children.flatMap((child): readonly IndentedItem[] => {
    if (typeof child === 'number') return [];
    if (child.type === 'L') return listItems(child, depth + 1, words);
    if (child.type !== 'LI') return listItems(child, depth, words);
    const [label] = findParts(child.children, 'Lbl');
    const own = joinPieces(
      collectPieces(child.children, words, ({ type }) => type !== 'Lbl' && type !== 'L'),
    );
    const { mark, text } = label ? { mark: textOf(label.children, words), text: own } : splitMark(own);
    const within = findParts(child.children, 'L').flatMap((one) => listItems(one, depth + 1, words));
    const [first] = findParts(child.children, 'P');
    const item = { text, depth, mark: DOT.test(mark) ? '' : mark, indent: first?.indent ?? 0 };
    return [...(text === '' ? [] : [item]), ...within];
  });
}

/** Where nothing parts a mark from its item, it is the first word that looks like one. */
function splitMark(text: string): { readonly mark: string; readonly text: string } {
  const [first = '', ...others] = text.split(' ');
  return LIST_MARK.test(first) && others.length > 0
    ? { mark: first, text: others.join(' ') }
    : { mark: '', text };
}

/** Items of one list that stand further in belong to those before them. */
export function nestItems(items: readonly IndentedItem[]): readonly ListItem[] {
  const edges = [...new Set(items.map(({ indent }) => Math.round(indent)))].toSorted((a, b) => a - b);
  return items.map(({ text, depth, mark, indent }) => ({
    text,
    depth: Math.min(DEEPEST, depth + edges.indexOf(Math.round(indent))),
    mark,
  }));
}
