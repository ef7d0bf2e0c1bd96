import { Trans, useLingui } from '@lingui/react/macro';
import { type Passkey, passkeyName } from '@relievo/contracts/accounts';
import { useState } from 'react';
import { bindTo } from '../../../../lib/forms/bound-to.ts';
import { useFormProblems } from '../../../../lib/forms/use-form-problems.ts';
import { useSecrets } from '../../../../lib/forms/use-secrets.ts';
import { client } from '../../../../lib/server/client.ts';
import { canUsePasskeys, makePasskey } from '../../../../lib/server/passkeys.ts';
import { useAction } from '../../../../lib/server/use-action.ts';
import { formatDay, formatMoment } from '../../../../lib/words/date-text.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../../../ui/forms/form-dialog.tsx';
import { ConfirmButton } from '../../../../ui/overlays/confirm-button.tsx';
import { Refusal } from '../../../../ui/states/refusal.tsx';
import { checkAsForm } from '../../../auth/index.ts';
import type { OnSecondStepChange } from './on-change.ts';

interface PasskeysPartProps {
  passkeys: readonly Passkey[];
  onChange: OnSecondStepChange;
}

/** Passkeys open the account alone: no password, nothing to type. */
export function PasskeysPart({ passkeys, onChange }: PasskeysPartProps) {
  const { t } = useLingui();
  const [isAdding, setAdding] = useState(false);
  const add = useAction({
    run: async ({ name }: { name: string }) => {
      const { options } = await client.secondStep.beginPasskey();
      return client.secondStep.addPasskey({ name, passkey: await makePasskey(options) });
    },
    onDone: ({ recoveryCodes }) => {
      setAdding(false);
      onChange({ words: t`Passkey added. You can now sign in with it.`, recoveryCodes });
    },
  });
  return (
    <>
      <h3>
        <Trans>Passkeys</Trans>
      </h3>
      <p>
        <Trans>
          A passkey is stored on your device or a security key. You sign in with your fingerprint, face or PIN
          instead of a password.
        </Trans>
      </p>
      {passkeys.length > 0 ? (
        <ul className="settings-list" role="list">
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} onChange={onChange} />
          ))}
        </ul>
      ) : null}
      {canUsePasskeys() ? (
        <Button onPress={() => setAdding(true)}>
          <Trans>Add a passkey</Trans>
        </Button>
      ) : (
        <p className="field-help">
          <Trans>This browser does not support passkeys.</Trans>
        </p>
      )}
      {isAdding ? (
        <NameDialog
          title={t`Add a passkey`}
          name={t`My passkey`}
          submit={<Trans>Continue</Trans>}
          busyWords={t`Waiting for your passkey…`}
          sending={add}
          onName={(name) => add.start({ name })}
          onClose={() => {
            add.reset();
            setAdding(false);
          }}
        />
      ) : null}
    </>
  );
}

function PasskeyItem({ passkey: { id, name, createdAt, lastUsedAt }, onChange }: PasskeyItemProps) {
  const { t } = useLingui();
  const [isNaming, setNaming] = useState(false);
  const rename = useAction({
    run: (next: string) => client.secondStep.renamePasskey({ id, name: next }),
    done: t`Passkey renamed.`,
    onDone: () => {
      setNaming(false);
      onChange();
    },
  });
  const remove = useAction({
    run: () => client.secondStep.removePasskey({ id }),
    done: t`Passkey removed.`,
    onDone: () => onChange(),
  });
  const added = formatDay(createdAt) ?? t`Unknown date`;
  const used = lastUsedAt === null ? null : formatMoment(lastUsedAt);
  return (
    <li>
      <span>
        <strong>{name}</strong>
        <br />
        {used === null ? (
          <Trans>Added on {added}</Trans>
        ) : (
          <Trans>
            Added on {added}, last used {used}
          </Trans>
        )}
      </span>
      {remove.refused ? <Refusal text={remove.refused} /> : null}
      <span className="settings-actions">
        <Button aria-label={t`Rename ${name}`} onPress={() => setNaming(true)}>
          <Trans>Rename</Trans>
        </Button>
        <ConfirmButton
          variant="secondary"
          label={t`Remove ${name}`}
          title={t`Remove ${name}?`}
          consequence={
            <p>
              <Trans>
                You can no longer sign in with it. If you have no other method, you will sign in with your
                password alone.
              </Trans>
            </p>
          }
          action={t`Remove the passkey`}
          isPending={remove.isPending}
          onConfirm={() => remove.start()}
        >
          <Trans>Remove</Trans>
        </ConfirmButton>
      </span>
      {isNaming ? (
        <NameDialog
          title={t`Rename ${name}`}
          name={name}
          submit={<Trans>Save the name</Trans>}
          busyWords={t`Saving…`}
          sending={rename}
          onName={(next) => rename.start(next)}
          onClose={() => setNaming(false)}
        />
      ) : null}
    </li>
  );
}

interface PasskeyItemProps {
  passkey: Passkey;
  onChange: OnSecondStepChange;
}

interface NameDialogProps {
  title: string;
  name: string;
  submit: React.ReactNode;
  busyWords: string;
  sending: { readonly isPending: boolean; readonly refused: string | null };
  onName: (name: string) => void;
  onClose: () => void;
}

function NameDialog({ title, name, submit, busyWords, sending, onName, onClose }: NameDialogProps) {
  const { t } = useLingui();
  const typed = useSecrets({ name });
  const problems = useFormProblems(['name']);
  const onSubmit = () => {
    if (problems.accept(checkAsForm('name', passkeyName.safeParse(typed.fields.name))))
      onName(typed.fields.name);
  };
  return (
    <FormDialog
      title={title}
      label={title}
      problems={problems}
      sending={sending}
      busyWords={busyWords}
      submit={submit}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <TextField
        {...bindTo(typed, problems)('name')}
        label={t`Name of the passkey`}
        help={t`To tell your passkeys apart, for example: Phone, Security key.`}
        isRequired
      />
    </FormDialog>
  );
}
