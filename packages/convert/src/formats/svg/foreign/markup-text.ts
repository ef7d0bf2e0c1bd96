import type { Item } from '@relievo/graphic/model';
import { maxOf } from '@relievo/words';
import type { Element, Node } from '@xmldom/xmldom';
import { readLength } from '../css/length.ts';
import { readDeclarations } from '../css/stylesheet.ts';
import { isElement, isText, readAttribute } from '../dom.ts';
import type { Context, Job } from './job.ts';
import { cleanName } from './names.ts';
import { createUprightText, LETTERS } from './text-items.ts';
import { measureText } from './text-width.ts';

const BLOCKS: ReadonlySet<string> = new Set([
  'div',
  'p',
  'li',
  'br',
  'tr',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
]);

/** Words in HTML, as draw.io and Mermaid write them: the words are kept, in the middle of their box or where it begins. */
export function makeMarkupText(element: Element, context: Context, job: Job): readonly Item[] {
  const lines = splitIntoLines(element);
  if (lines.length === 0) return [];
  const styles = collectStyles(element);
  const { width, height } = context.viewport;
  const basis = { fontSize: context.style.fontSize, whole: width };
  const length = (name: string, whole: number): number =>
    readLength(readAttribute(element, name), { ...basis, whole }) ?? 0;
  const size = readLength(styles.get('font-size'), basis) ?? context.style.fontSize;
  const box = {
    x: length('x', width),
    y: length('y', height),
    width: length('width', width),
    height: length('height', height),
  };
  // draw.io puts its words by padding and margin into a box as large as the sheet.
  const left = box.x + (readLength(styles.get('margin-left'), basis) ?? 0);
  const top = box.y + (readLength(styles.get('padding-top'), basis) ?? 0);
  const room = readLength(styles.get('width'), basis) ?? box.width;
  const textWidth = maxOf(lines.map((line) => measureText(line, size, false)));
  const textHeight = size * (1 + (lines.length - 1) / LETTERS);
  const isCentered = /center/.test(
    `${styles.get('justify-content') ?? ''} ${styles.get('text-align') ?? ''}`,
  );
  const isMiddle = /center/.test(styles.get('align-items') ?? '');
  const x = isCentered ? left + (room - textWidth) / 2 : left;
  const y = isMiddle ? top - textHeight / 2 : top;
  const place = {
    id: job.newId(readAttribute(element, 'id'), 'text'),
    description: '',
    print: lines.join('\n'),
    lines: lines.length,
    left: x,
    right: x + textWidth,
    baseline: y + size,
    size,
  };
  job.notes.add('text_from_markup', {}, place.id);
  return [createUprightText(place, context.matrix, job)];
}

function splitIntoLines(element: Element): readonly string[] {
  const lines: string[] = [''];
  const visit = (node: Node, depth: number): void => {
    if (isText(node)) lines[lines.length - 1] += node.nodeValue ?? '';
    else if (isElement(node) && depth < 100 && !/^(script|style)$/i.test(node.localName ?? '')) {
      if (BLOCKS.has((node.localName ?? '').toLowerCase())) lines.push('');
      for (let child = node.firstChild; child; child = child.nextSibling) visit(child, depth + 1);
      if (BLOCKS.has((node.localName ?? '').toLowerCase())) lines.push('');
    }
  };
  visit(element, 0);
  return lines.map(cleanName).filter((line) => line !== '');
}

/** The innermost word on each style counts. */
function collectStyles(element: Element): ReadonlyMap<string, string> {
  const styles = new Map<string, string>();
  const visit = (node: Element, depth: number): void => {
    for (const { name, value } of readDeclarations(readAttribute(node, 'style') ?? ''))
      if (name !== 'width' || !value.includes('%')) styles.set(name, value);
    for (let child = node.firstChild; child; child = child.nextSibling)
      if (isElement(child) && depth < 100) visit(child, depth + 1);
  };
  visit(element, 0);
  return styles;
}
