import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { Page } from '../../../ui/page/page.tsx';

/** What the tool does, and a sign-in that comes back to it. */
export function ForGuests({ back }: { back: string }) {
  const { t } = useLingui();
  return (
    <Page
      title={t`Create a chart`}
      lead={t`From a table to a chart that can be touched, heard and read, in five steps.`}
      describe={{
        contents: t`What the chart wizard does in its five steps, and a way to sign in.`,
        mainAction: t`Sign in`,
      }}
    >
      <ol className="chart-told flow">
        <li>
          <Trans>Data: type a table, paste it from a spreadsheet, or upload it.</Trans>
        </li>
        <li>
          <Trans>Chart: choose bars, lines, points and more. The wizard suggests what suits your data.</Trans>
        </li>
        <li>
          <Trans>Labels: title, axes and source, in print and in braille.</Trans>
        </li>
        <li>
          <Trans>Make accessible: a description, a data table, a sound and a tactile sheet.</Trans>
        </li>
        <li>
          <Trans>Save: download it, or share it in the library.</Trans>
        </li>
      </ol>
      <div className="chart-buttons">
        <ButtonLink to="/auth" search={{ return: back }} variant="primary">
          <Trans>Sign in</Trans>
        </ButtonLink>
        <ButtonLink to="/auth/signup" search={{ return: back }}>
          <Trans>Sign up</Trans>
        </ButtonLink>
      </div>
    </Page>
  );
}
