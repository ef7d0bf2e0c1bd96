import type { Drawing } from '@relievo/graphic/model';
import type { Chart } from '../../model/chart.ts';
import type { ChartDrawing } from '../drawn.ts';

/** Its sheets under a name that no other chart on a page has, and that the same chart always has. */
export function nameSheets<Drawn extends ChartDrawing>(drawn: Drawn, chart: Chart): Drawn {
  const own = `chart-${digestOf(JSON.stringify(chart))}`;
  const name = (drawing: Drawing): Drawing => ({ ...drawing, id: drawing.id.replace(/^chart/, own) });
  return {
    ...drawn,
    drawing: name(drawn.drawing),
    keySheets: drawn.keySheets.map(name),
    ...(drawn.furtherSheets ? { furtherSheets: drawn.furtherSheets.map(name) } : {}),
  };
}

/** FNV-1a of 32 bits (draft-eastlake-fnv): short, and different for different charts but for a rare chance. */
function digestOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
