import { Trans, useLingui } from '@lingui/react/macro';
import type { KeptDrawing } from '@relievo/contracts/values';
import { useState } from 'react';
import { client } from '../../../lib/server/client.ts';
import { ToldError } from '../../../lib/server/told-error.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { Refusal } from '../../../ui/states/refusal.tsx';
import type { DrawingKeeper } from '../state/kept-drawing.ts';

interface PublishPartProps {
  kept: KeptDrawing;
  keeper: DrawingKeeper;
  askFirst: (go: () => void) => void;
}

type Resource = NonNullable<KeptDrawing['resource']>;

/** The drawing as it is becomes a resource of its author, or a new version of the one that it came of. */
export function PublishPart({ kept, keeper, askFirst }: PublishPartProps) {
  const { t } = useLingui();
  const [resource, setResource] = useState<Resource | null>(kept.resource);
  const told = {
    new: t`The drawing is saved to Your Content as a draft.`,
    changed: t`The drawing is saved to Your Content.`,
    submitted: t`The new version is submitted for review. Until it is approved, readers see the old one.`,
  };
  const send = useAction({
    run: async () => {
      if (!(await keeper.flush()))
        throw new ToldError(t`The drawing is not saved yet. Wait until it says Saved, then try again.`);
      return client.drawings.keep({ id: kept.id, edits: keeper.store.get().edits ?? kept.edits });
    },
    done: ({ became }) => told[became],
    onDone: ({ resourceId: id, became }) =>
      setResource({ id, state: became === 'submitted' ? 'waiting' : 'open' }),
  });
  const state = resource?.state;
  return (
    <>
      <p>{useStateWords(state)}</p>
      <Button
        variant="primary"
        isDisabled={state === 'waiting'}
        isBusy={send.isPending}
        busyWords={t`Sending…`}
        onPress={() => askFirst(() => send.start())}
      >
        {state === 'published' ? <Trans>Submit as a new version</Trans> : <Trans>Save to Your Content</Trans>}
      </Button>
      {send.refused ? <Refusal text={send.refused} /> : null}
      {resource ? (
        <div className="editor-row">
          <ButtonLink to={`/resource/${resource.id}`}>
            <Trans>Get the files</Trans>
          </ButtonLink>
          <ButtonLink to={`/content/${resource.id}`}>
            {state === 'open' ? <Trans>Edit details and submit</Trans> : <Trans>Manage</Trans>}
          </ButtonLink>
        </div>
      ) : null}
    </>
  );
}

function useStateWords(state: Resource['state'] | undefined): string {
  const { t } = useLingui();
  switch (state) {
    case undefined:
      return t`Save the drawing as a draft in Your Content. There you describe it and submit it for review.`;
    case 'open':
      return t`This drawing is a draft in Your Content. Save it again to replace the drawing there.`;
    case 'published':
      return t`This drawing is published. Your changes become a new version, which reviewers look at first.`;
    case 'waiting':
      return t`This waits for review, so it cannot be saved there now. Wait for the answer, or withdraw it first.`;
  }
}
