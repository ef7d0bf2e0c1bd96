import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { HelpTopic } from './topic.ts';

export const layoutTopic: HelpTopic = {
  id: 'layout',
  title: msg`Hear how a page is laid out`,
  summary: msg`What is on the page, its regions in order, its main action and its keys.`,
  words: msg`describe layout description overview regions`,
  Body: () => (
    <>
      <p>
        <Trans>
          Press <kbd>Alt+D</kbd>, or choose Describe page layout, the last skip link. A window describes the
          main content, what you can do there, and the regions of the page from top to bottom, with the number
          of controls in each.
        </Trans>
      </p>
      <p>
        <Trans>Close it with OK or Escape, or swipe it down on a phone.</Trans>
      </p>
    </>
  ),
};
