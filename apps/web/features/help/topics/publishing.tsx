import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '../../../ui/actions/link.tsx';
import type { HelpTopic } from './topic.ts';

export const publishingTopic: HelpTopic = {
  id: 'publishing',
  title: msg`Publish, change and withdraw what you made`,
  summary: msg`Where your content stands with its reviewers, and how to change it while readers use it.`,
  words: msg`publish submit review approve reject draft version withdraw edit content teacher`,
  Body: () => (
    <>
      <ol>
        <li>
          <Trans>
            Open{' '}
            <Link to="/library" search={{ tab: 'your-content' }}>
              your content
            </Link>
            , open a resource, and follow Manage.
          </Trans>
        </li>
        <li>
          <Trans>
            Change its words. What you write is saved as a draft by itself; readers see it only when it is
            approved.
          </Trans>
        </li>
        <li>
          <Trans>
            Press Submit, choose who shall see it, and tell the reviewers what they should know. You get the
            answer on the same page and by email.
          </Trans>
        </li>
      </ol>
      <p>
        <Trans>
          What waits for review does not change. To go on working on it, press Withdraw: readers keep what was
          approved before. Take it out of the library hides a resource from everybody, and you can submit it
          again.
        </Trans>
      </p>
      <p>
        <Trans>
          Where you have a resource open in two tabs and write in both, the page shows you both texts, and you
          choose which to keep.
        </Trans>
      </p>
    </>
  ),
};
