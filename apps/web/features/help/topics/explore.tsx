import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '../../../ui/actions/link.tsx';
import type { HelpTopic } from './topic.ts';

export const exploreTopic: HelpTopic = {
  id: 'explore',
  title: msg`Explore a picture by touch and by sound`,
  summary: msg`Find out on the page of a resource how it can be read, and where to begin.`,
  words: msg`tactile fingers hands listen hear braille swell paper embosser students accessibility known problems`,
  Body: () => (
    <>
      <ol>
        <li>
          <Trans>
            Open a resource. “How you can read it” says what you can touch, hear and read, and which problems
            are known.
          </Trans>
        </li>
        <li>
          <Trans>Read what the picture shows: the words stand below it.</Trans>
        </li>
        <li>
          <Trans>Choose a format for your paper, your embosser, your display or your headphones.</Trans>
        </li>
      </ol>
      <p>
        <Link to="/students">
          <Trans>How to explore with hands and ears, and what to begin with</Trans>
        </Link>
      </p>
    </>
  ),
};
