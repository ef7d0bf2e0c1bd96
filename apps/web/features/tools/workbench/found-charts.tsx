import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Conversion } from '@relievo/contracts/uploads';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { AuthorsWords } from '../../../ui/page/authors-words.tsx';
import { useGo } from '../../../ui/page/use-go.ts';
import { Refusal } from '../../../ui/states/refusal.tsx';

type FoundChart = Conversion['charts'][number];

const FOUND = {
  bar: msg`This looks like a bar chart.`,
  line: msg`This looks like a line chart.`,
  scatter: msg`This looks like a scatter plot.`,
  pie: msg`This looks like a pie chart.`,
} as const satisfies Record<FoundChart['type'], unknown>;

/** What was read from a drawing becomes a chart only after a person has looked through its table. */
export function FoundCharts({ conversion, title }: { conversion: Conversion; title: string }) {
  return conversion.charts.map((chart, place) => (
    // A chart is known by its place.
    <Found key={place} id={conversion.id} chart={chart} place={place} title={title} />
  ));
}

interface FoundProps {
  id: string;
  chart: FoundChart;
  place: number;
  title: string;
}

function Found({ id, chart, place, title }: FoundProps) {
  const { t, i18n } = useLingui();
  const go = useGo();
  const begin = useAction({
    run: () => client.conversions.beginChart({ id, chart: place }),
    onDone: ({ chartDraftId }) =>
      go('/tools/create-chart', { search: { draft: chartDraftId, step: 'data' } }),
  });
  const name = chart.title || title;
  return (
    <div className="conversion-chart">
      <p>
        {i18n._(FOUND[chart.type])}{' '}
        {plural(chart.rows, {
          one: 'We read # row of numbers from it.',
          other: 'We read # rows of numbers from it.',
        })}{' '}
        <Trans>Compare them with the picture before you use them.</Trans>
      </p>
      {chart.title && chart.title !== title ? (
        <p>
          <AuthorsWords>{chart.title}</AuthorsWords>
        </p>
      ) : null}
      {begin.refused ? <Refusal text={begin.refused} /> : null}
      <Button
        isBusy={begin.isPending}
        aria-label={t`Check the numbers and make a chart: ${name}`}
        onPress={() => begin.start()}
      >
        <Trans>Check the numbers and make a chart</Trans>
      </Button>
    </div>
  );
}
