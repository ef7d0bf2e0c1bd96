import { Trans, useLingui } from '@lingui/react/macro';
import { emailChangeInput } from '@relievo/contracts/accounts';
import { useQueryClient } from '@tanstack/react-query';
import { bindTo } from '../../../lib/forms/bound-to.ts';
import { useFormDraft } from '../../../lib/forms/use-form-draft.ts';
import { useFormProblems } from '../../../lib/forms/use-form-problems.ts';
import { useSecrets } from '../../../lib/forms/use-secrets.ts';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { EmailField, PresentPasswordField } from '../../auth/index.ts';
import { Part } from '../part/part.tsx';
import { accountQuery, type OwnAccount } from './account-queries.ts';

/** The new address counts only after the link that is mailed there was followed. */
export function EmailPart({ account }: { account: OwnAccount }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const draft = useFormDraft('relievo-draft-email-change', { email: '' });
  const secrets = useSecrets({ password: '' });
  const problems = useFormProblems(['email', 'password'], {
    email_not_valid: t`It needs an @ and a domain, for example name@school.org`,
  });
  const ask = useAction({
    run: (input: Parameters<typeof client.account.requestEmailChange>[0]) =>
      client.account.requestEmailChange(input),
    done: t`We sent a link to ${draft.fields.email}.`,
    onDone: () => {
      draft.forget();
      secrets.forget();
      void queries.invalidateQueries({ queryKey: accountQuery.queryKey });
    },
    onRefused: (refusal) => problems.place(refusal, { wrong_password: 'password' }),
  });
  const onSubmit = () => {
    ask.reset();
    const input = account.hasPassword ? { ...draft.fields, ...secrets.fields } : draft.fields;
    if (problems.accept(emailChangeInput.safeParse(input))) ask.start(input);
  };
  return (
    <Part id="email" title={t`Email address`}>
      <p>
        <Trans>
          You sign in with <strong>{account.email}</strong>, and we send email to it.
        </Trans>
      </p>
      {account.pendingEmail ? (
        <p className="settings-note">
          <Trans>
            {account.pendingEmail} is not confirmed yet. Follow the link we sent to that address. Until then
            nothing changes.
          </Trans>
        </p>
      ) : null}
      <Form label={t`Email address`} problems={problems} refused={ask.refused} onSubmit={onSubmit}>
        <EmailField {...bindTo(draft, problems)('email')} label={t`New email address`} />
        {account.hasPassword ? (
          <PresentPasswordField {...bindTo(secrets, problems)('password')} label={t`Your password`} />
        ) : null}
        <Button type="submit" isBusy={ask.isPending} busyWords={t`Sending…`}>
          <Trans>Change my email address</Trans>
        </Button>
      </Form>
    </Part>
  );
}
