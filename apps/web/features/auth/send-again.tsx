import { Trans, useLingui } from '@lingui/react/macro';
import { email } from '@relievo/contracts';
import type { FormEvent } from 'react';
import { client } from '../../lib/client.ts';
import { useAction } from '../../lib/use-action.ts';
import { useFormDraft } from '../../lib/use-form-draft.ts';
import { useFormProblems } from '../../lib/use-form-problems.ts';
import { Button } from '../../ui/button.tsx';
import { Refusal } from '../../ui/refusal.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { asForm } from './as-form.ts';

/** For those whose link is too old: another one, to the address that they give. */
export function SendAgain() {
  const { t } = useLingui();
  const { fields, change } = useFormDraft('relievo-draft-sign-in', { email: '' });
  const { form, errorOf, accept } = useFormProblems(['email']);
  const again = useSendAgain();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (accept(asForm('email', email.safeParse(fields.email)))) again.start(fields.email);
  };
  return (
    <form ref={form} noValidate onSubmit={onSubmit} aria-label={t`Another link`}>
      {again.refused ? <Refusal text={again.refused} /> : null}
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
      <Button type="submit" isDisabled={again.isPending}>
        <Trans>Send me another link</Trans>
      </Button>
    </form>
  );
}

export function useSendAgain() {
  const { t } = useLingui();
  return useAction({
    run: (address: string) => client.accounts.requestVerification({ email: address }),
    done: t`If this address waits to be verified, a mail with a new link is on its way.`,
  });
}
