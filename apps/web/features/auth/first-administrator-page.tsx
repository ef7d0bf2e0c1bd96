import { Trans, useLingui } from '@lingui/react/macro';
import { firstAdministratorInput } from '@relievo/contracts/accounts';
import { useQueryClient } from '@tanstack/react-query';
import { bindTo } from '../../lib/forms/bound-to.ts';
import { useFormDraft } from '../../lib/forms/use-form-draft.ts';
import { useFormProblems } from '../../lib/forms/use-form-problems.ts';
import { usePasswordAdvice } from '../../lib/forms/use-password-advice.ts';
import { useSecrets } from '../../lib/forms/use-secrets.ts';
import { client } from '../../lib/server/client.ts';
import { sessionQuery } from '../../lib/server/session.ts';
import { useAction } from '../../lib/server/use-action.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { Page } from '../../ui/page/page.tsx';
import { useGo } from '../../ui/page/use-go.ts';
import { EmailField, NameField, NewPasswordField, UsernameField } from './fields/person-fields.tsx';
import { useMailedToken } from './use-mailed-token.ts';
import './auth.css';

const FIELDS = ['displayName', 'username', 'email', 'password'] as const;
const EMPTY = { displayName: '', username: '', email: '' };

/** Where the link leads that a new installation prints at its first start. */
export function FirstAdministratorPage() {
  const { t } = useLingui();
  const go = useGo();
  const queries = useQueryClient();
  const token = useMailedToken();
  const draft = useFormDraft('relievo-draft-first-administrator', EMPTY);
  const secrets = useSecrets({ password: '' });
  const problems = useFormProblems(FIELDS, usePasswordAdvice());
  const field = bindTo(draft, problems);
  const typed = { ...draft.fields, ...secrets.fields };
  const open = useAction({
    run: () => client.firstAdministrator.redeem({ ...typed, token }),
    done: t`Your account is created, and you are signed in.`,
    onDone: (session) => {
      draft.forget();
      queries.setQueryData(sessionQuery.queryKey, session);
      go('/', { replace: true });
    },
    onRefused: (refusal) =>
      problems.place(refusal, {
        username_taken: 'username',
        email_taken: 'email',
        password_too_common: 'password',
      }),
  });
  const onSubmit = () => {
    open.reset();
    if (problems.accept(firstAdministratorInput.omit({ token: true }).safeParse(typed))) open.start();
  };
  return (
    <Page
      title={t`Create the first account`}
      lead={t`This link was shown when Relievo first started. The account you create here is the super administrator.`}
      describe={{
        contents: t`A form with name, username, email and password.`,
        mainAction: t`Create account`,
      }}
    >
      <div className="auth">
        <Form
          label={t`Create the first account`}
          problems={problems}
          refused={open.refused}
          onSubmit={onSubmit}
        >
          <NameField {...field('displayName')} />
          <UsernameField {...field('username')} />
          <EmailField {...field('email')} />
          <NewPasswordField
            {...bindTo(secrets, problems)('password')}
            about={[draft.fields.displayName, draft.fields.username, draft.fields.email]}
          />
          <Button type="submit" variant="primary" isBusy={open.isPending} busyWords={t`Creating account…`}>
            <Trans>Create account</Trans>
          </Button>
        </Form>
      </div>
    </Page>
  );
}
