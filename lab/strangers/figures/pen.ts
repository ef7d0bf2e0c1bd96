import type { FigureTruth } from '../../shared/truth.ts';

export interface Figure {
  readonly width: number;
  readonly height: number;
  readonly svg: string;
  readonly words: readonly string[];
  readonly labels: FigureTruth['labels'];
}

interface Place {
  readonly size?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly turn?: number;
  /** The part that the words name; `at` is its place. */
  readonly of?: string;
  readonly at?: readonly [number, number];
}

export interface Pen {
  readonly draw: (svg: string) => void;
  readonly line: (x1: number, y1: number, x2: number, y2: number, more?: string) => void;
  readonly write: (text: string, x: number, y: number, place?: Place) => void;
  readonly arrow: (x1: number, y1: number, x2: number, y2: number) => void;
}

/** Draws on a page of such a size, and remembers each word with what it names. */
export function drawFigure(width: number, height: number, draw: (pen: Pen) => string | undefined): Figure {
  const parts: string[] = [];
  const words: string[] = [];
  const labels: FigureTruth['labels'][number][] = [];
  function line(x1: number, y1: number, x2: number, y2: number, more = ''): void {
    parts.push(`<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="#000" stroke-width="2" ${more}/>`);
  }
  function write(text: string, x: number, y: number, place: Place = {}): void {
    const { size = 16, anchor = 'middle', turn, of, at = [x, y] } = place;
    const turned = turn === undefined ? '' : ` transform="rotate(${turn} ${x} ${y})"`;
    parts.push(`<text x="${x}" y="${y}" font-size="${size}" text-anchor="${anchor}"${turned}>${text}</text>`);
    words.push(text);
    if (of !== undefined) labels.push({ text, of, at: [at[0] / width, at[1] / height] });
  }
  function arrow(x1: number, y1: number, x2: number, y2: number): void {
    line(x1, y1, x2, y2);
    const angle = Math.atan2(y2 - y1, x2 - x1);
    const ends = [-0.4, 0.4].map(
      (off) => `${x2 - 13 * Math.cos(angle + off)},${y2 - 13 * Math.sin(angle + off)}`,
    );
    parts.push(`<polygon points="${x2},${y2} ${ends.join(' ')}"/>`);
  }
  const title = draw({ draw: (svg) => parts.push(svg), line, write, arrow });
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Liberation Sans, sans-serif">`;
  // The element is a name for screen readers, and not a word that the drawing shows.
  const name = title === undefined ? '' : `<title>${title}</title>`;
  const svg = `${open}${name}<rect width="100%" height="100%" fill="#fff"/>${parts.join('')}</svg>`;
  return {
    width,
    height,
    svg,
    words: [...new Set(words)],
    labels,
  };
}
