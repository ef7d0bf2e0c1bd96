import { Trans, useLingui } from '@lingui/react/macro';
import { nameOfPoint } from '@relievo/chart';
import type { ChartContent } from '@relievo/contracts';
import { useState } from 'react';
import { announce } from '../../../lib/speaking/announcer.ts';
import './chart.css';
import { findSpotAfter, type Spot } from './walk-keys.ts';

interface ChartWalkProps {
  chart: ChartContent;
  /** Plays the point. */
  onReach: (spot: Spot) => void;
}

/** The points of a chart one by one: each key says a point and plays it. */
export function ChartWalk({ chart, onReach }: ChartWalkProps) {
  const { t } = useLingui();
  const [spot, setSpot] = useState<Spot | null>(null);
  const words = (at: Spot): string => {
    const series = chart.series[at.series];
    const point = series?.points[at.point];
    if (!series || !point) return '';
    const value = point.y === null ? t`${point.label}: no value` : nameOfPoint(point, series, chart.language);
    const place = t`${at.point + 1} of ${series.points.length}`;
    return chart.series.length > 1 ? `${series.name}, ${value}. ${place}` : `${value}. ${place}`;
  };
  const reach = (next: Spot) => {
    setSpot(next);
    announce(words(next), 'exploring');
    onReach(next);
  };
  return (
    <>
      <h3 id="chart-points">
        <Trans>Point by point</Trans>
      </h3>
      <p id="chart-keys">
        <Trans>
          Use the left and right arrow keys to move between points, and up and down to move between series.
          Home and End go to the first and last point, [ and ] to the lowest and highest value. Space plays a
          point again.
        </Trans>
      </p>
      {/* An application, so that screen readers leave the arrow keys to it, as they do with charts elsewhere. */}
      <div
        className="chart-walk"
        role="application"
        aria-labelledby="chart-points"
        aria-describedby="chart-keys"
        tabIndex={0}
        onKeyDown={(event) => {
          if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
          const next = findSpotAfter(event.key, spot ?? START, chart);
          if (next === null) return;
          event.preventDefault();
          reach(spot === null && event.key === 'ArrowRight' ? START : next);
        }}
      >
        <p lang={spot ? chart.language : undefined}>
          {spot ? words(spot) : t`Press the right arrow key to start.`}
        </p>
      </div>
    </>
  );
}

const START: Spot = { series: 0, point: 0 };
