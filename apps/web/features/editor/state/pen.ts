import { msg } from '@lingui/core/macro';
import { createPenPath, type PenNode, pullHandle, setCorner } from '@relievo/graphic/editing/shapes';
import type { Point } from '@relievo/graphic/model';
import { announce } from '../../../lib/speaking/announcer.ts';
import { i18n } from '../../../lib/words/i18n.ts';
import type { Editor, Tool } from './editor.ts';

// What the pen does is the same by pointer, by keys and by numbers, and is said each time.

/** A corner at the end of the line, where the pen is put down. */
export function setPenNode(editor: Editor, at: Point): void {
  editor.set({ pen: [...editor.store.get().pen, setCorner(at)] });
}

/** Bends the line at its last node, or at the first one, by which it is closed. */
export function bendPenNode(editor: Editor, node: number, out: Point, isBroken: boolean): void {
  const { pen } = editor.store.get();
  const bent = pen[node];
  if (bent) editor.set({ pen: pen.with(node, pullHandle(bent, out, isBroken)) });
}

/** The last node as it is now. */
export function tellPenNode(editor: Editor): void {
  const { pen } = editor.store.get();
  const last = pen.at(-1);
  if (last) announce(describeNode(last, pen.length));
  else announce(i18n._(msg`The line has no node yet.`));
}

export function dropPenNode(editor: Editor): void {
  const pen = editor.store.get().pen.slice(0, -1);
  editor.set({ pen });
  if (pen.length === 0) announce(i18n._(msg`The line has no node any more.`));
  else announce(i18n._(msg`Dropped. Node ${pen.length} is the last one.`));
}

/** Draws the line; true where it was done. Fewer than two nodes are no line, and that is said. */
export function endPen(editor: Editor, isClosed: boolean): boolean {
  const drawn = createPenPath(editor.store.get().pen, isClosed);
  if (!drawn) {
    announce(i18n._(msg`A line needs two nodes. Set another one.`), 'errors');
    return false;
  }
  if (!editor.perform({ do: 'add', items: [drawn] })) return false;
  editor.set({ pen: [], tool: 'select' });
  return true;
}

/** Whoever takes another tool has ended the line; a single node is nothing. */
export function chooseTool(editor: Editor, tool: Tool): void {
  if (editor.store.get().pen.length > 1) endPen(editor, false);
  editor.set({ tool, pen: [] });
  if (tool !== 'pen') return;
  editor.set({ panel: 'object' });
  announce(i18n._(msg`Pen. Press for a corner, or press and drag for a bend. Enter ends the line.`));
}

function describeNode({ at, into, out }: PenNode, number: number): string {
  const [x, y] = [round(at.x), round(at.y)];
  if (!out && !into) return i18n._(msg`Node ${number} at ${x}, ${y}: a corner`);
  if (!out) return i18n._(msg`Node ${number} at ${x}, ${y}: a corner that a bend leads to`);
  const [outX, outY] = [round(out.x), round(out.y)];
  return into && isOpposite(into, at, out)
    ? i18n._(msg`Node ${number} at ${x}, ${y}: smooth, its handle at ${outX}, ${outY}`)
    : i18n._(msg`Node ${number} at ${x}, ${y}: a corner, its handle out at ${outX}, ${outY}`);
}

function isOpposite(into: Point, at: Point, out: Point): boolean {
  const [dx, dy] = [into.x + out.x - 2 * at.x, into.y + out.y - 2 * at.y];
  return Math.hypot(dx, dy) < 0.01;
}

function round(length: number): number {
  return Math.round(length * 10) / 10;
}
