import { parsePath } from '@relievo/graphic/svg';
import { addAll, maxOf, minOf } from '@relievo/words';

/** The SVG that a picture was painted of: its strokes, areas and words as their author wrote them. */
export interface PlainSource {
  readonly longer: number;
  readonly strokes: readonly Outline[];
  readonly areas: readonly Outline[];
  readonly words: readonly Word[];
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Outline {
  readonly spots: readonly Spot[];
  readonly isClosed: boolean;
  readonly isRound: boolean;
  /** Its spots where it turns or where a curve ends. */
  readonly corners: readonly Spot[];
  readonly frame: Frame;
}

export interface Word {
  readonly text: string;
  readonly size: number;
  readonly frame: Frame;
}

type Said = Readonly<Record<string, string>>;
type Place = (spot: Spot) => Spot;

const ELEMENTS = /<(path|rect|circle|ellipse|polyline|text)\b([^>]*?)\/?>([^<]*)/g;
const STEPS = 12;

export function readPlainSource(svg: string): PlainSource {
  const [, , width = 0, height = 0] = (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? '').split(' ').map(Number);
  const source = { longer: Math.max(width, height), strokes: [], areas: [], words: [] } as {
    longer: number;
    strokes: Outline[];
    areas: Outline[];
    words: Word[];
  };
  for (const [, tag = '', inside = '', text = ''] of svg.matchAll(ELEMENTS)) {
    const said = readSaid(inside);
    if (tag === 'text') source.words.push(frameWord(said, text));
    else if (said['fill'] !== '#fff') {
      const outlines = traceOutlines(tag, said, readPlace(said['transform'] ?? ''));
      if (said['fill'] === 'none') addAll(source.strokes, outlines);
      else addAll(source.areas, outlines);
    }
  }
  return source;
}

function readSaid(inside: string): Said {
  return Object.fromEntries(
    [...inside.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
}

/** Reads `translate(x y) rotate(degrees)`. */
function readPlace(transform: string): Place {
  const [dx = 0, dy = 0] = (/translate\(([^)]*)\)/.exec(transform)?.[1] ?? '').split(' ').map(Number);
  const turn = (Number(/rotate\(([^)]*)\)/.exec(transform)?.[1] ?? 0) * Math.PI) / 180;
  return ({ x, y }) => ({
    x: dx + x * Math.cos(turn) - y * Math.sin(turn),
    y: dy + x * Math.sin(turn) + y * Math.cos(turn),
  });
}

function traceOutlines(tag: string, said: Said, place: Place): readonly Outline[] {
  const get = (name: string): number => Number(said[name] ?? 0);
  if (tag === 'circle' || tag === 'ellipse')
    return [turnRound({ x: get('cx'), y: get('cy') }, get('rx') || get('r'), get('ry') || get('r'))];
  const d =
    tag === 'rect'
      ? `M${get('x')} ${get('y')}h${get('width')}v${get('height')}h${-get('width')}z`
      : tag === 'polyline'
        ? `M${said['points'] ?? ''}`
        : (said['d'] ?? '');
  const path = parsePath(d);
  if (!path.ok) throw new Error(`The picture has a path that is not read: ${d.slice(0, 80)}`);
  return path.value.map(({ start, segments, closed }) => {
    const corners = [place(start), ...segments.map(({ to }) => place(to))];
    const spots = [place(start)];
    let from = start;
    for (const { to, control } of segments) {
      for (let step = 1; step <= (control ? STEPS : 1); step++)
        spots.push(place(control ? mixCubic(from, control, to, step / STEPS) : to));
      from = to;
    }
    return toOutline(spots, corners, closed);
  });
}

function turnRound({ x, y }: Spot, rx: number, ry: number): Outline {
  const spots = Array.from({ length: 48 }, (_, at) => ({
    x: x + rx * Math.cos((at * Math.PI) / 24),
    y: y + ry * Math.sin((at * Math.PI) / 24),
  }));
  return toOutline(spots, [], true);
}

function toOutline(spots: readonly Spot[], corners: readonly Spot[], isClosed: boolean): Outline {
  const frame = frameSpots(spots);
  const [x, y] = [(frame.left + frame.right) / 2, (frame.top + frame.bottom) / 2];
  const [rx, ry] = [(frame.right - frame.left) / 2, (frame.bottom - frame.top) / 2];
  const isRound =
    isClosed &&
    spots.length >= 12 &&
    spots.every((spot) => Math.abs(Math.hypot((spot.x - x) / rx, (spot.y - y) / ry) - 1) < 0.02);
  return { spots, corners, isClosed, isRound, frame };
}

export function frameSpots(spots: readonly Spot[]): Frame {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  return { left: minOf(xs), top: minOf(ys), right: maxOf(xs), bottom: maxOf(ys) };
}

function mixCubic(from: Spot, [a, b]: readonly [Spot, Spot], to: Spot, t: number): Spot {
  const mix = (one: keyof Spot): number =>
    (1 - t) ** 3 * from[one] +
    3 * (1 - t) ** 2 * t * a[one] +
    3 * (1 - t) * t ** 2 * b[one] +
    t ** 3 * to[one];
  return { x: mix('x'), y: mix('y') };
}

/** In shares of the size of DejaVu Sans, a letter is about as wide, and a capital is as high. */
const LETTER = { width: 0.6, height: 0.73 };

function frameWord(said: Said, text: string): Word {
  const [x, y, size] = ['x', 'y', 'font-size'].map((name) => Number(said[name] ?? 0)) as [
    number,
    number,
    number,
  ];
  const width = [...text].length * LETTER.width * size;
  const left = { start: x, middle: x - width / 2, end: x - width }[said['text-anchor'] ?? 'start'] ?? x;
  return { text, size, frame: { left, top: y - LETTER.height * size, right: left + width, bottom: y } };
}
