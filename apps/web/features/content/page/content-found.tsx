import { Trans, useLingui } from '@lingui/react/macro';
import type { Session } from '@relievo/contracts/accounts';
import type { Content } from '@relievo/contracts/content';
import { contentFields, findChangedFields } from '@relievo/contracts/values';
import { useState } from 'react';
import { useFormProblems } from '../../../lib/forms/use-form-problems.ts';
import { useStore } from '../../../lib/stores/use-store.ts';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { FindingsForAuthor } from '../../resource/index.ts';
import { AttachmentsEditor } from '../attachments/attachments-editor.tsx';
import { ChangedElsewhere } from '../edit/changed-elsewhere.tsx';
import { fieldsOf } from '../edit/content-form.ts';
import { EditForm } from '../edit/edit-form.tsx';
import { FIELDS } from '../edit/fields.ts';
import { useKeptDraft } from '../edit/use-kept-draft.ts';
import { Changes } from '../state/changes.tsx';
import { isPublished, isWaiting, stateOf, stepsOf } from '../state/content-state.ts';
import { DeleteContent } from './delete-content.tsx';
import { History } from './history.tsx';
import { NextSteps } from './next-steps.tsx';
import { SubmitDialog } from './submit-dialog.tsx';
import { WhereItStands } from './where-it-stands.tsx';
import './content.css';

interface ContentFoundProps {
  content: Content;
  session: Session;
}

/** A resource as its author has it: where it stands, what can be done next, its words, and what reviewers said. */
export function ContentFound({ content, session }: ContentFoundProps) {
  const { t } = useLingui();
  const keeper = useKeptDraft(content, session.user.id);
  const kept = useStore(keeper.store);
  const problems = useFormProblems(FIELDS);
  const [isSubmitting, setSubmitting] = useState(false);
  const state = stateOf(content);
  const isEditable = session.canUpload && !isWaiting(state);
  // What waits is in the draft that stays until the answer; what is being written is in the form.
  const written = isEditable ? fieldsOf(kept.form) : (content.draft?.fields ?? content.fields);
  const changed = findChangedFields(content.fields, written);
  const steps = stepsOf(state, {
    canUpload: session.canUpload,
    isChanged: changed.length > 0,
    hasDraft: content.draft !== null,
  });
  const submitWords = isPublished(state) ? t`Submit the new version` : t`Submit for review`;
  const submit = steps.includes('submit') ? submitWords : null;
  const begin = () => {
    if (problems.accept(contentFields.safeParse(fieldsOf(kept.form)))) setSubmitting(true);
  };
  return (
    <Page
      title={content.fields.title}
      titleLanguage={content.fields.language}
      part={t`Your content`}
      lead={t`Your resource. Only you can see this page.`}
      actions={
        <>
          <ButtonLink to="/library" search={{ tab: 'your-content' }} variant="quiet">
            <Trans>Your content</Trans>
          </ButtonLink>
          <ButtonLink to="/resource/$id" params={{ id: content.id }}>
            <Trans>Preview</Trans>
          </ButtonLink>
          {isEditable ? (
            <ButtonLink to="/tools" search={{ replaces: content.id }}>
              <Trans>Replace the file</Trans>
            </ButtonLink>
          ) : null}
        </>
      }
      describe={{
        contents: isEditable
          ? t`The status of your resource, what changed since it was published, a form to edit it, its attachments, and what reviewers said.`
          : t`The status of your resource, what you submitted, and what reviewers said.`,
        mainAction: isEditable ? t`Edit and submit` : t`Check its status`,
      }}
    >
      <div className="content-page">
        <WhereItStands content={content} state={state} mayUpload={session.canUpload}>
          <NextSteps
            id={content.id}
            steps={steps}
            isVersion={isPublished(state)}
            submitWords={submitWords}
            keeper={keeper}
            onSubmit={begin}
          />
        </WhereItStands>
        {changed.length > 0 ? (
          <Changes from={content.fields} to={written} changed={changed} state={state} />
        ) : null}
        {isEditable ? (
          <>
            {kept.theirs ? (
              <ChangedElsewhere
                mine={fieldsOf(kept.form)}
                theirs={fieldsOf(kept.theirs.work)}
                keeper={keeper}
              />
            ) : null}
            <EditForm kept={kept} keeper={keeper} problems={problems} submit={submit} onSubmit={begin} />
          </>
        ) : null}
        {isEditable ? (
          <AttachmentsEditor id={content.id} title={content.fields.title} isPublished={isPublished(state)} />
        ) : null}
        <FindingsForAuthor id={content.id} />
        <History submissions={content.submissions} resourceId={content.id} />
        <DeleteContent content={content} />
      </div>
      {isSubmitting ? (
        <SubmitDialog
          content={content}
          organizations={session.organizations}
          keeper={keeper}
          problems={problems}
          onClose={() => setSubmitting(false)}
        />
      ) : null}
    </Page>
  );
}
