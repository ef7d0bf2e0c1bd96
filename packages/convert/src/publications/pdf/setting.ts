import type { Document, Heading } from '@relievo/document/model';
import type { Element, Flow } from '../../outputs/pdf/flow.ts';
import { hasRightToLeft } from '../../outputs/pdf/lines.ts';
import type { ShownFigure } from '../figures.ts';
import type { Look, Piece } from './pieces.ts';
import { setPieces } from './set-pieces.ts';

/** The things that setting the blocks of a document on pages needs. */
export interface Setting {
  readonly flow: Flow;
  readonly look: Look;
  /** Text is set in this size, in points. */
  readonly body: number;
  /** How far blocks are moved in, in points. */
  readonly inset: number;
  readonly document: Document;
  readonly figures: ReadonlyMap<string, ShownFigure>;
  /** The pictures as PNG or JPEG, by their ids; one that could not be read is missing. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  /** Ids of blocks that links and the contents lead to. */
  readonly targets: ReadonlySet<string>;
  /** The page of each heading, as the last run found it; empty in the first. */
  readonly pageOf: ReadonlyMap<string, number>;
  /** Records the page that a heading is on, adds it to the bookmarks, and returns its level without jumps. */
  readonly recordHeading: (heading: Heading) => number;
}

/** Moves blocks in by a step. */
export function moveIn(setting: Setting, step = 1.5): Setting {
  return { ...setting, inset: setting.inset + step * setting.body };
}

/** Adds an element to the structure, fills it and ends it. */
export function addElement(
  { flow }: Setting,
  parent: Element,
  tag: string,
  fill: (element: Element) => void,
  options: PDFKit.Mixins.StructureElementOptions = {},
): void {
  const element = flow.pdf.struct(tag, options);
  parent.add(element);
  fill(element);
  element.end();
}

interface TextLook {
  readonly size?: number;
  readonly keep?: number;
  readonly options?: PDFKit.Mixins.StructureElementOptions;
}

/** Sets a text in a new element, with half a line of room after it. */
export function addText(
  setting: Setting,
  parent: Element,
  tag: string,
  pieces: readonly Piece[],
  { size = setting.body, keep = 0, options = {} }: TextLook = {},
): void {
  if (pieces.every(({ text }) => text.trim() === '')) return;
  const whole = pieces.map(({ text }) => text).join('');
  // Lines show letters that are read from the right in turned order, and readers get them as they are written.
  const said = hasRightToLeft(whole) ? { actual: whole, ...options } : options;
  const fill = (element: Element): void =>
    setPieces(setting.flow, element, pieces, { tag, size, keep, indent: setting.inset });
  addElement(setting, parent, tag, fill, said);
  leaveRoom(setting, 0.5);
}

/** Leaves room of a share of a line. */
export function leaveRoom({ flow, body }: Setting, share: number): void {
  flow.y += share * body;
}
