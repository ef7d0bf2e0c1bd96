import { Trans, useLingui } from '@lingui/react/macro';
import { type ErrorData, firstAdministratorInput } from '@relievo/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { client } from '../../lib/client.ts';
import { sessionQuery } from '../../lib/session.ts';
import { useAction } from '../../lib/use-action.ts';
import { useFormDraft } from '../../lib/use-form-draft.ts';
import { useFormProblems } from '../../lib/use-form-problems.ts';
import { usePasswordAdvice } from '../../lib/use-password-advice.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Page } from '../../ui/page.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Refusal } from '../../ui/refusal.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useGo } from '../../ui/use-go.ts';
import { useMailedToken } from './use-mailed-token.ts';
import './auth.css';

const FIELDS = ['displayName', 'username', 'email', 'password'] as const;

/** Where the link leads that a new installation prints at its first start. */
export function FirstAdministratorPage() {
  const { t } = useLingui();
  const go = useGo();
  const queries = useQueryClient();
  const token = useMailedToken();
  const { fields, change, forget } = useFormDraft('relievo-draft-first-administrator', {
    displayName: '',
    username: '',
    email: '',
  });
  const [password, setPassword] = useState('');
  const { form, problems, errorOf, goToField, accept, refuse } = useFormProblems(FIELDS, usePasswordAdvice());
  const open = useAction({
    run: () => client.firstAdministrator.redeem({ ...fields, password, token }),
    done: t`Your account is open, and you are signed in.`,
    onDone: (session) => {
      forget();
      queries.setQueryData(sessionQuery.queryKey, session);
      go('/', { replace: true });
    },
    onRefused: ({ code, message, data }) => {
      if (code === 'username_taken') refuse([{ path: 'username', message }]);
      else if (code === 'email_taken') refuse([{ path: 'email', message }]);
      else if (code === 'invalid_input') refuse((data as ErrorData<'invalid_input'>).issues);
      else return false;
      return true;
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    open.reset();
    if (accept(firstAdministratorInput.omit({ token: true }).safeParse({ ...fields, password })))
      open.start();
  };
  return (
    <Page
      title={t`Open the first account`}
      lead={t`This link was printed when Relievo started for the first time. Whoever uses it becomes the super administrator.`}
      describe={{
        contents: t`A form with name, username, email and password.`,
        mainAction: t`Open the account`,
      }}
    >
      <div className="auth">
        <ErrorSummary problems={problems} onGoToField={goToField} />
        {open.refused && problems.length === 0 ? <Refusal text={open.refused} /> : null}
        <form ref={form} noValidate onSubmit={onSubmit} aria-label={t`Open the first account`}>
          <TextField
            name="displayName"
            label={t`Name`}
            autoComplete="name"
            value={fields.displayName}
            onChange={change('displayName')}
            error={errorOf('displayName')}
            isRequired
          />
          <TextField
            name="username"
            label={t`Username`}
            help={t`At least 3 characters. Others see it beside what you publish.`}
            autoComplete="nickname"
            value={fields.username}
            onChange={change('username')}
            error={errorOf('username')}
            isRequired
          />
          <TextField
            name="email"
            type="email"
            label={t`Email`}
            autoComplete="email"
            value={fields.email}
            onChange={change('email')}
            error={errorOf('email')}
            isRequired
          />
          <PasswordField
            name="password"
            label={t`Password`}
            help={t`At least 12 characters with uppercase, lowercase, and numbers. You may paste it.`}
            autoComplete="new-password"
            value={password}
            onChange={setPassword}
            error={errorOf('password')}
            isRequired
          />
          <Button type="submit" variant="primary" isDisabled={open.isPending}>
            <Trans>Open the account</Trans>
          </Button>
        </form>
      </div>
    </Page>
  );
}
