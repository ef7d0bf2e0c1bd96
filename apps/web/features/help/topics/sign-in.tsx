import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '../../../ui/actions/link.tsx';
import type { HelpTopic } from './topic.ts';

export const signInTopic: HelpTopic = {
  id: 'sign-in',
  title: msg`Sign up, sign in and reset your password`,
  summary: msg`Create an account, verify your email address, and what to do if you cannot sign in.`,
  words: msg`login log in register account password forgotten reset verify email locked Google Microsoft provider`,
  Body: () => (
    <>
      <p>
        <Trans>
          You can browse without an account. To save things, <Link to="/auth/signup">sign up</Link> with a
          name, a username, an email address and a password of at least 12 characters. We email you a link.
          Follow it, press the button on the page that opens, and sign in.
        </Trans>
      </p>
      <p>
        <Trans>
          You can paste your password or use a password manager. The button beside the password shows what you
          typed. If the page times out, this browser keeps what you typed, except passwords.
        </Trans>
      </p>
      <ul>
        <li>
          <Trans>
            If you forgot your password: <Link to="/auth/forgot">ask for a link</Link> and choose a new one.
          </Trans>
        </li>
        <li>
          <Trans>If you did not get the email: try to sign in, then press Send the link again.</Trans>
        </li>
        <li>
          <Trans>
            After 5 wrong passwords the account is locked for 5 minutes. You can always get a new password by
            email.
          </Trans>
        </li>
        <li>
          <Trans>
            You can sign in with Google, Microsoft or another provider if your administrator has set it up.
          </Trans>
        </li>
      </ul>
    </>
  ),
};
