import { Trans, useLingui } from '@lingui/react/macro';
import { type ProofInput, secondStepCode } from '@relievo/contracts/accounts';
import { signInInput } from '@relievo/contracts/values';
import { bindTo } from '../../../lib/forms/bound-to.ts';
import { useFormProblems } from '../../../lib/forms/use-form-problems.ts';
import { useSecrets } from '../../../lib/forms/use-secrets.ts';
import { client } from '../../../lib/server/client.ts';
import { askForPasskey, canUsePasskeys } from '../../../lib/server/passkeys.ts';
import { type AskedProof, proofStore } from '../../../lib/server/proof.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { useStore } from '../../../lib/stores/use-store.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { FormActions } from '../../../ui/forms/form-actions.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Refusal } from '../../../ui/states/refusal.tsx';
import { checkAsForm } from '../as-form.ts';
import { CodeField } from '../fields/code-field.tsx';
import { PresentPasswordField } from '../fields/person-fields.tsx';

/** Some time after the sign-in, whoever sits at the screen shows that it is them; what they were doing then goes on. */
export function ProofDialog() {
  const asked = useStore(proofStore);
  return asked ? <Question asked={asked} /> : null;
}

function Question({ asked: { ways, settle } }: { asked: AskedProof }) {
  const { t } = useLingui();
  const onProven = () => settle(true);
  return (
    <Dialog title={t`Confirm it is you`} shape="drawer" isOpen onClose={() => settle(false)}>
      <div className="flow">
        <p>
          <Trans>
            You are changing your account, so we check again that it is you. After that, your change
            continues.
          </Trans>
        </p>
        {ways.includes('passkey') && canUsePasskeys() ? <ByPasskey onProven={onProven} /> : null}
        <ByWords
          way={ways.includes('password') ? 'password' : 'code'}
          onProven={onProven}
          onLeave={() => settle(false)}
        />
      </div>
    </Dialog>
  );
}

function ByPasskey({ onProven }: { onProven: () => void }) {
  const { t } = useLingui();
  const prove = useAction({
    run: async () => {
      const { options } = await client.secondStep.beginProof();
      return client.secondStep.prove({ proof: { passkey: await askForPasskey(options) } });
    },
    onDone: onProven,
  });
  return (
    <>
      {prove.refused ? <Refusal text={prove.refused} /> : null}
      <Button
        variant="primary"
        isBusy={prove.isPending}
        busyWords={t`Waiting for your passkey…`}
        onPress={() => prove.start()}
      >
        <Trans>Use my passkey</Trans>
      </Button>
    </>
  );
}

interface ByWordsProps {
  way: 'password' | 'code';
  onProven: () => void;
  onLeave: () => void;
}

const SCHEMAS = { password: signInInput.shape.password, code: secondStepCode } as const;

function ByWords({ way, onProven, onLeave }: ByWordsProps) {
  const { t } = useLingui();
  const secrets = useSecrets({ password: '', code: '' });
  const problems = useFormProblems([way]);
  const field = bindTo(secrets, problems)(way);
  const prove = useAction({
    run: (proof: ProofInput) => client.secondStep.prove({ proof }),
    onDone: onProven,
    onRefused: (refusal) => problems.place(refusal, { wrong_password: 'password', wrong_code: 'code' }),
  });
  const onSubmit = () => {
    prove.reset();
    const { password, code } = secrets.fields;
    if (problems.accept(checkAsForm(way, SCHEMAS[way].safeParse(secrets.fields[way]))))
      prove.start(way === 'password' ? { password } : { code });
  };
  return (
    <Form label={t`Confirm it is you`} problems={problems} refused={prove.refused} onSubmit={onSubmit}>
      {way === 'password' ? (
        <PresentPasswordField {...field} label={t`Your password`} />
      ) : (
        <CodeField {...field} />
      )}
      <FormActions isBusy={prove.isPending} busyWords={t`Checking…`} onCancel={onLeave}>
        <Trans>Continue</Trans>
      </FormActions>
    </Form>
  );
}
