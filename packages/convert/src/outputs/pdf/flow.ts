import { hasRightToLeft, isReadFromRight, measureText, setLine } from './lines.ts';
import type { Pdf } from './pdf.ts';
import type { Weight } from './typeface.ts';
import { wrapText } from './wrap-text.ts';

/** Where the next thing stands: text runs down the page and on to the next. */
export interface Flow {
  readonly pdf: Pdf;
  readonly paper: readonly [width: number, height: number];
  readonly left: number;
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
  /** Page numbers are set in this size. */
  readonly numberSize: number;
  y: number;
  page: number;
}

export type Element = PDFKit.PDFStructureElement;

/** Points. */
export const MARGIN = 56.7;
export const BODY = 12;
export const LEADING = 1.4;

export function createFlow(
  pdf: Pdf,
  page: { readonly width: number; readonly height: number },
  numberSize = BODY,
): Flow {
  const flow = {
    pdf,
    numberSize,
    paper: [page.width, page.height] as const,
    left: MARGIN,
    width: page.width - 2 * MARGIN,
    top: MARGIN,
    bottom: page.height - MARGIN,
    y: MARGIN,
    page: 0,
  };
  beginPage(flow);
  return flow;
}

/** A page with its number below, which is no part of what is read. */
export function beginPage(flow: Flow): void {
  const { pdf } = flow;
  pdf.addPage({ size: [...flow.paper], margin: 0 });
  flow.page += 1;
  flow.y = flow.top;
  const number = String(flow.page);
  const size = flow.numberSize;
  const x = flow.left + (flow.width - measureText(pdf, number, size)) / 2;
  drawArtifact(pdf, 'Pagination', () =>
    setLine(pdf, number, { x, baseline: flow.bottom + MARGIN / 2, size }),
  );
}

/** Begins a new page unless so much of this one is left. */
export function ensureRoom(flow: Flow, height: number): void {
  if (flow.y + height > flow.bottom && flow.y > flow.top) beginPage(flow);
}

export function drawArtifact(pdf: Pdf, type: 'Pagination' | 'Layout', draw: () => void): void {
  pdf.markContent('Artifact', { type });
  draw();
  pdf.endMarkedContent();
}

/** Content that belongs to an element of the structure. */
export function drawMarked(pdf: Pdf, element: Element, tag: string, draw: () => void): void {
  const content = pdf.markStructureContent(tag);
  draw();
  pdf.endMarkedContent();
  element.add(content);
}

/** An element that says its text as it was written where lines show it turned. */
export function createTextElement(pdf: Pdf, tag: string, text: string, language?: string): Element {
  return pdf.struct(tag, {
    ...(hasRightToLeft(text) ? { actual: text } : {}),
    ...(language ? { lang: language } : {}),
  });
}

export interface TextStyle {
  readonly tag: string;
  readonly size: number;
  readonly weight?: Weight;
  readonly indent?: number;
  /** Room that must be left for what follows, so that a heading does not stand alone. */
  readonly keep?: number;
}

/** A paragraph, as far as it goes on this page and then on the next. */
export function setText(flow: Flow, element: Element, text: string, style: TextStyle): void {
  const { tag, size, weight = 'regular', indent = 0, keep = 0 } = style;
  const width = flow.width - indent;
  const height = size * LEADING;
  const fromRight = isReadFromRight(text);
  const lines = wrapText(flow.pdf, text, width, size, weight);
  ensureRoom(flow, Math.min(2, lines.length) * height + keep);
  let at = 0;
  while (at < lines.length) {
    if (flow.y + height > flow.bottom) beginPage(flow);
    const fits = Math.max(1, Math.floor((flow.bottom - flow.y) / height));
    const here = lines.slice(at, at + fits);
    drawMarked(flow.pdf, element, tag, () => {
      for (const [row, line] of here.entries()) {
        const free = fromRight ? width - measureText(flow.pdf, line, size, weight) : 0;
        const x = flow.left + (fromRight ? free : indent);
        // A space at its end keeps the last word apart from the first of the next line for who listens.
        const whole = at + row + 1 === lines.length;
        setLine(flow.pdf, whole ? line : `${line} `, { x, baseline: flow.y + size, size, weight });
        flow.y += height;
      }
    });
    at += here.length;
  }
}
