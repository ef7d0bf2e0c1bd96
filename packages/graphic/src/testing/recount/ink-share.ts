import { renderWithRsvg } from '../rsvg.ts';

/** Pixels to a millimetre, fewer where the sheet is large. */
const FINEST = 4;
const MOST_PIXELS = 4_000_000;

/**
 * Paints all that is drawn in black by librsvg, no line thinner than a pin, and measures how much of the sheet is black,
 * in percent.
 */
export function measureInkShare(svg: string, pin: number): number {
  const [width, height] = readSheetSize(svg);
  const scale = Math.min(FINEST, Math.sqrt(MOST_PIXELS / (width * height)));
  const black = svg
    .replaceAll(/(fill|stroke)="#(?!ffffff)[\da-fA-F]{6}"/g, '$1="#000000"')
    .replaceAll(
      /stroke-width="([\d.]+)"/g,
      (_, drawn: string) => `stroke-width="${Math.max(Number(drawn), pin)}"`,
    );
  const size = [width, height].map((side) => String(Math.max(1, Math.round(side * scale))));
  const { data, channels } = renderWithRsvg(black, ['-b', 'white', '-w', size[0] ?? '', '-h', size[1] ?? '']);
  let ink = 0;
  for (let at = 0; at < data.length; at += channels) ink += 255 - (data[at] ?? 255);
  return (100 * ink * channels) / (255 * data.length);
}

/** Tells which share of all pins of the sheet one pin is, in percent: pins cannot follow the ink any closer. */
export function shareOfOnePin(svg: string, pin: number): number {
  const [across, down] = readSheetSize(svg).map((side) => Math.max(1, Math.floor(side / pin)));
  return 100 / ((across ?? 1) * (down ?? 1));
}

function readSheetSize(svg: string): [number, number] {
  const [, width = 1, height = 1] = /<svg [^>]*viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  return [Number(width), Number(height)];
}
