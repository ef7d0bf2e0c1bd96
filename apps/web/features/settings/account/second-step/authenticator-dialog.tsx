import { Trans, useLingui } from '@lingui/react/macro';
import { type AuthenticatorSetup, secondStepCode } from '@relievo/contracts/accounts';
import { useState } from 'react';
import { bindTo } from '../../../../lib/forms/bound-to.ts';
import { useFormProblems } from '../../../../lib/forms/use-form-problems.ts';
import { useSecrets } from '../../../../lib/forms/use-secrets.ts';
import { createLatePart } from '../../../../lib/late-parts/late-part.ts';
import { client } from '../../../../lib/server/client.ts';
import { useAction } from '../../../../lib/server/use-action.ts';
import { ButtonAnchor } from '../../../../ui/actions/link.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { CopyButton } from '../../../../ui/forms/copy-button.tsx';
import { FormDialog } from '../../../../ui/forms/form-dialog.tsx';
import { checkAsForm } from '../../../auth/index.ts';
import { SpelledOut } from './spelled-out.tsx';

const QrCode = createLatePart(() => import('../../../../ui/pictures/qr-code.tsx'), 'QrCode');

const GROUP = /.{1,4}/g;

interface AuthenticatorDialogProps {
  setup: AuthenticatorSetup;
  onClose: () => void;
  onDone: (recoveryCodes: readonly string[] | null) => void;
}

/** Three ways to give an app the key: a link for an app on this device, the key as text, and a picture for a camera. */
export function AuthenticatorDialog({ setup: { secret, link }, onClose, onDone }: AuthenticatorDialogProps) {
  const { t } = useLingui();
  const [showsPicture, setShowsPicture] = useState(false);
  const typed = useSecrets({ code: '' });
  const problems = useFormProblems(['code']);
  const confirm = useAction({
    run: () => client.secondStep.confirmAuthenticator({ code: typed.fields.code }),
    onDone: ({ recoveryCodes }) => onDone(recoveryCodes),
    onRefused: (refusal) => problems.place(refusal, { wrong_code: 'code' }),
  });
  const onSubmit = () => {
    confirm.reset();
    if (problems.accept(checkAsForm('code', secondStepCode.safeParse(typed.fields.code)))) confirm.start();
  };
  const groups = secret.match(GROUP) ?? [];
  return (
    <FormDialog
      title={t`Set up an authenticator app`}
      label={t`Authenticator app`}
      problems={problems}
      sending={confirm}
      busyWords={t`Checking…`}
      submit={<Trans>Set up the app</Trans>}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <div className="flow second-step-ways">
        <h3>
          <Trans>1. Add the key to your app</Trans>
        </h3>
        <p>
          <Trans>If the app is on this device, open it with the key filled in:</Trans>
        </p>
        <ButtonAnchor href={link}>
          <Trans>Open an authenticator app</Trans>
        </ButtonAnchor>
        <p>
          <Trans>Or type or paste this key into the app. If it asks, choose time-based:</Trans>
        </p>
        <p className="second-step-key">
          <SpelledOut groups={groups} />
        </p>
        <CopyButton text={secret} done={t`Key copied.`}>
          <Trans>Copy the key</Trans>
        </CopyButton>
        <details onToggle={({ currentTarget }) => setShowsPicture(currentTarget.open)}>
          <summary>
            <Trans>Show a QR code to scan with another device</Trans>
          </summary>
          {showsPicture ? <QrCode text={link} alt={t`QR code with the same key as the text above`} /> : null}
        </details>
        <h3>
          <Trans>2. Enter the code from the app</Trans>
        </h3>
      </div>
      <TextField
        {...bindTo(typed, problems)('code')}
        label={t`Code from the app`}
        help={t`6 digits. The code changes every 30 seconds.`}
        autoComplete="one-time-code"
        inputMode="numeric"
        isRequired
      />
    </FormDialog>
  );
}
