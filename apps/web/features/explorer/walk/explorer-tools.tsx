import { Trans, useLingui } from '@lingui/react/macro';
import type { ExplorerCommand } from '@relievo/chart/explore';
import { nameOfPoint } from '@relievo/chart/words';
import {
  ArrowDown,
  ArrowDownToLine,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ArrowUpToLine,
  Bookmark,
  CircleQuestionMark,
  ListFilter,
  NotebookPen,
  Play,
  Search,
  Settings,
  Square,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Slider } from '../../../ui/fields/slider.tsx';
import type { Explorer } from './use-explorer.ts';

interface ExplorerToolsProps {
  explorer: Explorer;
  /** For the commands that open something. */
  onPerform: (command: ExplorerCommand) => void;
  /** Whether the point is marked; null where nothing can be. */
  isMarked: boolean | null;
}

const ICON = { 'aria-hidden': true, size: 20 } as const;

/** The keys as buttons and a slider: for fingers, switches and voice control. */
export function ExplorerTools({ explorer, onPerform, isMarked }: ExplorerToolsProps) {
  const { t } = useLingui();
  const { chart, spot, isPlaying, perform, arrive } = explorer;
  const index = spot?.series ?? 0;
  const series = chart.series[index];
  if (!series) return null;
  const tool = (command: ExplorerCommand, label: string, icon: ReactNode) => (
    <IconButton label={label} icon={icon} onPress={() => perform(command)} />
  );
  return (
    <>
      <div className="explorer-tools" role="group" aria-label={t`Move through the chart`}>
        {tool('previous', t`Previous point`, <ArrowLeft {...ICON} />)}
        {tool('next', t`Next point`, <ArrowRight {...ICON} />)}
        {chart.series.length > 1 ? (
          <>
            {tool('series_above', t`Previous series`, <ArrowUp {...ICON} />)}
            {tool('series_below', t`Next series`, <ArrowDown {...ICON} />)}
          </>
        ) : null}
        {tool('series_highest', t`Highest value`, <ArrowUpToLine {...ICON} />)}
        {tool('series_lowest', t`Lowest value`, <ArrowDownToLine {...ICON} />)}
        {isPlaying ? (
          <Button icon={<Square {...ICON} />} onPress={() => perform('stop')}>
            <Trans>Stop</Trans>
          </Button>
        ) : (
          <Button icon={<Play {...ICON} />} onPress={() => perform('play_to_end')}>
            <Trans>Play from here</Trans>
          </Button>
        )}
        <Button icon={<Search {...ICON} />} onPress={() => onPerform('go_to')}>
          <Trans>Go to</Trans>
        </Button>
        <Button icon={<ListFilter {...ICON} />} onPress={() => onPerform('filter')}>
          <Trans>Filter</Trans>
        </Button>
        {isMarked === null ? null : (
          <>
            <Button
              aria-pressed={isMarked}
              icon={<Bookmark {...ICON} fill={isMarked ? 'currentColor' : 'none'} />}
              onPress={() => onPerform('mark')}
            >
              <Trans>Mark</Trans>
            </Button>
            <Button icon={<NotebookPen {...ICON} />} onPress={() => onPerform('note')}>
              <Trans>Note</Trans>
            </Button>
          </>
        )}
        <Button icon={<Settings {...ICON} />} onPress={() => onPerform('options')}>
          <Trans>Options</Trans>
        </Button>
        <Button icon={<CircleQuestionMark {...ICON} />} onPress={() => onPerform('help')}>
          <Trans>Keys</Trans>
        </Button>
      </div>
      {series.points.length > 1 ? (
        <Slider
          label={t`Point of ${series.name}`}
          value={(spot?.point ?? 0) + 1}
          from={1}
          to={series.points.length}
          step={1}
          valueLanguage={chart.language}
          format={(value) => {
            const point = series.points[value - 1];
            return point ? nameOfPoint(point, series, chart.language) : '';
          }}
          // A slider says its own value.
          onChange={(value) => arrive({ series: index, point: value - 1 }, false)}
        />
      ) : null}
    </>
  );
}
