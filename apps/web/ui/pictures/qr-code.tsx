import { encode } from 'uqr';
import './qr-code.css';

/** Light cells around the code (ISO/IEC 18004, 5.3.8). */
const QUIET = 4;

/** Dark on light in every theme: cameras need it so. */
export function QrCode({ text, alt }: { text: string; alt: string }) {
  const { data, size } = encode(text, { border: 0, ecc: 'M' });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  const whole = size + 2 * QUIET;
  return (
    <svg
      className="qr-code"
      role="img"
      aria-label={alt}
      viewBox={`${-QUIET} ${-QUIET} ${whole} ${whole}`}
      shapeRendering="crispEdges"
    >
      <path className="qr-light" d={`M${-QUIET} ${-QUIET}h${whole}v${whole}h${-whole}z`} />
      <path className="qr-dark" d={dark.join('')} />
    </svg>
  );
}
