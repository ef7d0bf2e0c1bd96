import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '../../../ui/actions/link.tsx';
import type { HelpTopic } from './topic.ts';

export const accessibleVersionTopic: HelpTopic = {
  id: 'accessible-version',
  title: msg`Ask for an accessible version`,
  summary: msg`Ask for a format that you can use, or support someone else’s request.`,
  words: msg`request ask braille tactile sheet large print audio description captions support answer decline author`,
  Body: () => (
    <>
      <ol>
        <li>
          <Trans>
            Open a resource from the <Link to="/library">library</Link> and go to the heading Accessible
            versions. It lists the requests so far and their answers.
          </Trans>
        </li>
        <li>
          <Trans>
            If someone has already asked for what you need, press I want this too. If not, press Ask for an
            accessible version, choose a format and describe what you need.
          </Trans>
        </li>
        <li>
          <Trans>
            You get a notice and an email when someone starts work on it, and when it is answered or declined.
          </Trans>
        </li>
      </ol>
      <p>
        <Trans>
          Everyone who can see the resource can see the requests, but not who made them. To take your support
          back, press the button again. A request that nobody supports is removed.
        </Trans>
      </p>
      <p>
        <Trans>
          The author, a reviewer in the organization or an administrator answers. If that is you, the same
          list has buttons to start work on a request, answer it, or decline it with a reason.
        </Trans>
      </p>
    </>
  ),
};
