import { createRequire } from 'node:module';
import type * as Parse5 from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';

const require = createRequire(import.meta.url);
/** Only who opens a page of markup waits for it. */
export function loadParse5(): typeof Parse5 {
  return require('parse5') as typeof Parse5;
}

export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
export type HtmlElement = DefaultTreeAdapterTypes.Element;
type HtmlParent = DefaultTreeAdapterTypes.ParentNode;

/** Counts the elements that the reader of a page made. */
export interface HtmlWork {
  elements: number;
}

/** No page of a person has elements nested deeper than these. */
const DEEPEST = 400;
/** Open formatting is made again in each paragraph after it. A page of a person makes few elements for each of its tags. */
const MAX_MADE_FOR_TAG = 4;
const MAX_MADE_BESIDE = 20_000;
const MAX_MADE = 3_500_000;
const TOO_DEEP = new RangeError('The page is nested too deep.');

/**
 * Reads a page as browsers do; nothing in it runs, and nothing that it names is fetched. Returns null for a page that is
 * nested deeper than people write, or that makes far more elements than it has tags, as soon as the reader meets that.
 */
export function parseHtml(text: string, work: HtmlWork = { elements: 0 }): HtmlParent | null {
  const { defaultTreeAdapter, parse } = loadParse5();
  const max = Math.min(MAX_MADE, MAX_MADE_BESIDE + MAX_MADE_FOR_TAG * countTags(text));
  let depth = 0;
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement(...made) {
      work.elements += 1;
      if (work.elements > max) throw TOO_DEEP;
      return defaultTreeAdapter.createElement(...made);
    },
    onItemPush() {
      depth += 1;
      if (depth > DEEPEST) throw TOO_DEEP;
    },
    onItemPop() {
      depth -= 1;
    },
  };
  try {
    return parse(text, { scriptingEnabled: false, treeAdapter });
  } catch (error) {
    if (error === TOO_DEEP) return null;
    throw error;
  }
}

function countTags(text: string): number {
  let count = 0;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) count += 1;
  return count;
}

export function isElement(node: HtmlNode): node is HtmlElement {
  return 'tagName' in node;
}

export function listElements(parent: HtmlParent, ...names: readonly string[]): readonly HtmlElement[] {
  return parent.childNodes
    .filter(isElement)
    .filter(({ tagName }) => names.length === 0 || names.includes(tagName));
}

/** The first of this name, wherever it stands; a page may be nested deeper than a program may call itself. */
export function findElement(root: HtmlParent, name: string): HtmlElement | null {
  return listWithin(root, name)[0] ?? null;
}

/** All of this name in the order of the page. */
export function listWithin(root: HtmlParent, name: string): readonly HtmlElement[] {
  const found: HtmlElement[] = [];
  const waiting: HtmlNode[] = root.childNodes.toReversed();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (!isElement(node)) continue;
    if (node.tagName === name) found.push(node);
    for (let at = node.childNodes.length - 1; at >= 0; at -= 1) {
      const child = node.childNodes[at];
      if (child) waiting.push(child);
    }
  }
  return found;
}

export function attributeOf({ attrs }: HtmlElement, name: string): string | null {
  return attrs.find((one) => one.name === name)?.value ?? null;
}

/** What nobody sees, and no screen reader says. */
export function isHidden(element: HtmlElement): boolean {
  const style = attributeOf(element, 'style') ?? '';
  return (
    attributeOf(element, 'hidden') !== null ||
    attributeOf(element, 'aria-hidden') === 'true' ||
    /display\s*:\s*none|visibility\s*:\s*hidden/i.test(style)
  );
}

export function isTooDeep(root: HtmlParent): boolean {
  const waiting: (readonly [HtmlParent, number])[] = [[root, 0]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [parent, depth] = next;
    if (depth > DEEPEST) return true;
    for (const child of parent.childNodes) if (isElement(child)) waiting.push([child, depth + 1]);
  }
  return false;
}
