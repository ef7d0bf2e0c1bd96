import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../../ui/actions/button.tsx';
import { ButtonAnchor } from '../../../../ui/actions/link.tsx';
import { CopyButton } from '../../../../ui/forms/copy-button.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { SpelledOut } from './spelled-out.tsx';

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Shown once: the server keeps only what it needs to know them again. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const { t } = useLingui();
  const text = `${codes.join('\n')}\n`;
  return (
    <Dialog
      title={t`Save your recovery codes`}
      shape="drawer"
      isOpen
      onClose={onClose}
      actions={
        <Button variant="primary" onPress={onClose}>
          <Trans>I have saved them</Trans>
        </Button>
      }
    >
      <div className="flow">
        <p>
          <Trans>
            If you cannot use your passkey or app, sign in with one of these codes. Each works once. They are
            shown only now, so keep them somewhere safe, on paper or in a password manager.
          </Trans>
        </p>
        <ol className="recovery-codes">
          {codes.map((code) => (
            <li key={code}>
              <SpelledOut groups={code.split('-')} />
            </li>
          ))}
        </ol>
        <div className="settings-actions">
          <ButtonAnchor
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            download="relievo-recovery-codes.txt"
          >
            <Trans>Download as a text file</Trans>
          </ButtonAnchor>
          <CopyButton text={text} done={t`Recovery codes copied.`}>
            <Trans>Copy all codes</Trans>
          </CopyButton>
        </div>
      </div>
    </Dialog>
  );
}
