import { Trans, useLingui } from '@lingui/react/macro';
import { refusalOf } from '@relievo/contracts';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { announce } from '../../lib/announcer.ts';
import { client } from '../../lib/client.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { Refusal } from './refusal.tsx';

/** A button, not a load, uses the link up: mail programs open links by themselves. */
export function VerifyPage() {
  const { t } = useLingui();
  const token = new URLSearchParams(useLocation({ select: ({ searchStr }) => searchStr })).get('token') ?? '';
  const verify = useMutation({
    mutationFn: () => client.accounts.verifyEmail({ token }),
    onSuccess: () => announce(t`Success: ${t`Your email address is verified.`}`),
    onError: (thrown) =>
      announce(t`Error: ${sentenceOf(thrown, t`The address was not verified. Please try again.`)}`, 'errors'),
  });
  return (
    <Page
      title={t`Verify your email address`}
      describe={{ contents: t`One button that verifies your address.`, mainAction: t`Verify my address` }}
    >
      <div className="auth flow auth-actions">
        {verify.isSuccess ? (
          <>
            <p className="note-success">
              <Trans>Your email address is verified.</Trans>
            </p>
            <ButtonLink to="/auth" variant="primary">
              <Trans>Sign in</Trans>
            </ButtonLink>
          </>
        ) : (
          <>
            {verify.error ? (
              <Refusal text={sentenceOf(verify.error, t`The address was not verified. Please try again.`)} />
            ) : null}
            <Button variant="primary" isDisabled={verify.isPending} onPress={() => verify.mutate()}>
              <Trans>Verify my address</Trans>
            </Button>
          </>
        )}
      </div>
    </Page>
  );
}

const sentenceOf = (thrown: unknown, otherwise: string): string => refusalOf(thrown)?.message ?? otherwise;
