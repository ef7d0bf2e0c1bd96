import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '../../../ui/actions/link.tsx';
import type { HelpTopic } from './topic.ts';

export const publishingTopic: HelpTopic = {
  id: 'publishing',
  title: msg`Publish, change and withdraw your content`,
  summary: msg`How to submit your content, follow its review, and change it after it is published.`,
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
            Edit it. Your changes are saved as a draft automatically. Readers see them only after they are
            approved.
          </Trans>
        </li>
        <li>
          <Trans>
            Press Submit, choose who can see it, and add a note to reviewers. You get the answer on the same
            page and by email.
          </Trans>
        </li>
      </ol>
      <p>
        <Trans>
          You cannot edit a resource while it is waiting for review. To edit it, press Withdraw; readers keep
          the approved version. Remove from the library hides a resource from everyone. You can submit it
          again later.
        </Trans>
      </p>
      <p>
        <Trans>
          If you edit a resource in two tabs, the page shows you both versions, and you choose which to keep.
        </Trans>
      </p>
    </>
  ),
};
