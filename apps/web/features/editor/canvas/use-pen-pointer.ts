import { distanceBetween } from '@relievo/graphic/geometry';
import type { Point } from '@relievo/graphic/model';
import { useState } from 'react';
import type { Editor } from '../state/editor.ts';
import { bendPenNode, endPen, setPenNode, tellPenNode } from '../state/pen.ts';

/** A press this near to the first node closes the line. */
const NEAR = 3;
/** A pointer that goes less far than this while it is pressed has set a corner. */
const PULL = 2;

interface Pressed {
  readonly node: number;
  readonly from: Point;
  readonly isClosing: boolean;
}

export interface PenPointer {
  /** Where the next node would be; null while one is being set. */
  readonly next: Point | null;
  readonly press: (point: Point) => void;
  readonly move: (point: Point, isBroken: boolean) => void;
  readonly release: () => void;
  readonly leave: () => void;
}

/** Pressed and let go, the pen sets a corner; pressed and dragged, it pulls a handle out of the node. */
export function usePenPointer(editor: Editor): PenPointer {
  const [next, setNext] = useState<Point | null>(null);
  const [pressed, setPressed] = useState<Pressed | null>(null);
  return {
    next: pressed ? null : next,
    press: (point) => {
      const { pen } = editor.store.get();
      const [first] = pen;
      const isClosing = first !== undefined && pen.length > 1 && distanceBetween(first.at, point) < NEAR;
      setPressed(
        isClosing
          ? { node: 0, from: first.at, isClosing }
          : { node: pen.length, from: point, isClosing: false },
      );
      if (!isClosing) setPenNode(editor, point);
    },
    move: (point, isBroken) => {
      setNext(point);
      if (!pressed || distanceBetween(pressed.from, point) < PULL) return;
      bendPenNode(editor, pressed.node, point, isBroken && !pressed.isClosing);
    },
    release: () => {
      if (pressed?.isClosing) endPen(editor, true);
      else if (pressed) tellPenNode(editor);
      setPressed(null);
    },
    leave: () => {
      setPressed(null);
      setNext(null);
    },
  };
}
