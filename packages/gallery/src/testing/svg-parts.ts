import type { Box, Point } from '@relievo/graphic/model';
import type { Picture } from '@relievo/graphic/png';
import { childrenOf, elementsOf, parseSvg, renderWithRsvg } from '@relievo/graphic/testing';
import { type Element, XMLSerializer } from '@xmldom/xmldom';

/** A vector file as an independent reader sees it. */
export interface SvgParts {
  readonly viewBox: Box;
  /** Size on paper, in millimetres. */
  readonly size: { readonly width: number; readonly height: number };
  /** The circles that a group holds itself. */
  readonly circlesOf: (id: string) => readonly (Point & { readonly r: number })[];
  /** The file without these groups. */
  readonly without: (ids: readonly string[]) => string;
}

export function readSvgParts(svg: string): SvgParts {
  const root = parseSvg(svg);
  const [x = 0, y = 0, width = 0, height = 0] = (root.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const groups = new Map(elementsOf(root).map((element) => [element.getAttribute('id') ?? '', element]));
  return {
    viewBox: { x, y, width, height },
    size: { width: readMillimetres(root, 'width'), height: readMillimetres(root, 'height') },
    circlesOf: (id) => {
      const group = groups.get(id);
      return group
        ? childrenOf(group)
            .filter(({ tagName }) => tagName === 'circle')
            .map(circleOf)
        : [];
    },
    without: (ids) => {
      const bare = parseSvg(svg);
      const gone = new Set(ids);
      for (const element of elementsOf(bare))
        if (gone.has(element.getAttribute('id') ?? '')) element.parentNode?.removeChild(element);
      return new XMLSerializer().serializeToString(bare);
    },
  };
}

function readMillimetres(root: Element, name: string): number {
  return Number((root.getAttribute(name) ?? '').replace(/mm$/, ''));
}

function circleOf(element: Element): Point & { readonly r: number } {
  return {
    x: Number(element.getAttribute('cx')),
    y: Number(element.getAttribute('cy')),
    r: Number(element.getAttribute('r')),
  };
}

/** All that says where ink lies, without names and colours. */
export function shapesOf(svg: string): string {
  return (svg.match(SHAPE) ?? []).join('');
}
const SHAPE =
  / (?:d|x|y|cx|cy|rx|ry|r|width|height|viewBox|stroke-width|stroke-dasharray|transform)="[^"]*"/g;

/** Pixels a millimetre in pictures that are looked at for ink. */
const FINE = 2.5;

/** How dark librsvg paints each place: 0 paper, 1 black. */
interface Ink {
  readonly width: number;
  readonly height: number;
  readonly darkness: Float32Array;
}

export function inkOf(svg: string): Ink {
  const dpi = `${FINE * 25.4}`;
  const { width, height, channels, data }: Picture = renderWithRsvg(svg, [
    '-d',
    dpi,
    '-p',
    dpi,
    '-b',
    'white',
  ]);
  const darkness = Float32Array.from(
    { length: width * height },
    (_, at) => 1 - (data[at * channels] ?? 255) / 255,
  );
  return { width, height, darkness };
}

/** The darkest place in a box that is given in millimetres of the picture. */
export function findDarkest({ width, height, darkness }: Ink, box: Box): number {
  let most = 0;
  const right = Math.min(width, Math.ceil((box.x + box.width) * FINE));
  const bottom = Math.min(height, Math.ceil((box.y + box.height) * FINE));
  for (let row = Math.max(0, Math.floor(box.y * FINE)); row < bottom; row += 1)
    for (let column = Math.max(0, Math.floor(box.x * FINE)); column < right; column += 1)
      most = Math.max(most, darkness[row * width + column] ?? 0);
  return most;
}

/** What is inked at all, in millimetres of the picture; null where nothing is. */
export function findInkedBox({ width, height, darkness }: Ink): Box | null {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      if ((darkness[row * width + column] ?? 0) < 0.1) continue;
      left = Math.min(left, column);
      right = Math.max(right, column + 1);
      top = Math.min(top, row);
      bottom = Math.max(bottom, row + 1);
    }
  if (right === 0) return null;
  return { x: left / FINE, y: top / FINE, width: (right - left) / FINE, height: (bottom - top) / FINE };
}
