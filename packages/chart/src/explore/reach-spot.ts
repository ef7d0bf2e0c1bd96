import type { Chart } from '../model/chart.ts';
import type { ExplorerMessage, Wording } from './messages.ts';
import { isSameSpot, type Spot } from './spot.ts';
import type { ExplorerState, Step } from './state.ts';
import { tellPoint } from './tell-point.ts';

/** Arrives at a point: it is said and heard, and what it is compared with is the point before. */
export function reachSpot(
  chart: Chart,
  state: ExplorerState,
  spot: Spot,
  wording: Wording,
  first: readonly ExplorerMessage[] = [],
): Step {
  const before = state.spot === null || isSameSpot(state.spot, spot) ? state.before : state.spot;
  return {
    state: { ...state, spot, before },
    say: [...first, ...tellPoint(chart, spot, wording)],
    sound: { kind: 'point', spot },
  };
}
