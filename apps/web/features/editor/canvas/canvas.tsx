import { Trans, useLingui } from '@lingui/react/macro';
import type { Finding } from '@relievo/graphic';
import {
  boxOf,
  createXmlWriter,
  type Drawing,
  drawableArea,
  drawCellsAt,
  type Point,
  type Sheet,
  walk,
  writePattern,
} from '@relievo/graphic';
import { type KeyboardEvent, memo } from 'react';
import { KeyPlace } from '../../../ui/actions/key-place.tsx';
import { chosenItems, DISPLAY_CELLS, type RulerUnit } from '../state/editor.ts';
import { useEditor, useEditorState } from '../state/use-editor.ts';
import { ItemView } from './item-view.tsx';
import { Overlay } from './overlay.tsx';
import { RULER, Rulers } from './rulers.tsx';
import { findShownNodes, NO_NODES } from './shown-nodes.ts';
import { isSheetFull, Things } from './things.tsx';
import { useCanvasPointer } from './use-canvas-pointer.ts';
import { useSheetCursor } from './use-sheet-cursor.ts';
import './canvas.css';

/** The sheet for eyes and pointers, and for a cursor that says what is under it. */
export function Canvas({ shown }: { shown: Finding | null }) {
  const { t } = useLingui();
  const editor = useEditor();
  const { history, tool, zoom, rulers, node, cursor: at } = useEditorState();
  const { drawing, chosen } = history;
  const { sheet } = drawing;
  const { handlers, sketch, drag, step } = useCanvasPointer(editor, tool);
  const cursor = useSheetCursor(editor);
  const area = drawableArea(sheet);
  const onKeyDown = (event: KeyboardEvent) => {
    if (tool !== 'select' && event.key === 'Escape') {
      step({ does: 'cancel' });
      editor.set({ tool: 'select' });
    } else if (sketch.points.length > 0 && event.key === 'Enter') step({ does: 'finish' });
    else cursor.onKeyDown(event);
  };
  const isMoving = drag?.does === 'move';
  return (
    <div className="editor-canvas">
      <KeyPlace
        around={t`Drawing`}
        className="editor-sheet"
        style={{ inlineSize: `${zoom * 100}%` }}
        aria-label={t`Sheet. Use the arrow keys to explore it, and Enter to select what you find.`}
        onKeyDown={onKeyDown}
      >
        <svg viewBox={viewBoxOf(sheet, rulers)} data-tool={tool} aria-hidden="true" {...handlers}>
          <Patterns drawing={drawing} />
          <rect className="editor-paper" width={sheet.width} height={sheet.height} />
          <rect className="editor-margin" {...area} />
          <Things drawing={drawing} without={isMoving ? chosen : NONE} />
          {isMoving ? (
            <g transform={`translate(${drag.to.x - drag.from.x} ${drag.to.y - drag.from.y})`}>
              {chosenItems(history).map((item) => (
                <ItemView key={item.id} item={item} braille={sheet.braille} isFull={isSheetFull(drawing)} />
              ))}
            </g>
          ) : null}
          <Rulers sheet={sheet} unit={rulers} />
          <Overlay
            box={boxOf(drawing, chosen)}
            drag={drag}
            tool={tool}
            sketch={sketch}
            cursor={at}
            {...(tool === 'select' ? findShownNodes(drawing, chosen, node) : NO_NODES)}
            finding={shown}
          />
        </svg>
      </KeyPlace>
      {at ? <Cells drawing={drawing} at={at} /> : null}
    </div>
  );
}

const NONE: readonly string[] = [];

/** The pins around the cursor, for a braille display and for whoever sees; asked for, they are announced. */
function Cells({ drawing, at }: { drawing: Drawing; at: Point }) {
  return (
    <p className="editor-cells">
      <Trans>Around the cursor:</Trans> <span translate="no">{drawCellsAt(drawing, at, DISPLAY_CELLS)}</span>
    </p>
  );
}

function viewBoxOf({ width, height }: Sheet, rulers: RulerUnit): string {
  const beside = rulers === 'none' ? 0 : RULER;
  return `${-beside} ${-beside} ${width + beside} ${height + beside}`;
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
