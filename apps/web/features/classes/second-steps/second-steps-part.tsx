import { Trans, useLingui } from '@lingui/react/macro';
import type { ClassView } from '@relievo/contracts/classes';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { Switch } from '../../../ui/fields/switch.tsx';
import { Refusal } from '../../../ui/states/refusal.tsx';
import { useClassChanged } from '../classes-query.ts';

/** Whether learners may have more than their words to sign in with. */
export function SecondStepsPart({ view: { id, allowsSecondSteps } }: { view: ClassView }) {
  const { t } = useLingui();
  const changed = useClassChanged(id);
  const setting = useAction({
    run: async (isAllowed: boolean) => {
      await client.classes.setSecondSteps({ id, isAllowed });
      await changed();
      return isAllowed;
    },
    done: (isAllowed) =>
      isAllowed
        ? t`Learners may now add passkeys and an authenticator app.`
        : t`Passkeys and authenticator apps of the learners are removed.`,
  });
  return (
    <section aria-labelledby="class-second-steps" className="class-part">
      <h2 id="class-second-steps">
        <Trans>How learners sign in</Trans>
      </h2>
      <p>
        <Trans>
          Learners sign in with their user name and four words. If you allow it, they can add a passkey or an
          authenticator app in their settings. Making new words removes them again.
        </Trans>
      </p>
      {setting.refused ? <Refusal text={setting.refused} /> : null}
      <Switch
        isSelected={allowsSecondSteps}
        isDisabled={setting.isPending}
        onChange={(isAllowed) => setting.start(isAllowed)}
      >
        <Trans>Allow passkeys and authenticator apps</Trans>
      </Switch>
    </section>
  );
}
