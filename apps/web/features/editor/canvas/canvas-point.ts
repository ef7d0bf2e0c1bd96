import type { Point } from '@relievo/graphic';

/** Where on the sheet, in whole millimetres, the pointer is. */
export function pointOnSheet(svg: SVGSVGElement, event: { clientX: number; clientY: number }): Point {
  const matrix = svg.getScreenCTM();
  if (!matrix) return { x: 0, y: 0 };
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return { x: Math.round(x), y: Math.round(y) };
}

export function findItemId(target: EventTarget | null): string | null {
  return target instanceof Element
    ? (target.closest('[data-item]')?.getAttribute('data-item') ?? null)
    : null;
}
