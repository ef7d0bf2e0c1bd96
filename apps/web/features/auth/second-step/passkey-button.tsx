import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { canUsePasskeys, endOffer, offerPasskey } from '../../../lib/server/passkeys.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Refusal } from '../../../ui/states/refusal.tsx';
import { passkeyOptions, usePasskeySignIn } from './use-passkey-sign-in.ts';

interface PasskeyButtonProps {
  /** Also in the list that the browser shows at the email field. */
  isOffered?: boolean;
}

/** Nothing to type: the device asks who holds it. */
export function PasskeyButton({ isOffered = false }: PasskeyButtonProps) {
  const { t } = useLingui();
  const signIn = usePasskeySignIn();
  const offer = useEffectEvent(async () => {
    const given = await offerPasskey(passkeyOptions);
    if (given) signIn.start(given);
  });
  useEffect(() => {
    if (!isOffered) return;
    // A browser that cannot be asked, or an answer that does not come, leaves the other ways.
    offer().catch(() => undefined);
    return endOffer;
  }, [isOffered]);
  if (!canUsePasskeys()) return null;
  return (
    <div className="auth-actions auth-passkey">
      {signIn.refused ? <Refusal text={signIn.refused} /> : null}
      <Button
        isBusy={signIn.isPending}
        busyWords={t`Waiting for your passkey…`}
        onPress={() => signIn.start(null)}
      >
        <Trans>Sign in with a passkey</Trans>
      </Button>
    </div>
  );
}
