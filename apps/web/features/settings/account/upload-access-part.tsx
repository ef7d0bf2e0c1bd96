import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ROLES_WANTED, type UploadRequest, uploadRequestInput } from '@relievo/contracts/people';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { bindTo } from '../../../lib/forms/bound-to.ts';
import { useFormDraft } from '../../../lib/forms/use-form-draft.ts';
import { useFormProblems } from '../../../lib/forms/use-form-problems.ts';
import { client } from '../../../lib/server/client.ts';
import { useViewer } from '../../../lib/server/session.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { formatDay } from '../../../lib/words/date-text.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { focusPart, Part } from '../part/part.tsx';
import { uploadRequestQuery } from './account-queries.ts';

type RoleWanted = (typeof ROLES_WANTED)[number];

const NAMES: Readonly<Record<RoleWanted, MessageDescriptor>> = {
  teacher: msg`Teacher`,
  professional: msg`Professional`,
  institution: msg`Institution`,
};

/** Uploading needs a role that an administrator gives: here one asks for it, and sees what became of it. */
export function UploadAccessPart() {
  const { t } = useLingui();
  const viewer = useViewer();
  const request = useQuery(uploadRequestQuery);
  if (viewer.status === 'signed-in' && viewer.session.canUpload) return null;
  return (
    <Part id="upload-access" title={t`Request Upload Access`}>
      <Loaded query={request} loading={t`Loading your request…`} failed={t`Your request could not be loaded`}>
        {(found) => (
          <>
            {found ? <RequestState request={found} /> : null}
            {found?.state === 'pending' ? null : <RequestForm />}
          </>
        )}
      </Loaded>
    </Part>
  );
}

function RequestState({ request: { state, roleWanted, words, createdAt } }: { request: UploadRequest }) {
  const { t, i18n } = useLingui();
  const day = formatDay(createdAt) ?? t`Unknown date`;
  const role = i18n._(NAMES[roleWanted]);
  return (
    <div className="settings-note flow">
      {state === 'pending' ? (
        <p>
          <Trans>
            You requested upload access on {day} (role: {role}). An administrator will answer by email.
          </Trans>
        </p>
      ) : null}
      {state === 'granted' ? <Trans>Your request of {day} was granted.</Trans> : null}
      {state === 'refused' ? (
        <p>
          <Trans>Your request of {day} was declined. You can ask again.</Trans>
        </p>
      ) : null}
      {words ? <blockquote>{words}</blockquote> : null}
    </div>
  );
}

function RequestForm() {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const draft = useFormDraft('relievo-draft-upload-request', { roleWanted: '', reason: '' });
  const problems = useFormProblems(['roleWanted', 'reason']);
  const field = bindTo(draft, problems);
  const ask = useAction({
    run: (input: { roleWanted: RoleWanted; reason: string }) => client.uploadRequests.ask(input),
    done: t`Your request is sent. An administrator will answer by email.`,
    onDone: (request) => {
      draft.forget();
      focusPart('upload-access');
      queries.setQueryData(uploadRequestQuery.queryKey, request);
    },
  });
  const onSubmit = () => {
    ask.reset();
    const checked = uploadRequestInput.safeParse(draft.fields);
    problems.accept(checked);
    if (checked.success) ask.start(checked.data);
  };
  return (
    <>
      <p>
        <Trans>
          You can read and use everything. To upload and convert files, ask an administrator for a role with
          upload access.
        </Trans>
      </p>
      <Form label={t`Request Upload Access`} problems={problems} refused={ask.refused} onSubmit={onSubmit}>
        <RadioGroup
          {...field('roleWanted')}
          label={t`Your role`}
          options={ROLES_WANTED.map((role) => ({ value: role, label: i18n._(NAMES[role]) }))}
        />
        <TextField
          {...field('reason')}
          label={t`Why you would like to upload`}
          help={t`For example: I make tactile graphics for pupils at two schools.`}
          multiline
          limit={2000}
          isRequired
        />
        <Button type="submit" isBusy={ask.isPending} busyWords={t`Sending…`}>
          <Trans>Request Upload Access</Trans>
        </Button>
      </Form>
    </>
  );
}
