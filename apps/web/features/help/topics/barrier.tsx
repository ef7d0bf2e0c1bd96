import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '../../../ui/actions/link.tsx';
import type { HelpTopic } from './topic.ts';

export const barrierTopic: HelpTopic = {
  id: 'barrier',
  title: msg`Report an accessibility problem`,
  summary: msg`What to tell us when something does not work with the way you use a computer.`,
  words: msg`accessibility problem bug complaint feedback contact`,
  Body: () => (
    <>
      <p>
        <Trans>If something does not work for you, that is our fault. Three things help us fix it:</Trans>
      </p>
      <ul>
        <li>
          <Trans>what you wanted to do, and on which page;</Trans>
        </li>
        <li>
          <Trans>what happened instead, or what your screen reader said;</Trans>
        </li>
        <li>
          <Trans>your screen reader, magnifier or other aid, and your browser.</Trans>
        </li>
      </ul>
      <p>
        <Link to="/contact">
          <Trans>Use the contact form</Trans>
        </Link>
      </p>
    </>
  ),
};
