import { useLingui } from '@lingui/react/macro';
import { shareOf } from '@relievo/words';
import {
  ArrowUpRight,
  Circle,
  Hexagon,
  Lasso,
  type LucideIcon,
  Minus,
  MousePointer2,
  MoveHorizontal,
  Pencil,
  PenTool,
  RectangleHorizontal,
  Spline,
  Star,
  Triangle,
  Type,
  Waves,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { announce } from '../../../lib/speaking/announcer.ts';
import { useQuantities } from '../../../lib/words/use-quantities.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import type { Tool } from '../state/editor.ts';
import { chooseTool } from '../state/pen.ts';
import { useEditor, useEditorState } from '../state/use-editor.ts';
import { findZoom } from '../state/zooms.ts';

/** What a pointer on the sheet does, and how large the sheet is. */
export function ToolBar() {
  const { t } = useLingui();
  const say = useQuantities();
  const editor = useEditor();
  const { tool, zoom } = useEditorState();
  const tools: readonly (readonly [Tool, string, LucideIcon])[] = [
    ['select', t`Select and move`, MousePointer2],
    ['lasso', t`Select with a lasso`, Lasso],
    ['rectangle', t`Draw a rectangle`, RectangleHorizontal],
    ['ellipse', t`Draw an ellipse`, Circle],
    ['triangle', t`Draw a triangle`, Triangle],
    ['polygon', t`Draw a polygon`, Hexagon],
    ['line', t`Draw a line`, Minus],
    ['polyline', t`Draw a line with corners`, Spline],
    ['curve', t`Draw a curve`, Waves],
    ['pen', t`Draw with the pen`, PenTool],
    ['freehand', t`Draw freehand, made exact`, Pencil],
    ['arrow', t`Draw an arrow`, ArrowUpRight],
    ['dimension', t`Draw a dimension`, MoveHorizontal],
    ['symbol', t`Draw a point symbol`, Star],
    ['text', t`Write in braille`, Type],
  ];
  const zoomTo = (next: number | undefined) => {
    if (next === undefined) return;
    editor.set({ zoom: next });
    announce(t`Zoom ${say.share(shareOf(next, 1), 0)}`);
  };
  return (
    <div className="editor-tools" role="group" aria-label={t`Tools for the pointer`}>
      {tools.map(([name, label, Icon]) => (
        <IconButton
          key={name}
          label={label}
          icon={<Icon aria-hidden="true" size={20} />}
          aria-pressed={tool === name}
          onPress={() => chooseTool(editor, name)}
        />
      ))}
      <span className="editor-zoom">
        <IconButton
          label={t`Zoom out`}
          icon={<ZoomOut aria-hidden="true" size={20} />}
          isDisabled={findZoom(zoom, -1) === undefined}
          onPress={() => zoomTo(findZoom(zoom, -1))}
        />
        <span>{say.share(shareOf(zoom, 1), 0)}</span>
        <IconButton
          label={t`Zoom in`}
          icon={<ZoomIn aria-hidden="true" size={20} />}
          isDisabled={findZoom(zoom, 1) === undefined}
          onPress={() => zoomTo(findZoom(zoom, 1))}
        />
      </span>
    </div>
  );
}
