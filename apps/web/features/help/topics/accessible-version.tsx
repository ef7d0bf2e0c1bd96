import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '../../../ui/actions/link.tsx';
import type { HelpTopic } from './topic.ts';

export const accessibleVersionTopic: HelpTopic = {
  id: 'accessible-version',
  title: msg`Ask for an accessible version`,
  summary: msg`A resource has no form that you can use? Ask for one, or support somebody who did.`,
  words: msg`request ask braille tactile sheet large print audio description captions support answer decline author`,
  Body: () => (
    <>
      <ol>
        <li>
          <Trans>
            Open a resource from the <Link to="/library">library</Link> and go to the heading Accessible
            versions. It lists what others ask for and what came of it.
          </Trans>
        </li>
        <li>
          <Trans>
            If somebody asks for what you need, press I want this too. If nobody does, press Ask for an
            accessible version, choose a form and say what you need.
          </Trans>
        </li>
        <li>
          <Trans>
            You get a notice and an email when somebody works on it, and when it is answered or declined.
          </Trans>
        </li>
      </ol>
      <p>
        <Trans>
          Everybody who sees the resource reads what is asked for. Nobody reads who asks. To stop wanting it,
          press the button again; a request that nobody wants any more goes away.
        </Trans>
      </p>
      <p>
        <Trans>
          The author answers, or a reviewer of the organization, or an administrator. If that is you, the same
          list has buttons to work on a request, to answer it and to decline it with a reason.
        </Trans>
      </p>
    </>
  ),
};
