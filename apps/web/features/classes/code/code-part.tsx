import { Trans, useLingui } from '@lingui/react/macro';
import type { ClassView } from '@relievo/contracts/classes';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Refusal } from '../../../ui/states/refusal.tsx';
import { useClassChanged } from '../classes-query.ts';

/** A code lets people into the class by themselves: with their own account, or with one that is made for them. */
export function CodePart({ view: { id, code } }: { view: ClassView }) {
  const { t } = useLingui();
  const changed = useClassChanged(id);
  const making = useAction({
    run: async () => {
      const made = await client.classes.makeCode({ id });
      await changed();
      return made;
    },
    done: ({ code: made }) => t`The class code is ${made}.`,
  });
  const ending = useAction({
    run: async () => {
      await client.classes.endCode({ id });
      await changed();
    },
    done: t`The class code no longer works.`,
  });
  return (
    <section aria-labelledby="class-code" className="class-part">
      <h2 id="class-code">
        <Trans>Class code</Trans>
      </h2>
      {code === null ? (
        <p>
          <Trans>
            With a code, learners join by themselves: they open “Join a class” on the sign-in page and type
            it.
          </Trans>
        </p>
      ) : code.isShut ? (
        <Refusal
          text={t`The code was shut off after 100 wrong tries. Nobody joined with it. Make a new code.`}
        />
      ) : (
        <p className="class-code" translate="no">
          <code>{code.code}</code>
        </p>
      )}
      {making.refused ? <Refusal text={making.refused} /> : null}
      {ending.refused ? <Refusal text={ending.refused} /> : null}
      <div className="class-actions">
        <Button isBusy={making.isPending} busyWords={t`Making a code…`} onPress={() => making.start()}>
          {code ? <Trans>Make a new code</Trans> : <Trans>Make a code</Trans>}
        </Button>
        {code ? (
          <Button isBusy={ending.isPending} onPress={() => ending.start()}>
            <Trans>Turn the code off</Trans>
          </Button>
        ) : null}
      </div>
    </section>
  );
}
