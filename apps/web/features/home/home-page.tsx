import { Trans, useLingui } from '@lingui/react/macro';
import { Page } from '../../ui/page.tsx';

export function HomePage() {
  const { t } = useLingui();
  return (
    <Page
      title={t`Pictures you can touch, hear and read`}
      describe={{ contents: t`What Relievo does, in one sentence.` }}
      lead={t`Turn a chart, a map or a worksheet into a tactile sheet, an audio-tactile graphic and words.`}
    >
      <p>
        <Trans>Free, open, and built to be used without sight.</Trans>
      </p>
    </Page>
  );
}
