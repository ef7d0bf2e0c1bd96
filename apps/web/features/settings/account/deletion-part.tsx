import { Trans, useLingui } from '@lingui/react/macro';
import { type Account, DELETION_GRACE_DAYS } from '@relievo/contracts/accounts';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { formatDay } from '../../../lib/words/date-text.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Refusal } from '../../../ui/states/refusal.tsx';
import { focusPart, Part } from '../part/part.tsx';
import { accountQuery, refreshAccount } from './account-queries.ts';

/** Two weeks lie between the wish and the end; until then one press takes it back. */
export function DeletionPart({ account }: { account: Account }) {
  const { t } = useLingui();
  return (
    <Part id="deletion" title={t`Delete your account`}>
      {account.erasedAt ? <Keep erasedAt={account.erasedAt} /> : <Delete hasPassword={account.hasPassword} />}
    </Part>
  );
}

function useAccountSaved() {
  const queries = useQueryClient();
  return (account: Account) => {
    focusPart('deletion');
    queries.setQueryData(accountQuery.queryKey, account);
    void refreshAccount(queries);
  };
}

function Keep({ erasedAt }: { erasedAt: string }) {
  const { t } = useLingui();
  const onDone = useAccountSaved();
  const keep = useAction({
    run: () => client.account.undoDeletion(),
    done: t`Your account and everything in it will be kept.`,
    onDone,
  });
  const day = formatDay(erasedAt) ?? t`Unknown date`;
  return (
    <>
      <p className="settings-note">
        <Trans>Your account will be deleted on {day}. Until then you can keep it.</Trans>
      </p>
      {keep.refused ? <Refusal text={keep.refused} /> : null}
      <Button variant="primary" isBusy={keep.isPending} busyWords={t`Saving…`} onPress={() => keep.start()}>
        <Trans>Keep my account</Trans>
      </Button>
    </>
  );
}

function Delete({ hasPassword }: { hasPassword: boolean }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p>
        <Trans>
          Your account is deleted {DELETION_GRACE_DAYS} days after you ask for it. Until then you can change
          your mind.
        </Trans>
      </p>
      <Button variant="danger" onPress={() => setOpen(true)}>
        <Trans>Delete my account</Trans>
      </Button>
      <Dialog
        role="alertdialog"
        title={t`Delete your account?`}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      >
        <Question hasPassword={hasPassword} onLeave={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function Question({ hasPassword, onLeave }: { hasPassword: boolean; onLeave: () => void }) {
  const { t } = useLingui();
  const onSaved = useAccountSaved();
  const [password, setPassword] = useState('');
  const remove = useAction({
    run: () => client.account.requestDeletion(hasPassword ? { password } : {}),
    done: t`Your account will be deleted in ${DELETION_GRACE_DAYS} days. Until then you can keep it.`,
    onDone: (account) => {
      onLeave();
      onSaved(account);
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    remove.start();
  };
  return (
    <form noValidate className="flow" onSubmit={onSubmit} aria-label={t`Delete your account`}>
      <ul>
        <li>
          <Trans>
            In {DELETION_GRACE_DAYS} days your profile, drafts, collections and settings are erased.
          </Trans>
        </li>
        <li>
          <Trans>What you published stays in the library, without your name.</Trans>
        </li>
        <li>
          <Trans>
            Until then you can sign in and keep the account. We will also email you a link to keep it.
          </Trans>
        </li>
      </ul>
      {remove.refused ? <Refusal text={remove.refused} /> : null}
      {hasPassword ? (
        <PasswordField
          name="password"
          label={t`Your password`}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          isRequired
        />
      ) : null}
      <div className="settings-actions">
        <Button onPress={onLeave}>
          <Trans>Keep my account</Trans>
        </Button>
        <Button type="submit" variant="danger" isBusy={remove.isPending} busyWords={t`Sending…`}>
          <Trans>Delete my account</Trans>
        </Button>
      </div>
    </form>
  );
}
