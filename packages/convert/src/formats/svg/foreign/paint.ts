import type { Line, LineStyle, Texture } from '@relievo/graphic/model';
import { dashesOf } from '@relievo/graphic/set';
import { maxOf, minOf } from '@relievo/words';
import type { Element } from '@xmldom/xmldom';
import { blendOnPaper, type Color, type Paint, readColor, readPaint } from '../css/color.ts';
import { readLength } from '../css/length.ts';
import type { Style } from '../css/style.ts';
import { hrefOf, listSvgChildren, tagOf } from '../dom.ts';
import type { Context, Job } from './job.ts';
import { isPaper } from './texture-picker.ts';
import { diagonalOf } from './viewport.ts';

type Rgb = readonly [number, number, number];

export interface Fill {
  readonly texture: Texture | null;
  /** Shows what is under it. */
  readonly isTranslucent?: true;
  readonly rgb: Rgb;
}
export interface Stroke {
  readonly line: Line;
  readonly rgb: Rgb;
}

function readShare(text: string | undefined): number {
  const value = text?.endsWith('%') ? Number(text.slice(0, -1)) / 100 : Number(text ?? '1');
  return Number.isFinite(value) ? Math.max(0, Math.min(1, value)) : 1;
}
export function opacityOf(style: Style): number {
  return readShare(style.opacity);
}

/** Less is not seen. */
const SEEN = 0.03;

/** The colour as it looks on paper; null where nothing is painted. */
function seenColor(paint: Paint, style: Style, opacity: number, job: Job): Rgb | null {
  if (paint.kind === 'none') return null;
  if (paint.kind === 'unreadable') {
    job.notes.add('paint_not_found');
    return null;
  }
  const color = paint.kind === 'color' ? paint.color : findServerColor(paint.id, paint.fallback, style, job);
  if (!color || color.alpha * opacity < SEEN) return null;
  return blendOnPaper(color, opacity);
}

/** What gradients and patterns come to when they are one colour. */
function findServerColor(id: string, fallback: Color | null, style: Style, job: Job): Color | null {
  const server = job.find(id);
  const tag = server ? tagOf(server) : '';
  if (server && /Gradient$|^meshgradient$/i.test(tag)) {
    job.notes.add('gradient_as_texture');
    return averageStops(server, style, job) ?? fallback;
  }
  if (server && tag === 'pattern') {
    job.notes.add('pattern_as_texture');
    return { rgb: [96, 96, (96 + (numberPattern(server, job) % 5) * 40) % 256], alpha: 1 };
  }
  if (!fallback) job.notes.add('paint_not_found');
  return fallback;
}

/** Patterns have no colour of their own: each gets one that no other has, so that each gets its own texture. */
function numberPattern(server: Element, job: Job): number {
  const all = [...job.root.getElementsByTagName('pattern')];
  return Math.max(0, all.indexOf(server));
}

/** A gradient may take its stops from another one, and that from yet another. */
function averageStops(server: Element, style: Style, job: Job): Color | null {
  const seen = new Set<Element>();
  for (let at: Element | undefined = server; at && !seen.has(at); ) {
    seen.add(at);
    const stops: Element[] = listSvgChildren(at).filter((child) => tagOf(child) === 'stop');
    if (stops.length > 0) {
      const colors = stops.slice(0, 500).flatMap((stop): readonly Rgb[] => {
        const own = job.styleOf(stop, style);
        const color = readColor(own['stop-color'] ?? 'black', own.color);
        return color ? [blendOnPaper(color, readShare(own['stop-opacity']))] : [];
      });
      const mean = (index: 0 | 1 | 2): number =>
        colors.reduce((sum, rgb) => sum + rgb[index], 0) / colors.length;
      return colors.length === 0 ? null : { rgb: [mean(0), mean(1), mean(2)], alpha: 1 };
    }
    const next: string | undefined = hrefOf(at);
    at = next?.startsWith('#') ? job.find(next.slice(1)) : undefined;
  }
  return null;
}

/** Paint that lets more than this through shows what is under it. */
const OPAQUE = 0.9;

export function fillOf({ style, opacity }: Context, job: Job): Fill | null {
  const paint = readPaint(style.fill ?? 'black', style.color);
  const share = opacity * readShare(style['fill-opacity']);
  const rgb = seenColor(paint, style, share, job);
  const alpha = paint.kind === 'color' ? paint.color.alpha * share : share;
  return rgb && { texture: job.textures.forColor(rgb), rgb, ...(alpha < OPAQUE && { isTranslucent: true }) };
}

/** A hairline has no width of its own, but a drawing's line has one. */
const THINNEST = 0.01;

export function strokeOf({ style, opacity, viewport, matrix }: Context, job: Job): Stroke | null {
  const paint = readPaint(style.stroke ?? 'none', style.color);
  const rgb = seenColor(paint, style, opacity * readShare(style['stroke-opacity']), job);
  if (!rgb) return null;
  const basis = { fontSize: style.fontSize, whole: diagonalOf(viewport) };
  const width = readLength(style['stroke-width'] ?? '1', basis) ?? 1;
  if (width <= 0) return null;
  const isFixed = style['vector-effect'] === 'non-scaling-stroke';
  const scale = isFixed ? 25.4 / 96 : scaleOf(matrix);
  const dashes = readDashes(style, basis);
  const line = { style: chooseLineStyle(dashes, width), width: Math.max(THINNEST, width * scale) };
  const lengths = dashes.map((length) => length * scale);
  if (!isPaper(rgb) && hasOtherDashes(line, lengths, style['stroke-linecap'] ?? 'butt'))
    job.notes.add('dashes_of_the_set');
  return { line, rgb };
}

/** Millimetres: nobody feels a difference that is smaller. */
const FELT = 1;

/** Whether the dashes that a line has here are felt to be others than those of the file. */
function hasOtherDashes(line: Line, lengths: readonly number[], cap: string): boolean {
  const own = dashesOf(line, 'swell');
  if (!own) return false;
  const all = lengths.length % 2 === 1 ? [...lengths, ...lengths] : lengths;
  // Ours have round ends, by which dashes are longer and gaps shorter.
  const end = cap === 'butt' ? line.width : 0;
  const asRound = all.map((length, index) => (index % 2 === 0 ? Math.max(0, length - end) : length + end));
  const longest = Math.max(own.length, asRound.length);
  return Array.from({ length: longest }, (_, index) => index).some(
    (index) => Math.abs((own[index % own.length] ?? 0) - (asRound[index % asRound.length] ?? 0)) > FELT,
  );
}

export function isSeen({ rgb }: { readonly rgb: Rgb }): boolean {
  return !isPaper(rgb);
}

export function scaleOf([a, b, c, d]: Context['matrix']): number {
  return Math.sqrt(Math.abs(a * d - b * c));
}

function readDashes(
  style: Style,
  basis: { readonly fontSize: number; readonly whole: number },
): readonly number[] {
  const text = style['stroke-dasharray'] ?? 'none';
  if (text === 'none' || text.length > 2000) return [];
  const lengths = text
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .map((word) => readLength(word, basis) ?? Number.NaN);
  return lengths.every((length) => length >= 0) ? lengths : [];
}

/** By what fingers feel: dots are about as long as wide, and dashes of two lengths are dashes and dots. */
function chooseLineStyle(dashes: readonly number[], width: number): LineStyle {
  const all = dashes.length % 2 === 1 ? [...dashes, ...dashes] : dashes;
  const drawn = all.filter((_, index) => index % 2 === 0);
  const gaps = all.filter((_, index) => index % 2 === 1);
  if (all.length === 0 || gaps.every((gap) => gap === 0)) return 'solid';
  const isDot = (length: number): boolean => length <= 1.7 * width;
  if (drawn.every(isDot)) return 'dotted';
  const [shortest, longest] = [minOf(drawn), maxOf(drawn)];
  return longest > 1.7 * shortest || drawn.some(isDot) ? 'dash-dot' : 'dashed';
}
