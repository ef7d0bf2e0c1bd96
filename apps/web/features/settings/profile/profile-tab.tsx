import { Trans, useLingui } from '@lingui/react/macro';
import { type ErrorData, type Profile, profileInput } from '@relievo/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { client } from '../../../lib/client.ts';
import { sessionQuery, useViewer } from '../../../lib/session.ts';
import { useAction } from '../../../lib/use-action.ts';
import { useFormDraft } from '../../../lib/use-form-draft.ts';
import { useFormProblems } from '../../../lib/use-form-problems.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Refusal } from '../../../ui/refusal.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { Part } from '../part.tsx';
import { PicturePart } from './picture-part.tsx';
import { profileQuery } from './profile-query.ts';

const FIELDS = ['displayName', 'username', 'bio'] as const;

export function ProfileTab() {
  const { t } = useLingui();
  const viewer = useViewer();
  const profile = useQuery(profileQuery);
  const id = viewer.status === 'signed-in' ? viewer.session.user.id : '';
  return (
    <div className="settings-tab flow">
      <Loaded query={profile} loading={t`Loading your profile…`} failed={t`Your profile could not be loaded`}>
        {(loaded) => (
          <>
            <ProfileForm key={id} profile={loaded} draft={`relievo-draft-profile-${id}`} />
            <PicturePart picture={loaded.picture} />
          </>
        )}
      </Loaded>
    </div>
  );
}

function ProfileForm({ profile, draft }: { profile: Profile; draft: string }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { fields, change, forget, isChanged } = useFormDraft(draft, {
    displayName: profile.displayName,
    username: profile.username ?? '',
    bio: profile.bio,
  });
  const { form, problems, errorOf, goToField, accept, refuse } = useFormProblems(FIELDS);
  const save = useAction({
    run: (input: Parameters<typeof client.profile.change>[0]) => client.profile.change(input),
    done: t`Your profile is saved.`,
    onDone: (saved) => {
      queries.setQueryData(profileQuery.queryKey, saved);
      void queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
      forget();
    },
    onRefused: ({ code, message, data }) => {
      if (code === 'username_taken') refuse([{ path: 'username', message }]);
      else if (code === 'invalid_input') refuse((data as ErrorData<'invalid_input'>).issues);
      else return false;
      return true;
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    save.reset();
    // A person who has no username yet, as after signing in by a provider, may leave it so.
    const { username, ...others } = fields;
    const input = username === '' && profile.username === null ? others : fields;
    if (accept(profileInput.safeParse(input))) save.start(input);
  };
  return (
    <Part id="about-you" title={t`About you`}>
      <ErrorSummary problems={problems} onGoToField={goToField} />
      {save.refused && problems.length === 0 ? <Refusal text={save.refused} /> : null}
      {isChanged ? (
        <p className="field-help">
          <Trans>You have changes that are not saved yet. They are kept in this browser.</Trans>
        </p>
      ) : null}
      <form ref={form} noValidate onSubmit={onSubmit} aria-label={t`About you`}>
        <TextField
          name="displayName"
          label={t`Name`}
          help={t`The name that others see.`}
          autoComplete="name"
          value={fields.displayName}
          onChange={change('displayName')}
          error={errorOf('displayName')}
          isRequired
        />
        <TextField
          name="username"
          label={t`Username`}
          help={t`At least 3 characters. Others see it beside what you publish.`}
          autoComplete="nickname"
          value={fields.username}
          onChange={change('username')}
          error={errorOf('username')}
          isRequired
        />
        <TextField
          name="bio"
          label={t`Words about you`}
          optional
          multiline
          limit={2000}
          value={fields.bio}
          onChange={change('bio')}
          error={errorOf('bio')}
        />
        <Button type="submit" variant="primary" isDisabled={save.isPending}>
          {save.isPending ? <Trans>Saving…</Trans> : <Trans>Save my profile</Trans>}
        </Button>
      </form>
    </Part>
  );
}
