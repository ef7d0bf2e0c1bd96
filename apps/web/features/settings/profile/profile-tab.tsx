import { Trans, useLingui } from '@lingui/react/macro';
import { type Profile, profileInput } from '@relievo/contracts/people';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { bindTo } from '../../../lib/forms/bound-to.ts';
import { useFormDraft } from '../../../lib/forms/use-form-draft.ts';
import { useFormProblems } from '../../../lib/forms/use-form-problems.ts';
import { client } from '../../../lib/server/client.ts';
import { sessionQuery, useViewer } from '../../../lib/server/session.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import type { StorageKey } from '../../../lib/stores/stored.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { NameField, UsernameField } from '../../auth/index.ts';
import { Part } from '../part/part.tsx';
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
      <Loaded
        level={2}
        query={profile}
        loading={t`Loading your profile…`}
        failed={t`Your profile could not be loaded`}
      >
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

function ProfileForm({ profile, draft }: { profile: Profile; draft: StorageKey }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const kept = useFormDraft(draft, {
    displayName: profile.displayName,
    username: profile.username ?? '',
    bio: profile.bio,
  });
  const problems = useFormProblems(FIELDS);
  const field = bindTo(kept, problems);
  const save = useAction({
    run: (input: Parameters<typeof client.profile.change>[0]) => client.profile.change(input),
    done: t`Profile saved.`,
    onDone: (saved) => {
      queries.setQueryData(profileQuery.queryKey, saved);
      void queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
      kept.forget();
    },
    onRefused: (refusal) => problems.place(refusal, { username_taken: 'username' }),
  });
  const onSubmit = () => {
    save.reset();
    // A person who has no username yet, as after signing in by a provider, may leave it so.
    const { username, ...others } = kept.fields;
    const input = username === '' && profile.username === null ? others : kept.fields;
    if (problems.accept(profileInput.safeParse(input))) save.start(input);
  };
  return (
    <Part id="about-you" title={t`About you`}>
      {kept.isChanged ? (
        <p className="field-help">
          <Trans>You have unsaved changes. They are kept in this browser.</Trans>
        </p>
      ) : null}
      <Form label={t`About you`} problems={problems} refused={save.refused} onSubmit={onSubmit}>
        <NameField {...field('displayName')} />
        <UsernameField {...field('username')} />
        <TextField {...field('bio')} label={t`Bio`} optional multiline limit={2000} />
        <Button type="submit" variant="primary" isBusy={save.isPending} busyWords={t`Saving…`}>
          <Trans>Save my profile</Trans>
        </Button>
      </Form>
    </Part>
  );
}
