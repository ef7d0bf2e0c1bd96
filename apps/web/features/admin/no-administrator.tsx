import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PageMissing } from '../../ui/states/page-missing.tsx';

/** For who is signed in and does not answer for the whole place. */
export function NoAdministrator({ title, children }: { title: string; children?: ReactNode }) {
  const { t } = useLingui();
  return (
    <PageMissing
      title={title}
      contents={t`A message that only administrators can open this page.`}
      way={{ to: '/', words: t`Return to Home` }}
    >
      <p>{children ?? <Trans>Only administrators can open this page.</Trans>}</p>
    </PageMissing>
  );
}
