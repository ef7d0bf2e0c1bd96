import { Trans, useLingui } from '@lingui/react/macro';
import { offerOf } from '@relievo/contracts/library/files';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { Refusal } from '../../../ui/states/refusal.tsx';
import type { StepProps } from '../work/step-props.ts';
import { WantedFiles } from './wanted-files.tsx';

/** Saves the drawing as a resource, asks for the files that are wanted, and submits it where its author says so. */
export function KeepAsResource({ draft, work, keeper }: StepProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { place } = work.about;
  const save = useAction({
    run: async (to: string) => {
      // What is not saved yet is told above the steps.
      if (!(await keeper.flush())) return null;
      const kept = await client.pictures.keep({ id: draft.id, edits: keeper.store.get().edits });
      const { outputs, profile } = keeper.store.get().history.present.process;
      const wanted = outputs.flatMap((format) => {
        const media = offerOf(format)?.media ?? [];
        const [first] = media;
        return first ? [{ format, profile: media.includes(profile) ? profile : first }] : [];
      });
      for (const { format, profile: medium } of wanted)
        await client.outputs.make({ id: kept.resourceId, format: format as never, profile: medium });
      if (to !== 'private')
        await client.content.submit({
          id: kept.resourceId,
          edits: null,
          ...(to === 'public'
            ? { visibility: 'public' }
            : { visibility: 'organization', organizationId: to }),
        });
      for (const queryKey of [
        ['list'],
        ['resource', kept.resourceId],
        ['content', kept.resourceId],
        ['pictures', 'list'],
      ])
        void queries.invalidateQueries({ queryKey });
      // Only the draft itself: what was traced of the picture is as it was.
      void queries.invalidateQueries({ queryKey: ['pictures', draft.id], exact: true });
      return { ...kept, wanted, isSubmitted: to !== 'private' };
    },
    done: (kept) =>
      kept === null
        ? t`Not saved as a resource because your changes could not be saved. See the message above the steps.`
        : kept.isSubmitted
          ? t`Submitted. You will get the answer here and by email.`
          : kept.isNew
            ? t`Saved as a draft in your content. Only you can see it.`
            : t`Your draft was updated.`,
  });
  return (
    <section role="group" className="flow" aria-labelledby="picture-keep">
      <h3 id="picture-keep">
        <Trans>Save it as a resource</Trans>
      </h3>
      {draft.resource && !draft.resource.isOpen ? (
        <p>
          <Trans>
            The resource that you saved from this picture is published or waiting for review. It stays as it
            is; saving makes a new draft.
          </Trans>
        </p>
      ) : null}
      {work.about.altText.trim() === '' ? (
        <p>
          <Trans>There is no alternative text yet. You can write it in the step Details.</Trans>
        </p>
      ) : null}
      {save.refused ? <Refusal text={save.refused} /> : null}
      <div className="picture-buttons">
        <Button
          variant={place === 'private' ? 'primary' : 'secondary'}
          isBusy={save.isPending}
          busyWords={t`Saving…`}
          onPress={() => save.start('private')}
        >
          <Trans>Save to your content</Trans>
        </Button>
        {place === 'private' ? null : (
          <Button
            variant="primary"
            isBusy={save.isPending}
            busyWords={t`Saving…`}
            onPress={() => save.start(place)}
          >
            <Trans>Save and submit</Trans>
          </Button>
        )}
      </div>
      {place === 'private' ? (
        <p className="field-help">
          <Trans>To submit it to the library, choose in the step Details who can see it.</Trans>
        </p>
      ) : null}
      {save.answer ? (
        <>
          <WantedFiles resourceId={save.answer.resourceId} wanted={save.answer.wanted} />
          <div className="picture-buttons">
            <ButtonLink to="/resource/$id" params={{ id: save.answer.resourceId }}>
              <Trans>Open the resource</Trans>
            </ButtonLink>
            <ButtonLink to="/content/$id" params={{ id: save.answer.resourceId }}>
              <Trans>Details and submit</Trans>
            </ButtonLink>
          </div>
        </>
      ) : null}
    </section>
  );
}
