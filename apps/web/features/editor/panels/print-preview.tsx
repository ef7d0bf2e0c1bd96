import type { Drawing } from '@relievo/graphic/model';
import { writeDrawing } from '@relievo/graphic/svg';

/**
 * Who has a visual acuity of 20/200 (6/60) parts nothing that is nearer than 10 minutes of arc (ICD-11, 9D90): 1.2 mm at
 * a reading distance of 40 cm. A blur of half of that takes it together, and half of the contrast goes with it.
 */
const BLUR_MM = 0.6;
const CONTRAST = 0.5;

interface PrintPreviewProps {
  drawing: Drawing;
  label: string;
  isBlurred: boolean;
}

/** The drawing in ink, sharp or as it is seen with low vision. */
export function PrintPreview({ drawing, label, isBlurred }: PrintPreviewProps) {
  const svg = isBlurred ? blur(drawing) : writeDrawing(drawing);
  return (
    <img
      className="editor-preview"
      alt={label}
      src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
    />
  );
}

function blur(drawing: Drawing): string {
  const { width, height } = drawing.sheet;
  const inner = writeDrawing(drawing).replace(
    / width="[\d.]+mm" height="[\d.]+mm"/,
    ` width="${width}" height="${height}"`,
  );
  const rest = (1 - CONTRAST) / 2;
  const paler = ['R', 'G', 'B'].map(
    (one) => `<feFunc${one} type="linear" slope="${CONTRAST}" intercept="${rest}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}"><filter id="seen" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${BLUR_MM}"/><feComponentTransfer>${paler.join('')}</feComponentTransfer></filter><g filter="url(#seen)"><rect width="${width}" height="${height}" fill="#ffffff"/>${inner}</g></svg>`;
}
