import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { HelpTopic } from './topic.ts';

export const displayTopic: HelpTopic = {
  id: 'display',
  title: msg`Change the theme and the contrast`,
  summary: msg`Light or dark, contrast, typeface, tint, ruler and reading aloud.`,
  words: msg`dark mode light mode colours high contrast low vision glare font dyslexia tint ruler read aloud`,
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
      <p>
        <Trans>
          In your settings, under Display, you choose the typeface (one made for low vision, OpenDyslexic, or
          that of your device), a tint for the page, a reading ruler that keeps a few lines bright, and a
          button that reads the page aloud. Alt+R starts and stops reading aloud on every page.
        </Trans>
      </p>
    </>
  ),
};
