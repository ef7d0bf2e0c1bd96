import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '../../../ui/actions/link.tsx';
import type { HelpTopic } from './topic.ts';

export const accountTopic: HelpTopic = {
  id: 'account',
  title: msg`Change your name, address or password`,
  summary: msg`The settings of your profile and your account, and your devices.`,
  words: msg`profile picture avatar username email address password devices sessions sign out everywhere upload access role`,
  Body: () => (
    <>
      <p>
        <Trans>
          The <Link to="/settings">settings</Link> have three tabs. Use the arrow keys to move between them
          and Enter to open one.
        </Trans>
      </p>
      <ul>
        <li>
          <Trans>Profile: your name, username and picture. A picture needs a description.</Trans>
        </li>
        <li>
          <Trans>
            Account: a new email address is used once you follow the link that we send to it. A new password
            signs out all your other devices.
          </Trans>
        </li>
        <li>
          <Trans>Where you are signed in: sign out one device, or all of them at once.</Trans>
        </li>
        <li>
          <Trans>
            Request Upload Access: choose a role and say why you need it. An administrator will answer by
            email, and you can see the answer here.
          </Trans>
        </li>
        <li>
          <Trans>Display: theme, contrast, text size and spacing, and time limits, for this browser.</Trans>
        </li>
      </ul>
    </>
  ),
};
