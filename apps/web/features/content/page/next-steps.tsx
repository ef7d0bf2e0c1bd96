import { Trans, useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { focusHeading } from '../../../lib/speaking/focus-heading.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ConfirmButton } from '../../../ui/overlays/confirm-button.tsx';
import type { DraftKeeper } from '../edit/draft-keeper.ts';
import { useContentChanged } from '../state/content-query.ts';
import type { Step } from '../state/content-state.ts';

interface NextStepsProps {
  id: string;
  steps: readonly Step[];
  /** What is submitted or withdrawn is a new version of what readers see. */
  isVersion: boolean;
  submitWords: string;
  keeper: DraftKeeper;
  onSubmit: () => void;
}

/** What its author can do with a resource in the state in which it is. */
export function NextSteps({ id, steps, isVersion, submitWords, keeper, onSubmit }: NextStepsProps) {
  const buttons: Readonly<Record<Step, ReactNode>> = {
    submit: (
      <Button
        variant="primary"
        icon={<Send aria-hidden="true" size={20} />}
        aria-haspopup="dialog"
        onPress={onSubmit}
      >
        {submitWords}
      </Button>
    ),
    apply: <Apply id={id} keeper={keeper} />,
    discard: <Discard id={id} />,
    withdraw: <Withdraw id={id} isVersion={isVersion} />,
    takeOut: <TakeOut id={id} />,
  };
  return (
    <div className="content-steps">
      {steps.map((step) => (
        <Fragment key={step}>{buttons[step]}</Fragment>
      ))}
    </div>
  );
}

/** The state that follows is another one, and the button that led to it is gone with the old one. */
function useStep(id: string, run: () => Promise<unknown>, done: string) {
  const changed = useContentChanged(id);
  return useAction({
    run: async () => {
      await run();
      await changed();
    },
    done,
    onDone: focusHeading,
  });
}

function Apply({ id, keeper }: { id: string; keeper: DraftKeeper }) {
  const { t } = useLingui();
  const apply = useStep(
    id,
    async () => {
      await keeper.flush();
      await client.content.applyDraft({ id, edits: keeper.store.get().edits ?? 0 });
    },
    t`Your changes are saved. Only you can see them.`,
  );
  return (
    <Button isBusy={apply.isPending} busyWords={t`Saving…`} onPress={() => apply.start()}>
      <Trans>Keep changes without submitting</Trans>
    </Button>
  );
}

function Discard({ id }: { id: string }) {
  const { t } = useLingui();
  const discard = useStep(id, () => client.content.discardDraft({ id }), t`Your changes are discarded.`);
  return (
    <ConfirmButton
      variant="secondary"
      title={t`Discard your changes?`}
      consequence={t`All changes since it was published are lost. This cannot be undone.`}
      action={t`Discard the changes`}
      keep={t`Keep them`}
      isPending={discard.isPending}
      onConfirm={() => discard.start()}
    >
      <Trans>Discard the changes</Trans>
    </ConfirmButton>
  );
}

function Withdraw({ id, isVersion }: { id: string; isVersion: boolean }) {
  const { t } = useLingui();
  const withdraw = useStep(
    id,
    () => client.content.withdraw({ id }),
    isVersion
      ? t`Your new version is withdrawn. You can edit it again.`
      : t`Withdrawn. You can edit it again.`,
  );
  return (
    <ConfirmButton
      variant="secondary"
      title={isVersion ? t`Withdraw the new version?` : t`Withdraw from review?`}
      consequence={
        isVersion
          ? t`Reviewers no longer see it, and you can edit it again. Readers still see the approved version.`
          : t`Reviewers no longer see it. It becomes a draft that you can edit and submit again.`
      }
      action={t`Withdraw`}
      isPending={withdraw.isPending}
      onConfirm={() => withdraw.start()}
    >
      {isVersion ? t`Withdraw the new version` : t`Withdraw it`}
    </ConfirmButton>
  );
}

function TakeOut({ id }: { id: string }) {
  const { t } = useLingui();
  const takeOut = useStep(id, () => client.content.giveBack({ id }), t`Removed from the library.`);
  return (
    <ConfirmButton
      variant="secondary"
      title={t`Remove from the library?`}
      consequence={t`Readers can no longer find or open it, even from a collection. It becomes a draft. To publish it again, submit it.`}
      action={t`Remove`}
      isPending={takeOut.isPending}
      onConfirm={() => takeOut.start()}
    >
      <Trans>Remove from the library</Trans>
    </ConfirmButton>
  );
}
