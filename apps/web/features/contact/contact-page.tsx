import { Trans, useLingui } from '@lingui/react/macro';
import { readRefusal } from '@relievo/contracts/client';
import { CONTACT_LIMITS, contactInput } from '@relievo/contracts/product';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { bindTo } from '../../lib/forms/bound-to.ts';
import { useFormDraft } from '../../lib/forms/use-form-draft.ts';
import { useFormProblems } from '../../lib/forms/use-form-problems.ts';
import { client } from '../../lib/server/client.ts';
import { toasts } from '../../lib/speaking/toasts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form } from '../../ui/forms/form.tsx';
import { Page } from '../../ui/page/page.tsx';

const FIELDS = ['name', 'email', 'subject', 'message'] as const;
const EMPTY = { name: '', email: '', subject: '', message: '' };

export function ContactPage() {
  const { t } = useLingui();
  const draft = useFormDraft('relievo-draft-contact', EMPTY);
  const problems = useFormProblems(FIELDS, {
    email_not_valid: t`It needs an @ and a domain, for example name@school.org`,
    message_missing: t`Tell us what you wanted to do and what happened.`,
  });
  const field = bindTo(draft, problems);
  const [sent, setSent] = useState(false);
  const sending = useMutation({
    mutationFn: (message: typeof EMPTY) => client.contact.send(message),
    onSuccess: () => {
      draft.forget();
      setSent(true);
      toasts.show(t`Your message was sent. You will get an email to confirm that we received it.`, 'success');
    },
    onError: (thrown) => {
      const refusal = readRefusal(thrown);
      toasts.show(
        refusal?.message ??
          t`Your message was not sent because the server could not be reached. Please try again.`,
        'error',
      );
    },
  });

  const onSubmit = () => {
    setSent(false);
    if (problems.accept(contactInput.safeParse(draft.fields))) sending.mutate(draft.fields);
  };

  return (
    <Page
      title={t`Contact Us`}
      lead={t`A person reads every message and answers by email.`}
      describe={{
        contents: t`A form with four fields: name, email, subject and message.`,
        mainAction: t`Send message`,
      }}
    >
      {sent ? (
        <p className="note-success">
          <Trans>Your message was sent. You will get an email to confirm that we received it.</Trans>
        </p>
      ) : null}
      <Form label={t`Contact`} problems={problems} refused={null} onSubmit={onSubmit}>
        <TextField {...field('name')} label={t`Name`} autoComplete="name" isRequired />
        <TextField
          {...field('email')}
          type="email"
          label={t`Email`}
          help={t`We will answer to this address.`}
          autoComplete="email"
          isRequired
        />
        <TextField {...field('subject')} label={t`Subject`} optional />
        <TextField
          {...field('message')}
          label={t`Message`}
          multiline
          limit={CONTACT_LIMITS.message}
          isRequired
        />
        <Button type="submit" variant="primary" isBusy={sending.isPending} busyWords={t`Sending…`}>
          <Trans>Send message</Trans>
        </Button>
      </Form>
    </Page>
  );
}
