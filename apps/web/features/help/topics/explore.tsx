import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '../../../ui/actions/link.tsx';
import type { HelpTopic } from './topic.ts';

export const exploreTopic: HelpTopic = {
  id: 'explore',
  title: msg`Explore a picture by touch and by sound`,
  summary: msg`Find out how you can read a resource, and where to start.`,
  words: msg`tactile fingers hands listen hear braille swell paper embosser students accessibility known problems`,
  Body: () => (
    <>
      <ol>
        <li>
          <Trans>
            Open a resource. “How you can read it” lists what you can touch, hear and read, and any known
            problems.
          </Trans>
        </li>
        <li>
          <Trans>
            Read the description. To go through a drawing part by part, press Explore its parts under the
            picture; to go through a chart, go to the heading Point by point.
          </Trans>
        </li>
        <li>
          <Trans>Choose a format for your paper, your embosser, your display or your headphones.</Trans>
        </li>
      </ol>
      <p>
        <Link to="/students">
          <Trans>How to explore with hands and ears, and what to start with</Trans>
        </Link>
      </p>
    </>
  ),
};
