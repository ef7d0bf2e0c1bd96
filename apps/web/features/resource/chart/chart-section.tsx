import { Trans, useLingui } from '@lingui/react/macro';
import type { ResourceOutputs } from '@relievo/contracts/library/files';
import { useQuery } from '@tanstack/react-query';
import { createLatePart } from '../../../lib/late-parts/late-part.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { outputsQuery } from '../query/outputs-query.ts';
import { chartQuery } from './chart-query.ts';

const ChartWords = createLatePart(() => import('../../explorer/index.ts'), 'ChartWords');
const FrameSection = createLatePart(() => import('../frame/frame-section.tsx'), 'FrameSection');

interface ChartSectionProps {
  id: string;
  /** Its title, where everybody may see it and others may show it in pages of theirs. */
  framedAs?: string | undefined;
}

/** The numbers of a chart, where the resource is one. */
export function ChartSection({ id, framedAs }: ChartSectionProps) {
  const { data: outputs } = useQuery(outputsQuery(id));
  if (!outputs?.canBeHeard) return <DrawingFrame id={id} framedAs={framedAs} outputs={outputs} />;
  return (
    <section role="group" className="flow" aria-labelledby="chart-numbers">
      <h2 id="chart-numbers">
        <Trans>Chart description</Trans>
      </h2>
      <ChartContents id={id} />
      {framedAs === undefined ? null : <FrameSection id={id} title={framedAs} of="chart" />}
    </section>
  );
}

/** A drawing with parts is explored in pages of others too. */
function DrawingFrame({
  id,
  framedAs,
  outputs,
}: ChartSectionProps & { outputs: ResourceOutputs | undefined }) {
  if (framedAs === undefined || outputs?.picture?.mediaType !== 'image/svg+xml') return null;
  return <FrameSection id={id} title={framedAs} of="drawing" />;
}

function ChartContents({ id }: { id: string }) {
  const { t } = useLingui();
  const { data: chart, isError, refetch } = useQuery(chartQuery(id));
  const loading = <Loading label={t`Loading...`} isPart />;
  if (isError && !chart)
    return (
      <>
        <p>
          <Trans>The numbers of the chart could not be loaded.</Trans>
        </p>
        <Button onPress={() => void refetch()}>
          <Trans>Try again</Trans>
        </Button>
      </>
    );
  if (!chart) return loading;
  return <ChartWords chart={chart} resourceId={id} meanwhile={loading} />;
}
