import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '../../../ui/actions/link.tsx';
import type { HelpTopic } from './topic.ts';

export const deletionTopic: HelpTopic = {
  id: 'deletion',
  title: msg`Delete your account, or change your mind`,
  summary: msg`Your account is deleted after 14 days. Until then you can keep it.`,
  words: msg`delete remove close account leave undo grace erase forget`,
  Body: () => (
    <>
      <ol>
        <li>
          <Trans>
            Open the{' '}
            <Link to="/settings" search={{ tab: 'account' }}>
              settings of your account
            </Link>
            ; the last heading is Delete your account.
          </Trans>
        </li>
        <li>
          <Trans>
            Press Delete my account. A window explains what will happen and asks for your password.
          </Trans>
        </li>
        <li>
          <Trans>We email you a link to keep your account. It works for 14 days.</Trans>
        </li>
      </ol>
      <p>
        <Trans>
          You can also sign in during these 14 days and press Keep my account in the same place. What you
          published stays in the library, without your name.
        </Trans>
      </p>
    </>
  ),
};
