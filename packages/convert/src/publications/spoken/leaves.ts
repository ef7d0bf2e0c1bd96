import type { Element, Node } from '@xmldom/xmldom';
import type { FoundWords } from '../words.ts';
import type { SpokenPiece, SpokenRole } from './utterance.ts';

const ELEMENT = 1;
const TEXT = 3;
/** Marks a picture that is heard by other words. */
export const SILENT = 'data-silent';

/** A part of a line: a text, or an element that is heard as one. */
export interface Leaf {
  readonly node: Node;
  readonly isText: boolean;
  /** Elements of the line that are around it, from the outside. */
  readonly ancestors: readonly Element[];
  readonly language: string;
  /** A listener hears these words within the sentence. */
  readonly spoken: string;
  /** It is heard after its sentence, as a page of the print and a reference to a note are. */
  readonly apart?: {
    readonly id: string;
    readonly pieces: readonly SpokenPiece[];
    readonly role?: SpokenRole;
  };
}

/** Lists the leaves of a line in their order. */
export function listLeaves(run: readonly Node[], language: string, words: FoundWords): readonly Leaf[] {
  const leaves: Leaf[] = [];
  const visit = (node: Node, ancestors: readonly Element[], own: string): void => {
    const common = { node, ancestors, language: own };
    if (node.nodeType === TEXT) {
      leaves.push({ ...common, isText: true, spoken: node.nodeValue ?? '' });
      return;
    }
    if (node.nodeType !== ELEMENT) return;
    const element = node as Element;
    const whole = readWhole(element, words);
    if (whole) {
      leaves.push({ ...common, isText: false, ...whole });
      return;
    }
    const inside = element.getAttribute('lang') ?? own;
    for (const child of Array.from(element.childNodes)) visit(child, [...ancestors, element], inside);
    if (element.childNodes.length === 0) leaves.push({ ...common, isText: false, spoken: '' });
  };
  for (const node of run) visit(node, [], language);
  return leaves;
}

/** Reads an element that is heard as one. The others are heard by the texts in them. */
function readWhole(
  element: Element,
  words: FoundWords,
): (Pick<Leaf, 'spoken' | 'apart'> & { readonly language?: string }) | null {
  const text = (name: string): string => element.getAttribute(name) ?? '';
  const id = text('id');
  switch (element.nodeName) {
    case 'br':
      return { spoken: ' ' };
    case 'img':
      return { spoken: element.hasAttribute(SILENT) ? '' : text('alt') };
    case 'math':
      return { spoken: ` ${text('aria-label') || text('alttext')} ` };
  }
  switch (text('role')) {
    case 'img':
      return { spoken: ` ${text('aria-label')} ` };
    case 'doc-backlink':
      return { spoken: '' };
    case 'doc-pagebreak': {
      const role = { kind: 'page', page: element.textContent ?? '' } as const;
      const pieces = [{ text: text('aria-label'), language: words.language }];
      return { spoken: '', apart: { id, role, pieces } };
    }
    case 'doc-noteref': {
      const mark = element.textContent ?? '';
      return {
        spoken: '',
        apart: { id, pieces: [{ text: `${words.note} ${mark}`, language: words.language }] },
      };
    }
  }
  return null;
}
