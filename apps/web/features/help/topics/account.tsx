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
          The <Link to="/settings">settings</Link> have three tabs. Move between them with the arrow keys and
          open one with Enter.
        </Trans>
      </p>
      <ul>
        <li>
          <Trans>
            Profile: your name, your username and your picture. A picture needs words that say what it shows.
          </Trans>
        </li>
        <li>
          <Trans>
            Account: a new email address counts after you follow the link that we mail to it. A new password
            signs out every other device.
          </Trans>
        </li>
        <li>
          <Trans>
            Where you are signed in: each device can be signed out from here, or all of them at once.
          </Trans>
        </li>
        <li>
          <Trans>
            Request Upload Access: say which role fits you and why. An administrator answers by email, and the
            answer stands here.
          </Trans>
        </li>
        <li>
          <Trans>Display: theme, contrast, text and time limits, for this browser.</Trans>
        </li>
      </ul>
    </>
  ),
};
