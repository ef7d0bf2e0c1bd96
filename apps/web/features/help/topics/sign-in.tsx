import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '../../../ui/actions/link.tsx';
import type { HelpTopic } from './topic.ts';

export const signInTopic: HelpTopic = {
  id: 'sign-in',
  title: msg`Sign up, sign in and get back in`,
  summary: msg`Open an account, verify its address, and what to do when you cannot sign in.`,
  words: msg`login log in register account password forgotten reset verify email locked Google Microsoft provider`,
  Body: () => (
    <>
      <p>
        <Trans>
          You can look around without an account. To keep things, <Link to="/auth/signup">sign up</Link>: give
          a name, a username, an email address and a password of at least 12 characters. We mail you a link;
          follow it, press the button on the page that opens, and sign in.
        </Trans>
      </p>
      <p>
        <Trans>
          Password managers and pasting are welcome. The button beside the password shows what you typed. What
          you type stays in this browser if the page runs out of time; passwords do not.
        </Trans>
      </p>
      <ul>
        <li>
          <Trans>
            You forgot the password: <Link to="/auth/forgot">ask for a link</Link> and choose a new one.
          </Trans>
        </li>
        <li>
          <Trans>The mail with the link did not come: try to sign in, then press Send the link again.</Trans>
        </li>
        <li>
          <Trans>
            After 5 wrong passwords the account is locked for 5 minutes. The page counts the seconds down. A
            new password by mail works at any time.
          </Trans>
        </li>
        <li>
          <Trans>
            Google, Microsoft and other providers work where the people who run this installation set them up.
            The button says so when it is not.
          </Trans>
        </li>
      </ul>
    </>
  ),
};
