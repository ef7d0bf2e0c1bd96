import { Trans, useLingui } from '@lingui/react/macro';
import type { ChartDraftName } from '@relievo/contracts/charts';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { DraftRow } from '../../../ui/keeping/draft-row.tsx';
import { CHART_DRAFTS } from '../work/chart-queries.ts';

/** A chart under way. */
export function DraftItem({ draft: { id, title, savedAt, resourceId } }: { draft: ChartDraftName }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  return (
    <DraftRow
      title={title}
      untitled={t`Untitled chart`}
      savedAt={savedAt}
      isResource={resourceId !== null}
      goOn={(name) => (
        <ButtonLink
          to="/tools/create-chart"
          search={{ draft: id, step: 'data' }}
          aria-label={t`Go on: ${name}`}
        >
          <Trans>Go on</Trans>
        </ButtonLink>
      )}
      discarding={{
        question: t`Discard this chart?`,
        consequence: resourceId ? (
          <Trans>Your work in the wizard is deleted. The resource that you saved from it stays.</Trans>
        ) : (
          <Trans>Your work is deleted. This cannot be undone.</Trans>
        ),
        discard: () => client.charts.discard({ id }),
        onDone: () => void queries.invalidateQueries({ queryKey: CHART_DRAFTS }),
      }}
    />
  );
}
