import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '../../../ui/actions/link.tsx';
import type { HelpTopic } from './topic.ts';

export const barrierTopic: HelpTopic = {
  id: 'barrier',
  title: msg`Report a barrier`,
  summary: msg`What to write when something does not work with your way of using a computer.`,
  words: msg`accessibility problem bug complaint feedback contact`,
  Body: () => (
    <>
      <p>
        <Trans>A barrier is a fault of ours. Three things help most to mend it:</Trans>
      </p>
      <ul>
        <li>
          <Trans>what you wanted to do, and on which page;</Trans>
        </li>
        <li>
          <Trans>what happened instead, or what was said;</Trans>
        </li>
        <li>
          <Trans>your screen reader, magnifier or other aid, and your browser.</Trans>
        </li>
      </ul>
      <p>
        <Link to="/contact">
          <Trans>Write by the contact form</Trans>
        </Link>
      </p>
    </>
  ),
};
