import { Trans, useLingui } from '@lingui/react/macro';
import { boxOf } from '@relievo/graphic/editing';
import { drawCellsAt } from '@relievo/graphic/editing/asking';
import { type Drawing, drawableArea, type Point, walk } from '@relievo/graphic/model';
import type { Finding } from '@relievo/graphic/rules';
import { writePattern } from '@relievo/graphic/svg';
import { createXmlWriter } from '@relievo/graphic/xml';
import { type CSSProperties, type KeyboardEvent, memo } from 'react';
import { KeyPlace } from '../../../ui/actions/key-place.tsx';
import { chosenItems, cursorOf, DISPLAY_CELLS, type Editor } from '../state/editor.ts';
import { bendPenNode, dropPenNode, endPen, setPenNode, tellPenNode } from '../state/pen.ts';
import { useEditor, useEditorState } from '../state/use-editor.ts';
import { viewOf } from './canvas-point.ts';
import { Overlay } from './overlay.tsx';
import { PenSketch } from './pen-sketch.tsx';
import { Rulers } from './rulers.tsx';
import { findShownNodes, NO_NODES } from './shown-nodes.ts';
import { Drawn, lookOf, Things } from './things.tsx';
import { useCanvasPointer } from './use-canvas-pointer.ts';
import { useSheetCursor } from './use-sheet-cursor.ts';
import { WhatWasSaid } from './what-was-said.tsx';
import './canvas.css';

/** The sheet for eyes and pointers, and for a cursor that says what is under it. */
export function Canvas({ shown }: { shown: Finding | null }) {
  const { t } = useLingui();
  const editor = useEditor();
  const { history, tool, zoom, rulers, node, cursor: at, pen, written } = useEditorState();
  const { drawing, chosen } = history;
  const { sheet } = drawing;
  const { handlers, sketch, drag, step, pen: hand } = useCanvasPointer(editor, tool);
  const cursor = useSheetCursor(editor);
  const area = drawableArea(sheet);
  const onKeyDown = (event: KeyboardEvent) => {
    if (tool === 'pen' && drawByKey(editor, event)) event.preventDefault();
    else if (tool !== 'select' && event.key === 'Escape') {
      step({ does: 'cancel' });
      editor.set({ tool: 'select' });
    } else if (sketch.points.length > 0 && event.key === 'Enter') {
      event.preventDefault();
      step({ does: 'finish' });
    } else cursor.onKeyDown(event);
  };
  const isMoving = drag?.does === 'move';
  const view = viewOf(sheet, rulers);
  const viewBox = `${view.x} ${view.y} ${view.width} ${view.height}`;
  return (
    <div className="editor-canvas">
      <KeyPlace
        around={t`Drawing`}
        className="editor-sheet"
        style={widthOf(view.width / view.height, zoom)}
        aria-label={t`Sheet. Use the arrow keys to explore it, and Enter to select what you find.`}
        help={t`The arrow keys explore the sheet. Press ? for all keys.`}
        onKeyDown={onKeyDown}
      >
        <div
          className="editor-view"
          style={{ aspectRatio: `${view.width} / ${view.height}` }}
          data-tool={tool}
          {...handlers}
        >
          <svg viewBox={viewBox} style={shownAt(zoom)} aria-hidden="true">
            <Patterns drawing={drawing} />
            <rect className="editor-paper" width={sheet.width} height={sheet.height} />
            <rect className="editor-margin" {...area} />
            <Things drawing={drawing} without={isMoving ? chosen : NONE} />
            <Rulers sheet={sheet} unit={rulers} />
          </svg>
          {/* What moves lies over it: a browser paints all of a picture anew in which anything changes. */}
          <svg viewBox={viewBox} className="editor-above" style={shownAt(zoom)} aria-hidden="true">
            {isMoving ? (
              <g transform={`translate(${drag.to.x - drag.from.x} ${drag.to.y - drag.from.y})`}>
                <Drawn items={chosenItems(history)} look={lookOf(drawing)} />
              </g>
            ) : null}
            <Overlay
              box={boxOf(drawing, chosen)}
              drag={drag}
              tool={tool}
              sketch={sketch}
              cursor={at}
              {...(tool === 'select' ? findShownNodes(drawing, chosen, node) : NO_NODES)}
              finding={shown}
            />
            {written?.text ? <Drawn items={[written.text]} look={lookOf(drawing)} /> : null}
            {tool === 'pen' ? (
              <g className="editor-overlay">
                <PenSketch pen={pen} next={hand.next} />
              </g>
            ) : null}
          </svg>
        </div>
      </KeyPlace>
      {at ? <Cells drawing={drawing} at={at} /> : null}
      <WhatWasSaid />
    </div>
  );
}

/** The height of the window without the bars above the sheet, so that all of a sheet is seen at the start. */
const FITTING = 'max(20rem, 100dvh - 18.5rem)';
const NONE: readonly string[] = [];

/** The keys of the pen on the sheet; false for any other key. */
function drawByKey(editor: Editor, { key, shiftKey }: KeyboardEvent): boolean {
  const { pen } = editor.store.get();
  if (key === ' ') {
    const cursor = cursorOf(editor.store.get());
    if (shiftKey) bendPenNode(editor, pen.length - 1, cursor, false);
    else setPenNode(editor, cursor);
    tellPenNode(editor);
    return true;
  }
  if (pen.length === 0) return false;
  if (key === 'Enter') endPen(editor, false);
  else if (key === 'Escape') dropPenNode(editor);
  return key === 'Enter' || key === 'Escape';
}

/** The pins around the cursor, for a braille display and for whoever sees; asked for, they are announced. */
function Cells({ drawing, at }: { drawing: Drawing; at: Point }) {
  return (
    <p className="editor-cells">
      <Trans>Around the cursor:</Trans> <span translate="no">{drawCellsAt(drawing, at, DISPLAY_CELLS)}</span>
    </p>
  );
}

/** Computes the width of the sheet on a screen; on paper, which does not scroll, its ratio alone counts. */
function widthOf(ratio: number, zoom: number): CSSProperties {
  const inlineSize = `calc(${zoom} * min(100%, ${FITTING} * ${ratio}))`;
  return { inlineSize, ...{ '--sheet-ratio': ratio } };
}

/** Made larger, a drawing is not laid out anew: it is shown larger. */
function shownAt(zoom: number) {
  return { inlineSize: `${100 / zoom}%`, transform: `scale(${zoom})` };
}

/**
 * The textures that are on the sheet; each is one tile. Markup is written as such for this alone: it holds names of
 * textures and colours that the drawing was checked for, and the writer escapes them.
 */
const Patterns = memo(function Patterns({ drawing }: { drawing: Drawing }) {
  const writer = createXmlWriter();
  const written = new Set<string>();
  for (const { item } of walk(drawing)) {
    if (item.kind !== 'shape' || !item.texture) continue;
    const color = item.color ?? '#000000';
    const key = `${item.texture} ${color}`;
    if (!written.has(key)) writePattern(writer, item.texture, color);
    written.add(key);
  }
  return <defs dangerouslySetInnerHTML={{ __html: writer.finish() }} />;
});
