import { Trans, useLingui } from '@lingui/react/macro';
import { writeBrailleLine } from '@relievo/chart/explore';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useStore } from '../../../lib/stores/use-store.ts';
import { explorerSettings } from '../options/explorer-settings.ts';
import type { Explorer } from '../walk/use-explorer.ts';

/**
 * A series as cells, one for each point, in a field that a braille display reads, routes its cursor in and pans
 * through. Where the caret stands is the point.
 */
export function BrailleLine({
  explorer,
  onPress,
}: {
  explorer: Explorer;
  onPress: (event: KeyboardEvent) => void;
}) {
  const { t } = useLingui();
  const { dots } = useStore(explorerSettings);
  const { chart, spot, arrive } = explorer;
  const field = useRef<HTMLInputElement>(null);
  const index = spot?.series ?? 0;
  const series = chart.series[index];
  const point = spot?.point ?? 0;
  useEffect(() => {
    const { current } = field;
    if (current && current.selectionStart !== point) current.setSelectionRange(point, point);
  }, [point]);
  // A routing key moves the caret and presses nothing.
  useEffect(() => {
    const follow = () => {
      const { current } = field;
      const at = current?.selectionStart ?? 0;
      if (!current || document.activeElement !== current || at === point) return;
      if (at < (series?.points.length ?? 0)) arrive({ series: index, point: at }, true);
    };
    document.addEventListener('selectionchange', follow);
    return () => document.removeEventListener('selectionchange', follow);
  });
  if (!series) return null;
  const line = writeBrailleLine(chart, series, dots);
  return (
    <div className="field">
      <label htmlFor="braille-line">
        <Trans>
          Braille line of <span lang={chart.language}>{series.name}</span>
        </Trans>
      </label>
      <input
        ref={field}
        id="braille-line"
        className="input braille-line"
        readOnly
        value={line}
        aria-describedby="braille-line-help"
        // The caret follows the keys of the explorer: browsers move none in a field that nobody types in.
        onKeyDown={onPress}
      />
      <p id="braille-line-help" className="field-help">
        {t`One cell for each point, its dots as high as the value. Press a routing key to go to a point.`}
      </p>
    </div>
  );
}
