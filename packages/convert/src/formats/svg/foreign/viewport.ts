import { multiply, scaling, translation } from '@relievo/graphic/geometry';
import type { Box, Matrix } from '@relievo/graphic/model';
import type { Element } from '@xmldom/xmldom';
import { PIXELS_PER_MM, readLength } from '../css/length.ts';
import { readAttribute, readNumbers } from '../dom.ts';

/** What lengths in percent are shares of. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
}

export function diagonalOf({ width, height }: Viewport): number {
  return Math.hypot(width, height) / Math.SQRT2;
}

export function viewBoxOf(element: Element): Box | null {
  const [x, y, width, height] = readNumbers(readAttribute(element, 'viewBox') ?? '');
  return x !== undefined &&
    y !== undefined &&
    width !== undefined &&
    height !== undefined &&
    width > 0 &&
    height > 0
    ? { x, y, width, height }
    : null;
}

/** What puts one box into another, as preserveAspectRatio says (SVG 1.1, 7.8). */
export function fitBox(view: Box, into: Box, aspect = 'xMidYMid meet'): Matrix {
  const words = aspect
    .trim()
    .split(/\s+/)
    .filter((word) => word !== 'defer');
  const [align = 'xMidYMid', how = 'meet'] = words;
  const across = into.width / view.width;
  const down = into.height / view.height;
  if (align === 'none')
    return multiply(
      translation(into.x, into.y),
      multiply(scaling(across, down), translation(-view.x, -view.y)),
    );
  const scale = how === 'slice' ? Math.max(across, down) : Math.min(across, down);
  const left = /xMin/.test(align) ? 0 : /xMax/.test(align) ? 1 : 0.5;
  const top = /YMin/.test(align) ? 0 : /YMax/.test(align) ? 1 : 0.5;
  const x = into.x + (into.width - view.width * scale) * left;
  const y = into.y + (into.height - view.height * scale) * top;
  return multiply(translation(x, y), multiply(scaling(scale, scale), translation(-view.x, -view.y)));
}

export interface RootPlace {
  /** Millimetres. */
  readonly width: number;
  readonly height: number;
  /** From the root's user units to millimetres. */
  readonly matrix: Matrix;
  readonly viewport: Viewport;
  readonly isSizeSaid: boolean;
  /** It says what part of its plane it shows. */
  readonly isViewSaid: boolean;
}

/** What browsers take where a file says nothing (CSS 2.1, 10.3.2). */
const USUAL: Viewport = { width: 300, height: 150 };

export function placeRoot(root: Element): RootPlace {
  const view = viewBoxOf(root);
  const sideOf = (name: 'width' | 'height'): number | null => {
    const text = readAttribute(root, name);
    const length = text?.includes('%') ? null : readLength(text, { fontSize: 16, whole: 0 });
    return length !== null && length > 0 ? length : null;
  };
  const [saidWidth, saidHeight] = [sideOf('width'), sideOf('height')];
  const shape = view ?? USUAL;
  const width = saidWidth ?? (saidHeight === null ? shape.width : (saidHeight * shape.width) / shape.height);
  const height = saidHeight ?? (width * shape.height) / shape.width;
  const toMm = scaling(1 / PIXELS_PER_MM, 1 / PIXELS_PER_MM);
  const into = { x: 0, y: 0, width, height };
  const matrix = view ? multiply(toMm, fitBox(view, into, readAttribute(root, 'preserveAspectRatio'))) : toMm;
  return {
    width: width / PIXELS_PER_MM,
    height: height / PIXELS_PER_MM,
    matrix,
    viewport: view ?? { width, height },
    isSizeSaid: saidWidth !== null || saidHeight !== null,
    isViewSaid: view !== null,
  };
}
