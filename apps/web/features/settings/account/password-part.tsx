import { Trans, useLingui } from '@lingui/react/macro';
import { type Account, type Provider, passwordChangeInput } from '@relievo/contracts/accounts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bindTo } from '../../../lib/forms/bound-to.ts';
import { useFormProblems } from '../../../lib/forms/use-form-problems.ts';
import { usePasswordAdvice } from '../../../lib/forms/use-password-advice.ts';
import { useSecrets } from '../../../lib/forms/use-secrets.ts';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { Refusal } from '../../../ui/states/refusal.tsx';
import { NewPasswordField, PresentPasswordField } from '../../auth/index.ts';
import { Part } from '../part/part.tsx';
import { type OwnAccount, refreshAccount } from './account-queries.ts';

export function PasswordPart({ account }: { account: OwnAccount }) {
  const { t } = useLingui();
  return (
    <Part id="password" title={t`Password`}>
      {account.hasPassword ? (
        <ChangePassword connections={account.connections} />
      ) : (
        <FirstPassword email={account.email} />
      )}
    </Part>
  );
}

/** The providers that open the account as well are named: whoever knew the old password may have connected one. */
function ChangePassword({ connections }: Pick<Account, 'connections'>) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const secrets = useSecrets({ currentPassword: '', newPassword: '' });
  const problems = useFormProblems(['currentPassword', 'newPassword'], usePasswordAdvice());
  const field = bindTo(secrets, problems);
  const [disconnected, setDisconnected] = useState<readonly Provider[]>([]);
  const input = { ...secrets.fields, disconnect: [...disconnected] };
  const save = useAction({
    run: () => client.account.changePassword(input),
    done: t`Password changed. You are signed out on all other devices.`,
    onDone: () => {
      secrets.forget();
      setDisconnected([]);
      void refreshAccount(queries);
    },
    onRefused: (refusal) =>
      problems.place(refusal, { wrong_password: 'currentPassword', password_too_common: 'newPassword' }),
  });
  const onSubmit = () => {
    save.reset();
    if (problems.accept(passwordChangeInput.safeParse(input))) save.start();
  };
  return (
    <Form label={t`Password`} problems={problems} refused={save.refused} onSubmit={onSubmit}>
      <PresentPasswordField {...field('currentPassword')} label={t`Current password`} />
      <NewPasswordField {...field('newPassword')} label={t`New password`} />
      {connections.length > 0 ? (
        <fieldset className="field">
          <legend>
            <Trans>You can also sign in with these providers. Choose the ones you no longer want.</Trans>
          </legend>
          {connections.map(({ provider, name }) => (
            <Checkbox
              key={provider}
              isSelected={disconnected.includes(provider)}
              onChange={(isChosen) =>
                setDisconnected(
                  isChosen ? [...disconnected, provider] : disconnected.filter((one) => one !== provider),
                )
              }
            >
              <Trans>Disconnect {name}</Trans>
            </Checkbox>
          ))}
        </fieldset>
      ) : null}
      <Button type="submit" isBusy={save.isPending} busyWords={t`Changing…`}>
        <Trans>Change my password</Trans>
      </Button>
    </Form>
  );
}

/** Who came by a provider has no password, and may choose one by a link to their own address. */
function FirstPassword({ email }: { email: string }) {
  const { t } = useLingui();
  const ask = useAction({
    run: () => client.account.requestPasswordLink(),
    done: t`We sent a link to ${email}.`,
  });
  return (
    <>
      <p>
        <Trans>You have no password because you sign in with a provider. You can add one.</Trans>
      </p>
      {ask.refused ? <Refusal text={ask.refused} /> : null}
      <Button isBusy={ask.isPending} busyWords={t`Sending…`} onPress={() => ask.start()}>
        <Trans>Send me a link to choose a password</Trans>
      </Button>
    </>
  );
}
