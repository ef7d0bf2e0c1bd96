import type { Sheet } from '@relievo/graphic/model';
import type { RulerUnit } from '../state/editor.ts';

/** How broad a ruler is, in millimetres. */
export const RULER = 14;

interface Scale {
  /** Millimetres from mark to mark. */
  readonly step: number;
  /** Marks from number to number. */
  readonly numbered: number;
  readonly each: number;
}

const SCALES: Readonly<Record<'mm' | 'in', Scale>> = {
  mm: { step: 5, numbered: 4, each: 20 },
  in: { step: 25.4 / 8, numbered: 8, each: 1 },
};

/** The marks at numbers are this long, in millimetres, and the others half as long. */
const MARK = 5;
/** The numbers are as high in pixels, however small the sheet is shown. */
const LETTERS = 12.5;

/** Keeps the size of the numbers while the sheet is shown larger or smaller. */
function fitLetters(rulers: SVGGElement | null): (() => void) | undefined {
  const svg = rulers?.ownerSVGElement;
  if (!svg) return undefined;
  const watch = new ResizeObserver(() => {
    const [, , width = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
    if (svg.clientWidth > 0)
      rulers.style.setProperty('--ruler-letters', `${(LETTERS * width) / svg.clientWidth}px`);
  });
  watch.observe(svg);
  return () => watch.disconnect();
}

/** Along the top and the left of the sheet; fields and text say the same in numbers. */
export function Rulers({ sheet: { width, height }, unit }: { sheet: Sheet; unit: RulerUnit }) {
  if (unit === 'none') return null;
  const { step, numbered, each } = SCALES[unit];
  const marksOf = (length: number) => Array.from({ length: Math.floor(length / step) + 1 }, (_, at) => at);
  const markLength = (at: number) => (at % numbered === 0 ? MARK : MARK / 2);
  return (
    <g className="editor-rulers" data-unit={unit} ref={fitLetters}>
      <path
        d={[
          ...marksOf(width).map((at) => `M${at * step} 0v${-markLength(at)}`),
          ...marksOf(height).map((at) => `M0 ${at * step}h${-markLength(at)}`),
        ].join('')}
      />
      {marksOf(width)
        .filter((at) => at > 0 && at % numbered === 0)
        .map((at) => (
          <text key={`x ${at}`} x={at * step} y={-MARK - 0.3}>
            {(at / numbered) * each}
          </text>
        ))}
      {marksOf(height)
        .filter((at) => at > 0 && at % numbered === 0)
        .map((at) => (
          <text key={`y ${at}`} x={-RULER / 2} y={at * step - 0.8}>
            {(at / numbered) * each}
          </text>
        ))}
    </g>
  );
}
