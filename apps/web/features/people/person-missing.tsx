import { Trans, useLingui } from '@lingui/react/macro';
import { PageMissing } from '../../ui/states/page-missing.tsx';

export function PersonMissing() {
  const { t } = useLingui();
  return (
    <PageMissing
      title={t`Profile not found`}
      contents={t`A message that this profile does not exist or is not shown to you.`}
      way={{ to: '/library', words: t`Browse Library` }}
    >
      <p>
        <Trans>
          This profile does not exist, or this person has not published anything yet. Check the link, or
          search the library.
        </Trans>
      </p>
    </PageMissing>
  );
}
