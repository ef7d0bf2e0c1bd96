import { useLingui } from '@lingui/react/macro';
import type { Spot } from '@relievo/chart/explore';
import { extentOfUnit } from '@relievo/chart/model';
import { nameOfPoint } from '@relievo/chart/words';
import { type PointerEvent, useEffect, useRef } from 'react';
import { vibrateFor } from '../../../lib/sound/vibrate.ts';
import type { Explorer } from '../walk/use-explorer.ts';
import { type BoardBar, createBars } from './board-bars.ts';

/** More columns are no picture, and a finger passes over them. */
const MOST_COLUMNS = 60;

/** The points of a series as real buttons side by side: a finger that slides over them, and a screen reader's swipe, meets each. */
export function TouchBoard({ explorer }: { explorer: Explorer }) {
  const { t } = useLingui();
  const { chart, spot, arrive } = explorer;
  const here = useRef<HTMLButtonElement>(null);
  const index = spot?.series ?? 0;
  const point = spot?.point ?? 0;
  useEffect(() => {
    if (spot) here.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [spot]);
  const series = chart.series[index];
  if (!series || series.points.length > MOST_COLUMNS) return null;
  const extent = extentOfUnit(chart, series.unit);
  const shareOf = createShares(extent);
  const barOf = createBars(extent);
  const reach = (to: Spot) => {
    arrive(to, true);
    const y = series.points[to.point]?.y ?? null;
    vibrateFor(y === null ? null : shareOf(y));
  };
  const slide = ({ clientX, clientY, pointerType, buttons }: PointerEvent) => {
    if (pointerType === 'mouse' && buttons === 0) return;
    const under = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-point]');
    const at = Number(under?.dataset['point']);
    if (under && at !== point) reach({ series: index, point: at });
  };
  return (
    <div
      className="touch-board"
      role="group"
      aria-label={t`Points of ${series.name}. Slide a finger over them or tap one`}
      onPointerMove={slide}
    >
      {series.points.map((one, row) => (
        <button
          key={row}
          ref={row === point ? here : null}
          type="button"
          className="touch-point"
          data-point={row}
          // One stop for Tab; the keys of the explorer go from point to point.
          tabIndex={row === point ? 0 : -1}
          // The name of a point is the chart's own, that of the board is ours.
          lang={chart.language}
          aria-label={nameOfPoint(one, series, chart.language)}
          aria-current={(spot !== null && row === point) || undefined}
          onClick={() => reach({ series: index, point: row })}
        >
          {one.y === null ? null : <Bar {...barOf(one.y)} />}
        </button>
      ))}
    </div>
  );
}

function Bar({ from, to, isBelow }: BoardBar) {
  return (
    <span
      className="touch-mark"
      data-below={isBelow || undefined}
      style={{ insetBlockEnd: `${100 * from}%`, blockSize: `${100 * (to - from)}%` }}
      aria-hidden="true"
    />
  );
}

function createShares([least, greatest]: readonly [number, number]): (y: number) => number {
  return (y) => (greatest > least ? (y / 2 - least / 2) / (greatest / 2 - least / 2) : 0.5);
}
