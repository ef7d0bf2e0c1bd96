import { Trans, useLingui } from '@lingui/react/macro';
import { learnerSignInInput } from '@relievo/contracts/classes';
import type { ErrorData } from '@relievo/contracts/errors';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { bindTo } from '../../../lib/forms/bound-to.ts';
import { useFormDraft } from '../../../lib/forms/use-form-draft.ts';
import { useFormProblems } from '../../../lib/forms/use-form-problems.ts';
import { useSecrets } from '../../../lib/forms/use-secrets.ts';
import { client } from '../../../lib/server/client.ts';
import { sessionQuery } from '../../../lib/server/session.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { formatError } from '../../../lib/words/error-text.ts';
import { readPictureWords } from '../../../lib/words/picture-names.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { useGo } from '../../../ui/page/use-go.ts';
import { AuthScreen } from '../auth-screen.tsx';
import { useLockCountdown } from '../lock/use-lock-countdown.ts';
import { PictureBoard } from './picture-board.tsx';
import './learner.css';

/** Where learners sign in, who have no address: by a user name and four words, typed or chosen as pictures. */
export function LearnerPage() {
  const { t } = useLingui();
  return (
    <AuthScreen
      title={t`Sign in with your words`}
      lead={t`Your teacher gave you a user name and four words.`}
      describe={{
        contents: t`A form with your user name and your words. A button shows a board of pictures to choose the words from.`,
        mainAction: t`Sign in`,
      }}
    >
      <LearnerForm />
      <p className="auth-links">
        <Link to="/join">
          <Trans>Join a class with a code</Trans>
        </Link>
        <Link to="/auth">
          <Trans>Sign in with email</Trans>
        </Link>
      </p>
    </AuthScreen>
  );
}

function LearnerForm() {
  const { t, i18n } = useLingui();
  const go = useGo();
  const queries = useQueryClient();
  const [showsPictures, setShowsPictures] = useState(false);
  const draft = useFormDraft('relievo-draft-learner', { username: '' });
  const secrets = useSecrets({ words: '' });
  const lock = useLockCountdown();
  const problems = useFormProblems(['username', 'words'], {
    words_missing: t`Type the four words with spaces between them, or choose them as pictures.`,
  });
  const typed = { ...draft.fields, words: readPictureWords(secrets.fields.words, i18n) };
  const signIn = useAction({
    run: () => client.accounts.signInLearner(typed),
    done: t`You've been successfully logged in.`,
    onDone: (session) => {
      draft.forget();
      queries.setQueryData(sessionQuery.queryKey, session);
    },
    onRefused: ({ code, data }) => {
      if (code === 'second_step_needed') {
        draft.forget();
        go('/auth/second-step');
        return true;
      }
      if (code === 'account_locked') lock.begin((data as ErrorData<'account_locked'>).seconds);
      return false;
    },
  });
  const onSubmit = () => {
    signIn.reset();
    if (problems.accept(learnerSignInInput.safeParse(typed))) signIn.start();
  };
  const isLocked = lock.seconds > 0;
  const isAfterLock = !isLocked && signIn.refusal?.code === 'account_locked';
  const shown = isLocked ? formatError('account_locked', { seconds: lock.seconds }) : signIn.refused;
  return (
    <Form label={t`Sign in`} problems={problems} refused={isAfterLock ? null : shown} onSubmit={onSubmit}>
      <TextField
        {...bindTo(draft, problems)('username')}
        label={t`User name`}
        autoComplete="username"
        spellCheck="false"
        isRequired
      />
      <TextField
        {...bindTo(secrets, problems)('words')}
        label={t`Your words`}
        help={t`Four words with spaces between them.`}
        autoComplete="off"
        spellCheck="false"
        isRequired
      />
      <Button aria-expanded={showsPictures} onPress={() => setShowsPictures(!showsPictures)}>
        {showsPictures ? <Trans>Hide the pictures</Trans> : <Trans>Choose pictures</Trans>}
      </Button>
      {showsPictures ? (
        <PictureBoard words={secrets.fields.words} onChange={secrets.change('words')} />
      ) : null}
      <Button
        type="submit"
        variant="primary"
        isBusy={signIn.isPending || isLocked}
        busyWords={signIn.isPending ? t`Signing in…` : undefined}
      >
        <Trans>Sign in</Trans>
      </Button>
    </Form>
  );
}
