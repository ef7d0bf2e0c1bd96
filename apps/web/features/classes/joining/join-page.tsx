import { Trans, useLingui } from '@lingui/react/macro';
import { classCodeInput, enrolInput, type LearnerCredentials } from '@relievo/contracts/classes';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type BoundField, bindTo } from '../../../lib/forms/bound-to.ts';
import { useFormDraft } from '../../../lib/forms/use-form-draft.ts';
import { useFormProblems } from '../../../lib/forms/use-form-problems.ts';
import { client } from '../../../lib/server/client.ts';
import { useViewer } from '../../../lib/server/session.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { namePicture } from '../../../lib/words/picture-names.ts';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { FormActions } from '../../../ui/forms/form-actions.tsx';
import { AuthorsWords } from '../../../ui/page/authors-words.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { useGo } from '../../../ui/page/use-go.ts';
import { Loading } from '../../../ui/states/loading.tsx';
import '../classes.css';

type Enrolled = LearnerCredentials & { readonly className: string };

/** Into a class by its code: with the account that somebody is signed in with, or with one that is made now. */
export function JoinPage() {
  const { t } = useLingui();
  const viewer = useViewer();
  const [enrolled, setEnrolled] = useState<Enrolled>();
  if (viewer.status === 'unknown') return <Loading label={t`Loading…`} />;
  const isGuest = viewer.status === 'guest';
  return (
    <Page
      title={t`Join a class`}
      lead={
        isGuest
          ? t`Type the code from your teacher and your name. You need no email address.`
          : t`Type the code from your teacher. You join with the account that you are signed in with.`
      }
      describe={{
        contents: isGuest ? t`A form with the class code and your name.` : t`A form with the class code.`,
        mainAction: t`Join the class`,
      }}
    >
      {enrolled ? (
        <Welcome enrolled={enrolled} />
      ) : isGuest ? (
        <EnrolForm onDone={setEnrolled} />
      ) : (
        <JoinForm />
      )}
    </Page>
  );
}

function JoinForm() {
  const { t } = useLingui();
  const go = useGo();
  const queries = useQueryClient();
  const draft = useFormDraft('relievo-draft-join', { code: '' });
  const problems = useFormProblems(['code']);
  const joining = useAction({
    run: (code: string) => client.classes.join({ code }),
    done: ({ className }) => t`You are now in the class ${className}.`,
    onDone: ({ classId }) => {
      draft.forget();
      void queries.invalidateQueries();
      go(`/classes/${classId}`);
    },
  });
  const onSubmit = () => {
    const checked = classCodeInput.safeParse(draft.fields);
    if (problems.accept(checked) && checked.data && !joining.isPending) joining.start(checked.data.code);
  };
  return (
    <div className="class-form">
      <Form label={t`Join a class`} problems={problems} refused={joining.refused} onSubmit={onSubmit}>
        <CodeField {...bindTo(draft, problems)('code')} />
        <FormActions isBusy={joining.isPending} busyWords={t`Joining…`}>
          <Trans>Join the class</Trans>
        </FormActions>
      </Form>
    </div>
  );
}

function EnrolForm({ onDone }: { onDone: (enrolled: Enrolled) => void }) {
  const { t } = useLingui();
  const draft = useFormDraft('relievo-draft-enrol', { code: '', name: '' });
  const problems = useFormProblems(['code', 'name']);
  const field = bindTo(draft, problems);
  const joining = useAction({
    run: (input: { code: string; name: string }) => client.classes.enrol(input),
    done: ({ className }) => t`You are now in the class ${className}. Keep your user name and your words.`,
    onDone: (made) => {
      draft.forget();
      onDone(made);
    },
  });
  const onSubmit = () => {
    const checked = enrolInput.safeParse(draft.fields);
    if (problems.accept(checked) && checked.data && !joining.isPending) joining.start(checked.data);
  };
  return (
    <div className="class-form">
      <Form label={t`Join a class`} problems={problems} refused={joining.refused} onSubmit={onSubmit}>
        <CodeField {...field('code')} />
        <TextField {...field('name')} label={t`Your name`} autoComplete="name" isRequired />
        <FormActions isBusy={joining.isPending} busyWords={t`Joining…`}>
          <Trans>Join the class</Trans>
        </FormActions>
      </Form>
    </div>
  );
}

function CodeField(field: BoundField) {
  const { t } = useLingui();
  return (
    <TextField
      {...field}
      label={t`Class code`}
      help={t`Eight letters and digits, such as 7KQ4-M2XP.`}
      autoComplete="off"
      isRequired
    />
  );
}

function Welcome({ enrolled: { className, username, words } }: { enrolled: Enrolled }) {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby="enrolled" className="class-passwords">
      <h2 id="enrolled">
        <Trans>
          You are in the class <AuthorsWords>{className}</AuthorsWords>
        </Trans>
      </h2>
      <p>
        <Trans>This is shown once. Write it down, or ask your teacher to.</Trans>
      </p>
      <dl className="class-facts" translate="no">
        <dt>
          <Trans>User name</Trans>
        </dt>
        <dd>{username}</dd>
        <dt>
          <Trans>Words</Trans>
        </dt>
        <dd>
          {words
            .split('-')
            .map((word) => namePicture(word, i18n))
            .join(' ')}
        </dd>
      </dl>
      <ButtonLink to="/auth/learner" variant="primary">
        <Trans>Sign in</Trans>
      </ButtonLink>
    </section>
  );
}
