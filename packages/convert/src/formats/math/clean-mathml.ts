import type { Element } from '@xmldom/xmldom';
import { listChildren, nameOf, valueOf } from '../markup/xml.ts';

/** Presentation elements of MathML (W3C, MathML Core and MathML 3, 3); what only groups or colours is read as a row. */
const KEPT = new Set([
  'math',
  'mi',
  'mn',
  'mo',
  'mtext',
  'ms',
  'mspace',
  'mrow',
  'mfrac',
  'msqrt',
  'mroot',
  'msub',
  'msup',
  'msubsup',
  'munder',
  'mover',
  'munderover',
  'mtable',
  'mtr',
  'mtd',
  'menclose',
]);
const LEAVES = new Set(['mi', 'mn', 'mo', 'mtext', 'ms']);
const ROWS = new Set(['mstyle', 'mpadded', 'merror', 'maction']);
/** What changes what is shown, and the values that it may have. */
const ATTRIBUTES: Readonly<Record<string, RegExp>> = {
  linethickness: /^0(?:pt|px|em)?$/,
  notation: /^[a-z ]{1,60}$/,
  mathvariant: /^[a-z-]{1,30}$/,
  bevelled: /^true$/,
  width: /^(?:[\d.]{1,8}(?:em|ex|px|pt)|(?:very)*(?:thin|medium|thick)mathspace)$/,
};

/** A formula of others as one of our own: nothing of it runs, links or loads, and every program says the same of it. */
export function cleanMathml(root: Element): string {
  return writeElement(root);
}

function writeElement(element: Element): string {
  const name = nameOf(element);
  const inside = () => writeRow(listChildren(element));
  if (name === 'semantics') {
    const [shown] = listChildren(element);
    return shown ? writeElement(shown) : '<mrow></mrow>';
  }
  // What is not seen keeps its place: a fraction has two parts.
  if (name === 'mphantom' || name === 'annotation' || name === 'annotation-xml') return '<mrow></mrow>';
  if (name === 'mmultiscripts') return writeScripts(element);
  if (name === 'mfenced') return writeFenced(element);
  if (name === 'mlabeledtr') return writeNumberedRow(element);
  if (ROWS.has(name)) return `<mrow>${inside()}</mrow>`;
  if (!KEPT.has(name)) return `<mtext>${escape(tidy(element.textContent ?? ''))}</mtext>`;
  const attributes = Object.entries(ATTRIBUTES).flatMap(([key, allowed]) => {
    const value = valueOf(element, key);
    return value !== null && allowed.test(value) ? [` ${key}="${escape(value)}"`] : [];
  });
  const words = LEAVES.has(name) ? escape(tidy(element.textContent ?? '')) : inside();
  const namespace = name === 'math' ? ' xmlns="http://www.w3.org/1998/Math/MathML"' : '';
  return `<${name}${namespace}${attributes.join('')}>${words}</${name}>`;
}

/** Writes elements side by side. Chemistry of TeX raises and lowers behind a letter that is not seen: it belongs to the previous part. */
function writeRow(elements: readonly Element[]): string {
  const written: string[] = [];
  elements.forEach((element, at) => {
    const before = elements[at - 1];
    const [base, ...scripts] = listChildren(element);
    const isScript = /^m(?:sub|sup|subsup)$/.test(nameOf(element));
    if (!isScript || !base || !before || !isUnseen(base) || !takesScripts(before)) {
      written.push(writeElement(element));
      return;
    }
    const name = nameOf(element);
    written.push(`<${name}>${written.pop() ?? ''}${scripts.map(writeElement).join('')}</${name}>`);
  });
  return written.join('');
}

/** Finds whether it only holds the height of a letter, without its width: mpadded around mphantom. */
function isUnseen(element: Element): boolean {
  if (nameOf(element) === 'mpadded' && /^0(?:\.0*)?(?:px|em|ex|pt)?$/.test(valueOf(element, 'width') ?? '')) {
    const [only, ...more] = listChildren(element);
    return (
      only !== undefined &&
      more.length === 0 &&
      nameOf(only) === 'mphantom' &&
      (only.textContent ?? '') !== ''
    );
  }
  const [only, ...more] = listChildren(element);
  return nameOf(element) === 'mrow' && only !== undefined && more.length === 0 && isUnseen(only);
}

/** Tells whether scripts may belong to it: letters, a closing bracket, or these with scripts. */
function takesScripts(element: Element): boolean {
  const name = nameOf(element);
  if (name === 'mo') return /^[)\]}]$/.test((element.textContent ?? '').trim());
  if (name === 'mi' || name === 'mtext') return /\p{L}$/u.test((element.textContent ?? '').trim());
  const [first, ...more] = listChildren(element);
  if (name === 'mrow') return first !== undefined && more.length === 0 && takesScripts(first);
  return (
    /^m(?:sub|sup|subsup)$/.test(name) && first !== undefined && (isUnseen(first) || takesScripts(first))
  );
}

/** What stands before a sign, raised and lowered, belongs to an empty row; more than one pair on a side is read on. */
function writeScripts(element: Element): string {
  const [base, ...rest] = listChildren(element);
  const split = rest.findIndex((one) => nameOf(one) === 'mprescripts');
  const [behind, before] = split < 0 ? [rest, []] : [rest.slice(0, split), rest.slice(split + 1)];
  const write = (inside: string, scripts: readonly Element[]) => {
    let written = inside;
    for (let at = 0; at < scripts.length; at += 2)
      written = addScripts(written, scripts[at], scripts[at + 1]);
    return written;
  };
  const own = base ? writeElement(base) : '<mrow></mrow>';
  const prescripts = before.length > 0 ? write('<mrow></mrow>', before) : '';
  return `<mrow>${prescripts}${write(own, behind)}</mrow>`;
}

function addScripts(base: string, below: Element | undefined, above: Element | undefined): string {
  const [sub, sup] = [below, above].map((one) => (one && nameOf(one) !== 'none' ? writeElement(one) : ''));
  if (sub && sup) return `<msubsup>${base}${sub}${sup}</msubsup>`;
  if (sub) return `<msub>${base}${sub}</msub>`;
  return sup ? `<msup>${base}${sup}</msup>` : base;
}

/** Brackets are signs like others: no browser draws this element any more. */
function writeFenced(element: Element): string {
  const sign = (text: string | undefined) => (text ? `<mo>${escape(text)}</mo>` : '');
  const separators = Array.from((valueOf(element, 'separators') ?? ',').replaceAll(/\s/g, ''));
  const parts = listChildren(element).map((part, at) =>
    at === 0
      ? writeElement(part)
      : sign(separators[Math.min(at, separators.length) - 1]) + writeElement(part),
  );
  const [opens, closes] = [valueOf(element, 'open') ?? '(', valueOf(element, 'close') ?? ')'];
  return `<mrow>${sign(opens.trim())}${parts.join('')}${sign(closes.trim())}</mrow>`;
}

/** The number of an equation stands at its end. */
function writeNumberedRow(row: Element): string {
  const [label, ...cells] = listChildren(row).map(writeElement);
  return `<mtr>${cells.join('')}${label ?? ''}</mtr>`;
}

function tidy(text: string): string {
  const words = text.replaceAll(/[\p{Cc}\p{Cs}\p{Cn}\p{Co}]/gu, ' ').replaceAll(/[ \t\n]+/g, ' ');
  return words.trim() === '' ? words.slice(0, 1) : words.trim();
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
