import { Trans, useLingui } from '@lingui/react/macro';
import { PageMissing } from '../../ui/states/page-missing.tsx';

/** For who is signed in and does not answer for the whole place. */
export function NoAdministrator({ title }: { title: string }) {
  const { t } = useLingui();
  return (
    <PageMissing
      title={title}
      contents={t`A message that only administrators can open this page.`}
      way={{ to: '/', words: t`Return to Home` }}
    >
      <p>
        <Trans>Only administrators can open this page.</Trans>
      </p>
    </PageMissing>
  );
}
