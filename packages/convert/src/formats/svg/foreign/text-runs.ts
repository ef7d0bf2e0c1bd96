import type { Element } from '@xmldom/xmldom';
import { readLength } from '../css/length.ts';
import type { Style } from '../css/style.ts';
import { isElement, isText, readAttribute, SVG_NAMESPACE, tagOf } from '../dom.ts';
import type { Context, Job } from './job.ts';
import { raiseFigures } from './raised-figures.ts';
import { measureText } from './text-width.ts';

/** Letters that stand behind each other from one place on. */
export interface Run {
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly text: string;
  readonly style: Style;
}

interface Pen {
  x: number;
  y: number;
  isPlaced: boolean;
}
interface Draft {
  x: number;
  y: number;
  text: string;
  style: Style;
}

/** The runs of a <text>: a new one begins where the file says a new place, in user units. */
export function readRuns(element: Element, context: Context, job: Job): readonly Run[] {
  const runs: Draft[] = [];
  const pen: Pen = { x: 0, y: 0, isPlaced: false };
  const visit = (node: Element, style: Style, isPreserved: boolean): void => {
    job.spend();
    const space = readAttribute(node, 'xml:space');
    const keeps =
      space === undefined ? isPreserved || /pre/.test(style['white-space'] ?? '') : space === 'preserve';
    placeNode(node, style, context, pen, runs);
    const isPower = isRaised(node, style, context);
    for (let child = node.firstChild; child; child = child.nextSibling) {
      const content = child.nodeValue ?? '';
      if (isText(child)) writeContent(isPower ? raiseFigures(content) : content, style, keeps, pen, runs);
      else if (isElement(child) && child.namespaceURI === SVG_NAMESPACE) {
        const inner = job.styleOf(child, style);
        if (inner.display === 'none' || !INLINE.has(tagOf(child))) continue;
        if (tagOf(child) === 'textPath') job.notes.add('text_on_path');
        visit(child, inner, keeps);
      }
    }
  };
  visit(element, context.style, false);
  return runs
    .map((run) => ({ ...run, text: run.text.trimEnd() }))
    .filter(({ text, style }) => text !== '' && style.visibility !== 'hidden');
}

const INLINE = new Set(['tspan', 'a', 'textPath', 'tref', 'altGlyph']);

/** Smaller shifts are sub- and superscripts, which stay in their line. */
const NEW_LINE = 0.75;

function placeNode(node: Element, style: Style, context: Context, pen: Pen, runs: Draft[]): void {
  const first = (name: string, whole: number): number | null =>
    readLength((readAttribute(node, name) ?? '').trim().split(/[\s,]+/)[0], {
      fontSize: style.fontSize,
      whole,
    });
  const { width, height } = context.viewport;
  const [x, y] = [first('x', width), first('y', height)];
  const [dx, dy] = [first('dx', width) ?? 0, first('dy', height) ?? 0];
  const isNew = x !== null || y !== null || Math.abs(dy) >= NEW_LINE * style.fontSize;
  pen.x = (x ?? pen.x) + dx;
  pen.y = (y ?? pen.y) + (isNew || !pen.isPlaced ? dy : 0);
  pen.isPlaced = true;
  if (isNew || runs.length === 0) runs.push({ x: pen.x, y: pen.y, text: '', style });
}

/** Smaller and above the line. */
function isRaised(node: Element, style: Style, { style: around }: Context): boolean {
  if (tagOf(node) !== 'tspan' || style.fontSize > 0.95 * around.fontSize) return false;
  const shift = readLength((readAttribute(node, 'dy') ?? '').trim(), { fontSize: style.fontSize, whole: 0 });
  const said = readAttribute(node, 'baseline-shift') ?? style['baseline-shift'] ?? '';
  return (shift ?? 0) < -0.2 * style.fontSize || said === 'super';
}

function writeContent(content: string, style: Style, isPreserved: boolean, pen: Pen, runs: Draft[]): void {
  const run = runs.at(-1);
  if (!run) return;
  let text = isPreserved ? content.replaceAll(/[\t\n\r]/g, ' ') : content.replaceAll(/\s+/g, ' ');
  if (!isPreserved && (run.text === '' || run.text.endsWith(' '))) text = text.trimStart();
  if (text === '') return;
  if (run.text.trim() === '') run.style = style;
  run.text += text;
  pen.x += measureText(text, style.fontSize, isBold(style));
}

export function isBold(style: Style): boolean {
  return /^(bold|bolder|[6-9]00)$/.test(style['font-weight'] ?? '');
}
