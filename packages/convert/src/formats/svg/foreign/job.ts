import type { PaintedShape, PlacedWords } from '@relievo/chart/reading';
import type { Item, Matrix } from '@relievo/graphic/model';
import { isId } from '@relievo/graphic/validation';
import type { Element } from '@xmldom/xmldom';
import type { NoteTaker } from '../../notes.ts';
import type { Style, StyleReader } from '../css/style.ts';
import type { Clip } from './clip.ts';
import type { TexturePicker } from './texture-picker.ts';
import type { Viewport } from './viewport.ts';

/** What stands around an element while the file is walked. */
export interface Context {
  /** From user units to millimetres on the sheet. */
  readonly matrix: Matrix;
  readonly style: Style;
  readonly viewport: Viewport;
  readonly clip: Clip | null;
  readonly opacity: number;
  /** Elements that are being copied by <use>, the outermost first. */
  readonly copying: readonly Element[];
}

/** A part that lines and textures cannot show: it is drawn as a picture afterwards. */
export interface Undrawable {
  readonly element: Element;
  readonly context: Context;
  readonly what: string;
}

/** A picture whose pixels have still to be read. */
export interface WaitingPicture {
  readonly itemId: string;
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  /** User units into which it is fitted, and what takes them to the sheet. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly aspect: string | undefined;
  readonly matrix: Matrix;
}

/** All that one reading of a file shares. */
export interface Job {
  readonly root: Element;
  readonly find: (id: string) => Element | undefined;
  readonly styleOf: StyleReader;
  readonly notes: NoteTaker;
  readonly textures: TexturePicker;
  readonly newId: (wanted: string | undefined, kind: string) => string;
  /** Counts an element that is drawn, copies included. */
  readonly spend: () => void;
  /** Ids of areas through which the file shows what is under them. */
  readonly translucent: string[];
  /** Ids of white areas, which hide what is under them. */
  readonly white: string[];
  readonly pictures: WaitingPicture[];
  readonly undrawable: Undrawable[];
  readonly sheet: { readonly width: number; readonly height: number };
  /** Everything that the file paints, as it paints it. */
  readonly seen: { readonly shapes: PaintedShape[]; readonly words: PlacedWords[] };
}

export type Walk = (element: Element, context: Context, job: Job) => readonly Item[];

/** Thrown when a file draws more than any drawing holds; caught where the file is read. */
export class TooMuch extends Error {
  readonly code: 'svg_too_many_elements' | 'svg_too_many_styles';

  constructor(code: 'svg_too_many_elements' | 'svg_too_many_styles') {
    super(code);
    this.name = 'TooMuch';
    this.code = code;
  }
}

export function createBudget(most: number, code: TooMuch['code']): () => void {
  let spent = 0;
  return () => {
    spent += 1;
    if (spent > most) throw new TooMuch(code);
  };
}

/** Ids of the file where they can stand in ours and are still free, else made ones. */
export function createIds(): Job['newId'] {
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  return (wanted, kind) => {
    if (isId(wanted) && !taken.has(wanted)) {
      taken.add(wanted);
      return wanted;
    }
    let id = '';
    do {
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      id = `${kind}-${count}`;
    } while (taken.has(id));
    taken.add(id);
    return id;
  };
}
