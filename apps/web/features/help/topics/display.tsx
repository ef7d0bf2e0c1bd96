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
          The header has a button for the light and the dark theme. At first the theme follows your system;
          after you choose one, this browser keeps it.
        </Trans>
      </p>
      <p>
        <Trans>
          If your system asks for more contrast when you come for the first time, Relievo starts with high
          contrast: black on white or white on black, with borders twice as thick. The forced colours of
          Windows are respected as they are.
        </Trans>
      </p>
    </>
  ),
};
