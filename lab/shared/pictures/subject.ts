/** Millimetres of the sheet that a known drawing is drawn on. */
export const SHEET = { width: 160, height: 120 };

export const KINDS = ['icon', 'map', 'chart', 'diagram', 'geometry'] as const;
export type Kind = (typeof KINDS)[number];

export interface Word {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** Height of its letters, in millimetres. */
  readonly size: number;
}

/** A drawing that is known to the tenth of a millimetre. */
export interface Subject {
  readonly name: string;
  readonly kind: Kind;
  /** Path data of what is drawn as a line. */
  readonly lines: readonly string[];
  readonly areas: readonly { readonly d: string; readonly fill: string }[];
  readonly words: readonly Word[];
}

/** As SVG, for a program that is not ours to paint. */
export function writeSubject({ lines, areas, words }: Subject, withWords = true): string {
  const { width, height } = SHEET;
  const parts = [
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...areas.map(({ d, fill }) => `<path fill="${fill}" fill-rule="evenodd" d="${d}"/>`),
    ...lines.map(
      (d) => `<path fill="none" stroke="#000" stroke-width="0.8" stroke-linejoin="round" d="${d}"/>`,
    ),
    ...(withWords ? words : []).map(
      ({ text, x, y, size }) =>
        `<text x="${x}" y="${y}" font-family="DejaVu Sans" font-size="${size}" text-anchor="middle">${text}</text>`,
    ),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;
}

export function drawRound(x: number, y: number, rx: number, ry = rx): string {
  return `M${x - rx} ${y}A${rx} ${ry} 0 1 1 ${x + rx} ${y}A${rx} ${ry} 0 1 1 ${x - rx} ${y}Z`;
}

export function drawBox(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}H${x + width}V${y + height}H${x}Z`;
}
