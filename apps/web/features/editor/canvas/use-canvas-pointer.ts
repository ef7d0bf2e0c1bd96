import { msg } from '@lingui/core/macro';
import { boxOf, HANDLES, type Handle, listThingsWithin, snapPoint } from '@relievo/graphic/editing';
import { doesBoxContain, itemBounds } from '@relievo/graphic/geometry';
import { type Point, walk } from '@relievo/graphic/model';
import { type PointerEvent, useRef, useState } from 'react';
import { announce } from '../../../lib/speaking/announcer.ts';
import { i18n } from '../../../lib/words/i18n.ts';
import type { Editor, Tool } from '../state/editor.ts';
import { findItemId, pointOnSheet, viewOf } from './canvas-point.ts';
import { NO_SKETCH, type Sketch, stepTool, type ToolEvent } from './tools.ts';
import { type PenPointer, usePenPointer } from './use-pen-pointer.ts';

/** What the pointer is doing with what is chosen, in millimetres since it was pressed. */
export type Drag =
  | { readonly does: 'move'; readonly from: Point; readonly to: Point }
  | { readonly does: 'resize'; readonly from: Point; readonly to: Point }
  | { readonly does: 'node'; readonly node: number; readonly from: Point; readonly to: Point }
  | { readonly does: 'bend'; readonly handle: Handle; readonly from: Point; readonly to: Point }
  | { readonly does: 'band'; readonly from: Point; readonly to: Point };

export interface CanvasPointer {
  readonly sketch: Sketch;
  readonly drag: Drag | null;
  readonly pen: PenPointer;
  readonly step: (event: ToolEvent) => void;
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerCancel: () => void;
  };
}

/** Selecting, moving, resizing and drawing by pointer, pen and finger. What is dragged is one step when it is let go. */
export function useCanvasPointer(editor: Editor, tool: Tool): CanvasPointer {
  const [sketch, setSketch] = useState(NO_SKETCH);
  const [drag, setDrag] = useState<Drag | null>(null);
  const pressed = useRef(false);
  const pen = usePenPointer(editor);

  const step = (event: ToolEvent) => {
    const stepped = stepTool(tool, sketch, event);
    setSketch(stepped.sketch);
    if (stepped.around) chooseWithin(editor, stepped.around);
    if (stepped.item && editor.perform({ do: 'add', items: [stepped.item] })) editor.set({ tool: 'select' });
  };

  /** Where it is meant to be: what is dragged is not drawn to itself. */
  const pointOf = (event: PointerEvent<HTMLElement>): Point => {
    const { snapping, history, rulers } = editor.store.get();
    const view = viewOf(history.drawing.sheet, rulers);
    const point = pointOnSheet(view, event.currentTarget.getBoundingClientRect(), event);
    // A stroke is made exact as a whole.
    if (tool === 'freehand' || tool === 'lasso') return point;
    return snapPoint(history.drawing, point, snapping, tool === 'select' ? history.chosen : []);
  };

  const begin = (event: PointerEvent<HTMLElement>): Drag | null => {
    const from = pointOf(event);
    const { chosen } = editor.store.get().history;
    const node = event.target instanceof Element ? event.target.getAttribute('data-node') : null;
    if (node !== null) {
      editor.set({ node: Number(node) });
      return { does: 'node', node: Number(node), from, to: from };
    }
    const bend = event.target instanceof Element ? event.target.getAttribute('data-bend') : null;
    const handle = HANDLES.find((one) => one === bend);
    if (handle) return { does: 'bend', handle, from, to: from };
    if (event.target instanceof Element && event.target.closest('[data-handle]'))
      return { does: 'resize', from, to: from };
    const id = findItemId(event.target);
    if (id === null) {
      if (!event.shiftKey) editor.choose([]);
      // A finger on the empty sheet moves the view.
      return event.pointerType === 'touch' ? null : { does: 'band', from, to: from };
    }
    if (event.shiftKey) {
      editor.choose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
      return null;
    }
    if (!chosen.includes(id)) editor.choose([id]);
    return { does: 'move', from, to: from };
  };

  return {
    sketch,
    drag,
    pen,
    step,
    handlers: {
      onPointerDown: (event) => {
        if (event.button !== 0 || !event.isPrimary) return;
        const point = pointOf(event);
        if (tool === 'text') {
          // The focus goes to the field, and not to the sheet that was pressed.
          event.preventDefault();
          return editor.set({ written: { at: point, text: null } });
        }
        if (tool === 'pen') {
          event.currentTarget.setPointerCapture(event.pointerId);
          return pen.press(point);
        }
        if (tool !== 'select') {
          event.currentTarget.setPointerCapture(event.pointerId);
          pressed.current = true;
          step({ does: 'press', point });
          return;
        }
        const begun = begin(event);
        if (begun) event.currentTarget.setPointerCapture(event.pointerId);
        setDrag(begun);
      },
      onPointerMove: (event) => {
        const point = pointOf(event);
        if (tool === 'pen') return pen.move(point, event.altKey);
        if (tool !== 'select') {
          if (sketch.points.length > 0) step({ does: 'move', point });
          return;
        }
        if (drag) setDrag({ ...drag, to: point });
      },
      onPointerUp: (event) => {
        const point = pointOf(event);
        if (tool === 'pen') return pen.release();
        if (tool !== 'select') {
          if (pressed.current) step({ does: 'release', point });
          pressed.current = false;
          return;
        }
        if (drag) finish(editor, { ...drag, to: point });
        setDrag(null);
      },
      onPointerCancel: () => {
        pen.leave();
        setDrag(null);
        setSketch(NO_SKETCH);
      },
    },
  };
}

function chooseWithin(editor: Editor, around: readonly Point[]): void {
  const found = listThingsWithin(editor.store.get().history.drawing, around);
  editor.choose(found.map(({ id }) => id));
  editor.set({ tool: 'select' });
  announce(i18n._(msg`${found.length} selected`));
}

function finish(editor: Editor, drag: Drag): void {
  const { does, from, to } = drag;
  const { drawing, chosen } = editor.store.get().history;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (dx === 0 && dy === 0) return;
  const [id] = chosen;
  if (drag.does === 'node' && id) editor.perform({ do: 'move-node', id, node: drag.node, ...to });
  if (drag.does === 'bend' && id) {
    const { node } = editor.store.get();
    editor.perform({ do: 'move-handle', id, node, handle: drag.handle, ...to });
  }
  if (does === 'move') editor.perform({ do: 'move', ids: chosen, dx, dy });
  if (does === 'resize') {
    const box = boxOf(drawing, chosen);
    if (box)
      editor.perform({
        do: 'resize',
        ids: chosen,
        width: Math.max(1, box.width + dx),
        height: Math.max(1, box.height + dy),
      });
  }
  if (does === 'band') {
    const band = {
      x: Math.min(from.x, to.x),
      y: Math.min(from.y, to.y),
      width: Math.abs(dx),
      height: Math.abs(dy),
    };
    const inside = [...walk(drawing)].flatMap(({ item, layer, parent }) => {
      const box = parent || !layer.visible || item.locked ? null : itemBounds(item, drawing.sheet);
      return box && doesBoxContain(band, box) ? [item.id] : [];
    });
    editor.choose(inside);
  }
}
