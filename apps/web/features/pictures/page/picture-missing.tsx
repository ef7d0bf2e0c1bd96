import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { Page } from '../../../ui/page/page.tsx';

/** Nothing is here for this person: it was discarded, or it is somebody else's. */
export function PictureMissing() {
  const { t } = useLingui();
  return (
    <Page
      title={t`Picture not found`}
      lead={t`It was discarded, or it belongs to someone else.`}
      describe={{
        contents: t`A message that there is no picture for you here, and a link to your pictures.`,
        mainAction: t`Go to your pictures`,
      }}
    >
      <ButtonLink to="/tools/convert-graphics" variant="primary">
        <Trans>Your pictures</Trans>
      </ButtonLink>
    </Page>
  );
}
