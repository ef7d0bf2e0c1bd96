import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { Page } from '../../../ui/page/page.tsx';

/** Nothing is here for this person: it was discarded, or it is somebody else's. */
export function ChartMissing() {
  const { t } = useLingui();
  return (
    <Page
      title={t`Chart not found`}
      lead={t`It was discarded, or it belongs to someone else.`}
      describe={{
        contents: t`A message that there is no chart for you here, and a link to your charts.`,
        mainAction: t`Go to your charts`,
      }}
    >
      <ButtonLink to="/tools/create-chart" variant="primary">
        <Trans>Your charts</Trans>
      </ButtonLink>
    </Page>
  );
}
