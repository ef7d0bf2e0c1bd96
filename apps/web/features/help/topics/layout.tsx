import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { HelpTopic } from './topic.ts';

export const layoutTopic: HelpTopic = {
  id: 'layout',
  title: msg`Hear how a page is laid out`,
  summary: msg`What is on the page now, its regions in order, its main action and its keys.`,
  words: msg`describe layout description overview regions`,
  Body: () => (
    <>
      <p>
        <Trans>
          Press <kbd>Alt+D</kbd>, or choose Describe page layout, the last of the skip links. A window says
          what the main part holds at this moment, what you can do there, and which regions the page has from
          the top, with the number of controls in each.
        </Trans>
      </p>
      <p>
        <Trans>Close it with OK, with Escape, or on a phone by swiping it down.</Trans>
      </p>
    </>
  ),
};
