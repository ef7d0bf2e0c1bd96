import type { Point } from '@relievo/graphic';

/** Where on the sheet the pointer is, in millimetres. */
export function pointOnSheet(svg: SVGSVGElement, event: { clientX: number; clientY: number }): Point {
  const matrix = svg.getScreenCTM();
  if (!matrix) return { x: 0, y: 0 };
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return { x, y };
}

export function findItemId(target: EventTarget | null): string | null {
  return target instanceof Element
    ? (target.closest('[data-item]')?.getAttribute('data-item') ?? null)
    : null;
}
