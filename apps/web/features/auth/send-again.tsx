import { Trans, useLingui } from '@lingui/react/macro';
import { email } from '@relievo/contracts/values';
import { bindTo } from '../../lib/forms/bound-to.ts';
import { useFormDraft } from '../../lib/forms/use-form-draft.ts';
import { useFormProblems } from '../../lib/forms/use-form-problems.ts';
import { client } from '../../lib/server/client.ts';
import { useAction } from '../../lib/server/use-action.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { checkAsForm } from './as-form.ts';
import { EmailField } from './fields/person-fields.tsx';

/** For those whose link is too old: another one, to the address that they give. */
export function SendAgain() {
  const { t } = useLingui();
  const draft = useFormDraft('relievo-draft-sign-in', { email: '' });
  const problems = useFormProblems(['email']);
  const again = useSendAgain();
  const { email: address } = draft.fields;
  const onSubmit = () => {
    if (problems.accept(checkAsForm('email', email.safeParse(address)))) again.start(address);
  };
  return (
    <Form label={t`New link`} problems={problems} refused={again.refused} onSubmit={onSubmit}>
      <EmailField {...bindTo(draft, problems)('email')} />
      <Button type="submit" isBusy={again.isPending} busyWords={t`Sending…`}>
        <Trans>Send a new link</Trans>
      </Button>
    </Form>
  );
}

export function useSendAgain() {
  const { t } = useLingui();
  return useAction({
    run: (address: string) => client.accounts.requestVerification({ email: address }),
    done: t`If this address still needs to be verified, we sent it a new link.`,
  });
}
