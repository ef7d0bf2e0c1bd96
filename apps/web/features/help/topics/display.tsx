import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { HelpTopic } from './topic.ts';

export const displayTopic: HelpTopic = {
  id: 'display',
  title: msg`Change the theme and the contrast`,
  summary: msg`Light or dark, normal or high contrast.`,
  words: msg`dark mode light mode colours high contrast low vision glare`,
  Body: () => (
    <>
      <p>
        <Trans>
          Use the button in the header to switch between the light and dark theme. At first the theme follows
          your computer. Once you choose one, this browser remembers it.
        </Trans>
      </p>
      <p>
        <Trans>
          If your computer is set to more contrast when you first visit, Relievo starts in high contrast:
          black on white or white on black, with thicker borders. Windows contrast themes work too.
        </Trans>
      </p>
    </>
  ),
};
