import { writeNumber } from '@relievo/document/text';
import { DOMParser, type Element, type Node, XMLSerializer } from '@xmldom/xmldom';
import type { FoundWords } from '../words.ts';
import { type Leaf, listLeaves, SILENT } from './leaves.ts';
import { splitSentences } from './split-sentences.ts';
import type { SpokenPiece, SpokenRole, Utterance } from './utterance.ts';

const XHTML = 'http://www.w3.org/1999/xhtml';
const EPUB = 'http://www.idpf.org/2007/ops';
const ELEMENT = 1;
const INLINE: ReadonlySet<string> = new Set([
  ...['a', 'b', 'br', 'code', 'em', 'i', 'img', 'math', 's', 'span', 'strong', 'sub', 'sup', 'u'],
]);

/** A page whose sentences are elements with ids, and the same sentences in the order of reading. */
export interface SpokenPage {
  readonly body: Element;
  readonly utterances: readonly Utterance[];
}

export interface MarkedBook {
  readonly language: string;
  readonly words: FoundWords;
  /** Counts the headings of all pages. */
  readonly counts: { headings: number };
}

interface Around {
  readonly language: string;
  readonly role: SpokenRole;
}

/** Puts every sentence of a page that the project wrote in an element with an id. */
export function markSentences(markup: string, { language, words, counts }: MarkedBook): SpokenPage {
  const text = `<body xmlns="${XHTML}" xmlns:epub="${EPUB}">${markup}</body>`;
  const body = new DOMParser().parseFromString(text, 'text/xml').documentElement;
  if (!body) throw new Error('A page of a book is XML.');
  const utterances: Utterance[] = [];
  let sentences = 0;
  let mark = '';

  const add = (id: string, pieces: readonly SpokenPiece[], role: SpokenRole): void => {
    const [first, ...others] = pieces;
    if (!first) return;
    utterances.push({ id, pieces: [{ ...first, text: mark + first.text }, ...others], role });
    mark = '';
  };
  const nameSentence = (): string => {
    sentences += 1;
    return `sentence-${sentences}`;
  };

  const walk = (parent: Element, around: Around): void => {
    let run: Node[] = [];
    const end = (): void => {
      if (run.length > 0) markRun(run, around);
      run = [];
    };
    for (const node of Array.from(parent.childNodes)) {
      if (node.nodeType !== ELEMENT || INLINE.has(node.nodeName)) {
        run.push(node);
        continue;
      }
      end();
      enter(node as Element, around);
    }
    end();
  };

  const enter = (element: Element, around: Around): void => {
    const own = { language: element.getAttribute('lang') ?? around.language, role: roleOf(element, around) };
    if (element.nodeName === 'li') mark = markOf(element);
    if (element.nodeName === 'figure') silenceRepeated(element);
    const label = element.getAttribute('role') === 'img' ? element.getAttribute('aria-label') : null;
    if (label === null) return walk(element, own);
    const id = element.getAttribute('id') ?? nameSentence();
    element.setAttribute('id', id);
    add(id, [{ text: label, language: words.language }], own.role);
  };

  const roleOf = (element: Element, { role }: Around): SpokenRole => {
    const level = /^h([1-6])$/u.exec(element.nodeName)?.[1];
    if (level !== undefined) {
      counts.headings += 1;
      return { kind: 'heading', level: Number(level), heading: counts.headings };
    }
    if (element.getAttribute('role') === 'doc-footnote') return { kind: 'note' };
    const name = element.getAttribute('class') ?? '';
    if (name === 'transcriber-note' || name === 'description') return { kind: 'remark' };
    return name === 'box' ? { kind: 'box' } : role;
  };

  const markRun = (run: readonly Node[], around: Around): void => {
    const leaves = listLeaves(run, around.language, words);
    const text = leaves.map((leaf) => leaf.spoken).join('');
    const ends = splitSentences(text, around.language);
    const apart = leaves.filter(({ apart }) => apart !== undefined);
    const sayApart = (some: readonly Leaf[]): void => {
      for (const { apart } of some) if (apart) add(apart.id, apart.pieces, apart.role ?? { kind: 'note' });
    };
    if (ends.length === 0) return sayApart(apart);
    const [first] = run;
    const parent = first?.parentNode;
    if (!first || !parent) return;
    const parts = cutLeaves(leaves, ends);
    const spans = parts.map((part) => {
      const span = body.ownerDocument?.createElementNS(XHTML, 'span');
      if (!span) throw new Error('A page of a book is a document.');
      span.setAttribute('id', nameSentence());
      span.setAttribute('class', 'sentence');
      fillSentence(span, part);
      return { span, part };
    });
    for (const { span, part } of spans) {
      parent.insertBefore(span, first);
      add(span.getAttribute('id') ?? '', joinPieces(part), around.role);
      sayApart(part.map(({ leaf }) => leaf));
    }
    for (const node of run) parent.removeChild(node);
  };

  walk(body, { language, role: { kind: 'text' } });
  for (const image of Array.from(body.getElementsByTagName('img'))) image.removeAttribute(SILENT);
  // The words of a formula were read, and epubcheck refuses them as an attribute.
  for (const formula of Array.from(body.getElementsByTagName('math'))) formula.removeAttribute('aria-label');
  return { body, utterances };
}

/** The text is all that a sentence has of it. */
interface Cut {
  readonly leaf: Leaf;
  readonly text: string;
}

/** Cuts the parts of a line at the ends of sentences. A part that says nothing is in the sentence before it. */
function cutLeaves(leaves: readonly Leaf[], ends: readonly number[]): readonly (readonly Cut[])[] {
  const parts: Cut[][] = ends.map(() => []);
  let sentence = 0;
  let place = 0;
  for (const leaf of leaves) {
    let rest = leaf.spoken;
    if (!leaf.isText || rest === '') {
      const isNext = place >= (ends[sentence] ?? 0) && rest !== '';
      if (isNext && sentence < ends.length - 1) sentence += 1;
      parts[sentence]?.push({ leaf, text: rest });
      place += rest.length;
      continue;
    }
    while (rest !== '') {
      if (place >= (ends[sentence] ?? 0) && sentence < ends.length - 1) sentence += 1;
      const isLast = sentence === ends.length - 1;
      const text = isLast ? rest : rest.slice(0, (ends[sentence] ?? 0) - place);
      parts[sentence]?.push({ leaf, text });
      rest = rest.slice(text.length);
      place += text.length;
    }
  }
  return parts;
}

/** Writes the parts of a sentence into its element, within copies of the elements that they were in. */
function fillSentence(span: Element, part: readonly Cut[]): void {
  let open: { readonly from: Element; readonly copy: Element }[] = [];
  for (const { leaf, text } of part) {
    const same = leaf.ancestors.findIndex((one, at) => open[at]?.from !== one);
    open = open.slice(0, same < 0 ? leaf.ancestors.length : same);
    for (const from of leaf.ancestors.slice(open.length)) {
      const copy = from.cloneNode(false) as Element;
      // An id is that of the first copy.
      from.removeAttribute('id');
      (open.at(-1)?.copy ?? span).appendChild(copy);
      open.push({ from, copy });
    }
    const parent = open.at(-1)?.copy ?? span;
    if (!leaf.isText) parent.appendChild(leaf.node.cloneNode(true));
    else if (span.ownerDocument) parent.appendChild(span.ownerDocument.createTextNode(text));
  }
}

function joinPieces(part: readonly Cut[]): readonly SpokenPiece[] {
  const pieces: { text: string; language: string }[] = [];
  for (const { leaf, text } of part) {
    const last = pieces.at(-1);
    if (text.trim() === '') {
      if (last) last.text += text;
    } else if (last?.language === leaf.language) last.text += text;
    else pieces.push({ text, language: leaf.language });
  }
  return pieces.map(({ text, language }) => ({ text: text.replaceAll(/\s+/gu, ' ').trim(), language }));
}

/** Silences a picture whose alternative text is its caption, which is heard. */
function silenceRepeated(figure: Element): void {
  const all = Array.from(figure.childNodes).filter(({ nodeType }) => nodeType === ELEMENT) as Element[];
  const caption = all.find(({ nodeName }) => nodeName === 'figcaption')?.textContent?.trim();
  for (const one of all) {
    if (one.nodeName === 'img' && one.getAttribute('alt') === caption) one.setAttribute(SILENT, '');
    if (one.getAttribute('class') === 'in-place-of-picture' && one.textContent?.trim() === caption)
      figure.removeChild(one);
  }
}

/** Returns the number of an item, which a browser would write; it is empty for an item that has its mark as text. */
function markOf(item: Element): string {
  const list = item.parentNode as Element | null;
  if (list?.nodeName !== 'ol') return '';
  const items = Array.from(list.childNodes).filter(({ nodeName }) => nodeName === 'li');
  const number = Number(list.getAttribute('start') ?? 1) + items.indexOf(item);
  return `${writeNumber(number, STYLES[list.getAttribute('type') ?? '1'] ?? 'decimal')}. `;
}

const STYLES: Readonly<Record<string, Parameters<typeof writeNumber>[1]>> = {
  a: 'lower-letters',
  A: 'upper-letters',
  i: 'lower-roman',
  I: 'upper-roman',
};

/** Writes what is inside a page as markup again. */
export function writeMarked(body: Element): string {
  const all = new XMLSerializer().serializeToString(body);
  return all.slice(all.indexOf('>') + 1, all.lastIndexOf('</'));
}
