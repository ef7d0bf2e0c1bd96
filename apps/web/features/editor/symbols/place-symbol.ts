import { createSymbolGroup, type TactileSymbol } from '@relievo/graphic/editing/symbols';
import { drawableArea, type Point, type Sheet } from '@relievo/graphic/model';
import { pointOnSheet, viewOf } from '../canvas/canvas-point.ts';
import { chosenItems, type Editor } from '../state/editor.ts';
import { labelItem } from '../state/labels.ts';

/** Puts the symbol with its middle there, selected and on the margins at most; true if it was added. */
export function placeSymbol(editor: Editor, symbol: TactileSymbol, middle: Point): boolean {
  const { sheet } = editor.store.get().history.drawing;
  const corner = fitCorner(sheet, symbol.size, middle);
  return editor.perform({ do: 'add', items: [createSymbolGroup(symbol, corner)] });
}

/** Writes the name of the symbol that was just added beside it, in braille. */
export async function labelAddedSymbol(editor: Editor, name: string): Promise<void> {
  const [added] = chosenItems(editor.store.get().history);
  if (added) await labelItem(editor, added, name, false);
}

/** Fits the corner to whole millimetres, so that things that are placed one after another lie on one line. */
function fitCorner(sheet: Sheet, size: TactileSymbol['size'], middle: Point): Point {
  const area = drawableArea(sheet);
  const fit = (from: number, room: number, length: number, at: number) =>
    Math.round(Math.max(from, Math.min(from + room - length, at - length / 2)));
  return {
    x: fit(area.x, area.width, size.width, middle.x),
    y: fit(area.y, area.height, size.height, middle.y),
  };
}

/** Finds the place of the sheet in the middle of the view. */
export function findMiddleOfView(editor: Editor): Point {
  const { sheet } = editor.store.get().history.drawing;
  const middle = { x: sheet.width / 2, y: sheet.height / 2 };
  const view = document.querySelector('.editor-view')?.getBoundingClientRect();
  const frame = document.querySelector('.editor-canvas')?.getBoundingClientRect();
  if (!view || !frame || view.width === 0) return middle;
  const left = Math.max(view.left, frame.left, 0);
  const right = Math.min(view.right, frame.right, innerWidth);
  const top = Math.max(view.top, frame.top, 0);
  const bottom = Math.min(view.bottom, frame.bottom, innerHeight);
  if (left >= right || top >= bottom) return middle;
  return pointAt(editor, view, { clientX: (left + right) / 2, clientY: (top + bottom) / 2 });
}

/** Finds the place of the sheet under the pointer; null beside the sheet. */
export function findPlaceUnder(
  editor: Editor,
  pointer: { readonly clientX: number; readonly clientY: number },
): Point | null {
  const met = document.elementFromPoint(pointer.clientX, pointer.clientY)?.closest('.editor-view');
  return met ? pointAt(editor, met.getBoundingClientRect(), pointer) : null;
}

function pointAt(
  editor: Editor,
  shown: DOMRect,
  pointer: { readonly clientX: number; readonly clientY: number },
): Point {
  const { history, rulers } = editor.store.get();
  return pointOnSheet(viewOf(history.drawing.sheet, rulers), shown, pointer);
}
