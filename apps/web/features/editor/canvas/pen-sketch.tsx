import { createPenPath, type PenNode, setCorner } from '@relievo/graphic/editing/shapes';
import { toPath } from '@relievo/graphic/geometry';
import type { Point } from '@relievo/graphic/model';
import { writePathData } from '@relievo/graphic/svg';

interface PenSketchProps {
  pen: readonly PenNode[];
  /** Where the next node would be. */
  next: Point | null;
}

/** The line that the pen has drawn so far, and how it goes on; of the last node its handles too. */
export function PenSketch({ pen, next }: PenSketchProps) {
  const drawn = createPenPath(next ? [...pen, setCorner(next)] : pen, false);
  const last = pen.at(-1);
  return (
    <>
      {drawn ? <path className="editor-drawn" d={writePathData(toPath(drawn.geometry).subpaths)} /> : null}
      {[last?.into, last?.out].map((handle, at) =>
        last && handle ? (
          <g key={at === 0 ? 'into' : 'out'}>
            <path className="editor-bend-line" d={`M${last.at.x} ${last.at.y}L${handle.x} ${handle.y}`} />
            <circle className="editor-corner" cx={handle.x} cy={handle.y} r={1} />
          </g>
        ) : null,
      )}
      {pen.map(({ at: { x, y } }, node) => (
        <circle key={`${node} ${x} ${y}`} className="editor-corner" data-pen={node} cx={x} cy={y} r={1.5} />
      ))}
    </>
  );
}
