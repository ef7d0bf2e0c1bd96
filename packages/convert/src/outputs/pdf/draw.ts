import { FONT_SHARE } from '@relievo/graphic/geometry';
import {
  type Drawing,
  type ImageItem,
  type ShapeItem,
  type TextItem,
  walkLeaves,
} from '@relievo/graphic/model';
import { decodePng, encodePng, fromBase64, type Picture } from '@relievo/graphic/png';
import type { Medium } from '@relievo/graphic/profiles';
import { setLine } from './lines.ts';
import { shapeOperators, writeBraille } from './operators.ts';
import type { Pdf } from './pdf.ts';
import { POINTS_PER_MM } from './pdf.ts';

export interface Look {
  readonly medium: Medium;
  /** '#rrggbb' of a shape or a text. */
  readonly inkOf: (item: ShapeItem | TextItem) => string;
  /** Of print in percent of cyan, magenta, yellow and black, where it is not as the rest. */
  readonly printInk?: readonly [number, number, number, number];
}

/** The drawing on the page, its top left at a place in points, `scale` 1 being its own size. */
export function drawInto(
  pdf: Pdf,
  drawing: Drawing,
  look: Look,
  at: { readonly x: number; readonly y: number } = { x: 0, y: 0 },
  scale = 1,
): void {
  const { width, height } = drawing.sheet;
  const seen = { x: 0, y: 0, width, height };
  const perMm = POINTS_PER_MM * scale;
  pdf.save();
  pdf.transform(perMm, 0, 0, perMm, at.x, at.y);
  pdf.rect(0, 0, width, height).clip();
  pdf.addContent('1 J 1 j');
  let operators = '';
  for (const item of walkLeaves(drawing)) {
    if (item.kind === 'shape') operators += shapeOperators(item, look.medium, look.inkOf(item), seen);
    else if (item.kind === 'text' && item.braille)
      operators += writeBraille(item, drawing.sheet, look.inkOf(item));
    else {
      pdf.addContent(operators);
      operators = '';
      if (item.kind === 'image') drawImage(pdf, item);
      else drawPrint(pdf, item, look.printInk ?? look.inkOf(item));
    }
  }
  pdf.addContent(operators);
  pdf.restore();
}

function drawPrint(pdf: Pdf, item: TextItem, ink: string | readonly [number, number, number, number]): void {
  const size = item.printSize * FONT_SHARE;
  pdf.fillColor(typeof ink === 'string' ? ink : [...ink]);
  for (const [row, line] of item.print.split('\n').entries())
    setLine(pdf, line, { x: item.at.x, baseline: item.at.y + row * item.printSize + size, size });
}

function drawImage(pdf: Pdf, { png, placement }: ImageItem): void {
  const decoded = decodePng(fromBase64(png) ?? new Uint8Array(0));
  if (!decoded.ok) return;
  const [a, b, c, d, e, f] = placement;
  pdf.save();
  pdf.transform(a, b, c, d, e, f);
  pdf.image(Buffer.from(encodePng(blendOnWhite(decoded.value))), 0, 0, { width: 1, height: 1 });
  pdf.restore();
}

/** Clear is flat and white is flat: paper knows no transparency. */
function blendOnWhite({ width, height, channels, data }: Picture): Picture {
  if (channels === 1 || channels === 3) return { width, height, channels, data };
  const colors = channels === 2 ? 1 : 3;
  const opaque = new Uint8Array(width * height * colors);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const alpha = (data[pixel * channels + colors] ?? 255) / 255;
    for (let color = 0; color < colors; color += 1) {
      const value = data[pixel * channels + color] ?? 255;
      opaque[pixel * colors + color] = Math.round(255 - (255 - value) * alpha);
    }
  }
  return { width, height, channels: colors, data: opaque };
}
