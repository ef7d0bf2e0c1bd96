import {
  beginPage,
  drawMarked,
  type Element,
  ensureRoom,
  type Flow,
  LEADING,
  type TextStyle,
} from '../../outputs/pdf/flow.ts';
import { hasRightToLeft, isReadFromRight, setLine } from '../../outputs/pdf/lines.ts';
import type { Pdf } from '../../outputs/pdf/pdf.ts';
import { breakLines, type Fragment } from './break-lines.ts';
import type { Part, Piece } from './pieces.ts';

/** Sets a text of several looks, as far as it fits on this page and then on the next. */
export function setPieces(
  flow: Flow,
  element: Element,
  pieces: readonly Piece[],
  { tag, size, indent = 0, keep = 0 }: Omit<TextStyle, 'weight'>,
): void {
  const { pdf } = flow;
  const whole = pieces.map(({ text }) => text).join('');
  const fromRight = isReadFromRight(whole);
  const width = flow.width - indent;
  const lines = breakLines(pdf, hasRightToLeft(whole) ? joinAll(pieces, whole) : pieces, width, size);
  const height = size * LEADING;
  ensureRoom(flow, Math.min(2, lines.length) * height + keep);
  const parts = openParts(pdf, element);
  let at = 0;
  while (at < lines.length) {
    if (flow.y + height > flow.bottom) beginPage(flow);
    const fits = Math.max(1, Math.floor((flow.bottom - flow.y) / height));
    const here = lines.slice(at, at + fits).map((line, row): PlacedLine => {
      const free = fromRight ? width - sumWidths(line) : 0;
      return { line, x: flow.left + (fromRight ? free : indent), y: flow.y + row * height };
    });
    for (const group of groupByPart(here, size)) drawGroup(pdf, parts, tag, group, size);
    flow.y += here.length * height;
    at += here.length;
  }
  parts.end();
}

/** Joins pieces into one look, because letters that are read from the right are turned for a whole line. */
function joinAll([first]: readonly Piece[], text: string): readonly Piece[] {
  return first ? [{ text, face: first.face === 'bold' ? 'bold' : 'regular', share: 1, rise: 0 }] : [];
}

function sumWidths(line: readonly Fragment[]): number {
  return line.reduce((sum, { width }) => sum + width, 0);
}

export interface PlacedLine {
  readonly line: readonly Fragment[];
  readonly x: number;
  readonly y: number;
}

interface PlacedFragment extends Fragment {
  readonly x: number;
  readonly baseline: number;
}

interface Group {
  readonly part: Part | undefined;
  readonly fragments: readonly PlacedFragment[];
}

/** Groups fragments that follow each other and belong to the same element. */
function groupByPart(lines: readonly PlacedLine[], size: number): readonly Group[] {
  const groups: { part: Part | undefined; fragments: PlacedFragment[] }[] = [];
  for (const { line, x: left, y } of lines) {
    let x = left;
    for (const fragment of line) {
      const { part, rise } = fragment.piece;
      const placed = { ...fragment, x, baseline: y + size - rise * size };
      const last = groups.at(-1);
      if (last && last.part === part) last.fragments.push(placed);
      else groups.push({ part, fragments: [placed] });
      x += fragment.width;
    }
  }
  return groups;
}

interface Parts {
  readonly find: (part: Part | undefined) => Element;
  readonly end: () => void;
}

/** Opens the elements inside a text as they are met. */
function openParts(pdf: Pdf, element: Element): Parts {
  const known = new Map<Part, Element>();
  return {
    find: (part) => {
      if (!part) return element;
      const before = known.get(part);
      if (before) return before;
      const { tag, alt, language } = part;
      const made = pdf.struct(tag, { ...(alt ? { alt } : {}), ...(language ? { lang: language } : {}) });
      element.add(made);
      known.set(part, made);
      return made;
    },
    end: () => {
      for (const made of known.values()) made.end();
    },
  };
}

function drawGroup(pdf: Pdf, parts: Parts, tag: string, { part, fragments }: Group, size: number): void {
  const element = parts.find(part);
  drawMarked(pdf, element, part?.tag ?? tag, () => {
    for (const fragment of fragments) drawFragment(pdf, fragment, size);
  });
  if (part?.link === undefined) return;
  for (const { x, baseline, text, width } of fragments) {
    const box = [x, baseline - size, width, size * 1.25] as const;
    const options = { structParent: element, Contents: new String(text.trim()) } as object;
    if (part.link.startsWith('#')) pdf.goTo(...box, part.link.slice(1), options);
    else pdf.link(...box, part.link, options);
  }
}

function drawFragment(pdf: Pdf, { piece, text, width, x, baseline }: PlacedFragment, size: number): void {
  setLine(pdf, text, { x, baseline, size: size * piece.share, weight: piece.face });
  if (!piece.line) return;
  const y = piece.line === 'under' ? baseline + size * 0.12 : baseline - size * 0.28;
  const right = x + width - (text.endsWith(' ') ? size * 0.3 : 0);
  pdf
    .moveTo(x, y)
    .lineTo(right, y)
    .lineWidth(size / 16)
    .undash()
    .stroke('#000000');
}
