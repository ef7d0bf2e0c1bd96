import { expandBox, toPath } from '@relievo/graphic/geometry';
import type { Box, Item, Point } from '@relievo/graphic/model';
import type { Finding } from '@relievo/graphic/rules';
import { writePathData } from '@relievo/graphic/svg';
import type { Tool } from '../state/editor.ts';
import type { ShownNodes } from './shown-nodes.ts';
import { createDrawn, hasManyPoints, type Sketch } from './tools.ts';
import type { Drag } from './use-canvas-pointer.ts';

interface OverlayProps extends ShownNodes {
  /** Around what is chosen. */
  box: Box | null;
  drag: Drag | null;
  tool: Tool;
  sketch: Sketch;
  cursor: Point | null;
  /** The finding that is shown in its place. */
  finding: Finding | null;
}

const HANDLE = 5;
const NODE = 2;
const BEND = 3.5;

/** What lies over the drawing and is none of it: the selection, what is being drawn, the cursor, a finding. */
export function Overlay({ box, drag, tool, sketch, cursor, nodes, handles, finding }: OverlayProps) {
  const frame = box && frameOf(box, drag);
  const drawn = createDrawn(tool, sketch.at ? [...sketch.points, sketch.at] : sketch.points);
  return (
    <g className="editor-overlay">
      {finding ? <rect className="editor-finding" {...expandBox(finding.place, 2)} /> : null}
      {frame ? (
        <>
          <rect className="editor-frame" {...expandBox(frame, 1)} />
          <rect
            className="editor-handle"
            data-handle="end"
            x={frame.x + frame.width}
            y={frame.y + frame.height}
            width={HANDLE}
            height={HANDLE}
          />
        </>
      ) : null}
      {handles.map(({ handle, at, node }) => {
        const end = drag?.does === 'bend' && drag.handle === handle ? drag.to : at;
        return (
          <g key={handle}>
            <path className="editor-bend-line" d={`M${node.x} ${node.y}L${end.x} ${end.y}`} />
            <rect
              className="editor-bend"
              data-bend={handle}
              x={end.x - BEND / 2}
              y={end.y - BEND / 2}
              width={BEND}
              height={BEND}
            />
          </g>
        );
      })}
      {nodes.map(({ x, y }, node) => {
        const at = drag?.does === 'node' && drag.node === node ? drag.to : { x, y };
        return (
          <circle
            key={`${node} ${x} ${y}`}
            className="editor-node"
            data-node={node}
            cx={at.x}
            cy={at.y}
            r={NODE}
          />
        );
      })}
      {drag?.does === 'band' ? <rect className="editor-band" {...bandOf(drag)} /> : null}
      {drawn ? <path className="editor-drawn" d={dataOf(drawn)} /> : null}
      {hasManyPoints(tool)
        ? sketch.points.map(({ x, y }) => (
            <circle key={`${x} ${y}`} className="editor-corner" cx={x} cy={y} r={1.5} />
          ))
        : null}
      {cursor ? (
        <path className="editor-cursor" d={`M${cursor.x - 4} ${cursor.y}h8M${cursor.x} ${cursor.y - 4}v8`} />
      ) : null}
    </g>
  );
}

function dataOf(item: Item): string {
  return item.kind === 'shape' ? writePathData(toPath(item.geometry).subpaths) : '';
}

function frameOf(box: Box, drag: Drag | null): Box {
  if (!drag || drag.does === 'band' || drag.does === 'node' || drag.does === 'bend') return box;
  const [dx, dy] = [drag.to.x - drag.from.x, drag.to.y - drag.from.y];
  if (drag.does === 'move') return { ...box, x: box.x + dx, y: box.y + dy };
  return { ...box, width: Math.max(1, box.width + dx), height: Math.max(1, box.height + dy) };
}

function bandOf({ from, to }: Drag): Box {
  return {
    x: Math.min(from.x, to.x),
    y: Math.min(from.y, to.y),
    width: Math.abs(to.x - from.x),
    height: Math.abs(to.y - from.y),
  };
}
