import { Trans, useLingui } from '@lingui/react/macro';
import type { Content, SubmissionInput } from '@relievo/contracts/content';
import type { Membership } from '@relievo/contracts/people';
import { CONTENT_LIMITS } from '@relievo/contracts/values';
import { useEffect, useRef, useState } from 'react';
import type { FormProblems } from '../../../lib/forms/use-form-problems.ts';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { focusHeading } from '../../../lib/speaking/focus-heading.ts';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormActions } from '../../../ui/forms/form-actions.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Refusal } from '../../../ui/states/refusal.tsx';
import type { DraftKeeper } from '../edit/draft-keeper.ts';
import { useContentChanged } from '../state/content-query.ts';

interface SubmitDialogProps {
  content: Content;
  organizations: readonly Membership[];
  keeper: DraftKeeper;
  problems: FormProblems;
  onClose: () => void;
}

const PUBLIC = 'public';

/** For whom it is, and what its reviewers should know. */
export function SubmitDialog({ content, organizations, keeper, problems, onClose }: SubmitDialogProps) {
  const { t } = useLingui();
  const { id } = content;
  const changed = useContentChanged(id);
  const shared = organizations.filter(({ organization }) => organization.type !== 'personal');
  const own = shared.find(({ organization }) => organization.id === content.organization?.id);
  const [place, setPlace] = useState(
    content.visibility === 'organization' && own ? own.organization.id : PUBLIC,
  );
  const [words, setWords] = useState('');
  const wasSubmitted = useRef(false);
  // While the dialog stands nothing behind it takes the focus, and the button that opened it is gone with the old state.
  useEffect(
    () => () => {
      if (wasSubmitted.current) requestAnimationFrame(focusHeading);
    },
    [],
  );
  const submit = useAction({
    run: async (input: Pick<SubmissionInput, 'visibility' | 'organizationId' | 'words'>) => {
      // What is not saved is in the form, and a refusal of the draft is shown there.
      if (!(await keeper.flush())) return false;
      await client.content.submit({ id, edits: keeper.store.get().edits, ...input });
      await changed();
      return true;
    },
    onDone: (isSubmitted) => {
      wasSubmitted.current = isSubmitted;
      onClose();
    },
    done: (isSubmitted) =>
      isSubmitted
        ? t`Submitted. You will get the answer here and by email.`
        : t`Not submitted because your changes could not be saved. See the message above the form.`,
    onRefused: (refusal) => {
      const isPlaced = problems.place(refusal);
      if (isPlaced) onClose();
      return isPlaced;
    },
  });
  const send = () =>
    submit.start(
      place === PUBLIC
        ? { visibility: PUBLIC, words }
        : { visibility: 'organization', organizationId: place, words },
    );
  return (
    <Dialog title={t`Submit for review`} shape="drawer" isOpen onClose={onClose}>
      <form
        noValidate
        aria-label={t`Submit for review`}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {submit.refused ? <Refusal text={submit.refused} /> : null}
        <RadioGroup
          label={t`Who can see it once it is approved`}
          value={place}
          onChange={setPlace}
          options={[
            { value: PUBLIC, label: t`Everyone, in the library` },
            ...shared.map(({ organization }) => ({
              value: organization.id,
              label: t`Members of ${organization.name}`,
            })),
          ]}
        />
        <TextField
          label={t`Note to reviewers`}
          help={t`Anything they should know, such as who it is for. Readers do not see this.`}
          optional
          multiline
          limit={CONTENT_LIMITS.words}
          maxLength={CONTENT_LIMITS.words}
          value={words}
          onChange={setWords}
        />
        <FormActions isBusy={submit.isPending} busyWords={t`Submitting…`} onCancel={onClose}>
          <Trans>Submit</Trans>
        </FormActions>
      </form>
    </Dialog>
  );
}
