import { Trans, useLingui } from '@lingui/react/macro';
import { PageMissing } from '../../ui/states/page-missing.tsx';

export function PersonMissing() {
  const { t } = useLingui();
  return (
    <PageMissing
      title={t`Profile not found`}
      contents={t`A note that there is no such profile, or that it is not shown to you.`}
      way={{ to: '/library', words: t`Browse Library` }}
    >
      <p>
        <Trans>
          There is no profile at this address, or this person has not published anything yet. Check the link,
          or look for their work in the library.
        </Trans>
      </p>
    </PageMissing>
  );
}
