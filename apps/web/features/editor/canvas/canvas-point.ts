import type { Box, Point, Sheet } from '@relievo/graphic/model';
import type { RulerUnit } from '../state/editor.ts';
import { RULER } from './rulers.tsx';

/** What of the plane of the sheet is shown: the sheet, and the rulers beside it. */
export function viewOf({ width, height }: Sheet, rulers: RulerUnit): Box {
  const beside = rulers === 'none' ? 0 : RULER;
  return { x: -beside, y: -beside, width: width + beside, height: height + beside };
}

/** Where on the sheet the pointer is, in millimetres; `shown` is where on the screen the view lies. */
export function pointOnSheet(
  view: Box,
  shown: { readonly left: number; readonly top: number; readonly width: number },
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): Point {
  const mm = shown.width === 0 ? 0 : view.width / shown.width;
  return { x: view.x + (clientX - shown.left) * mm, y: view.y + (clientY - shown.top) * mm };
}

export function findItemId(target: EventTarget | null): string | null {
  return target instanceof Element
    ? (target.closest('[data-item]')?.getAttribute('data-item') ?? null)
    : null;
}
