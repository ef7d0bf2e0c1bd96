import { Trans, useLingui } from '@lingui/react/macro';
import { useViewer } from '../../../../lib/server/session.ts';
import { ButtonLink } from '../../../../ui/actions/link.tsx';
import { Page } from '../../../../ui/page/page.tsx';
import { SecondStepPart } from './second-step-part.tsx';
import '../../settings.css';

/** Where an administrator is led who needs a second step here and has none; it stands open to everybody signed in. */
export function AddSecondStepPage() {
  const { t } = useLingui();
  const viewer = useViewer();
  const mustAdd = viewer.status === 'signed-in' && viewer.session.mustAddSecondStep;
  return (
    <Page
      title={t`Two-step sign-in`}
      describe={{
        contents: t`Passkeys, an authenticator app and recovery codes, in addition to your password.`,
      }}
    >
      <div className="settings-tab flow">
        {mustAdd ? (
          <p className="settings-note">
            <Trans>
              Administrators must use two-step sign-in here. Add a passkey or an authenticator app to
              continue.
            </Trans>
          </p>
        ) : (
          <ButtonLink to="/settings" search={{ tab: 'account' }}>
            <Trans>Back to your account</Trans>
          </ButtonLink>
        )}
        <SecondStepPart />
      </div>
    </Page>
  );
}
