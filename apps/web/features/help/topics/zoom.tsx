import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { HelpTopic } from './topic.ts';

export const zoomTopic: HelpTopic = {
  id: 'zoom',
  title: msg`Make everything larger`,
  summary: msg`Zoom up to 400 percent without scrolling sideways.`,
  words: msg`zoom magnify bigger text size font reflow`,
  Body: () => (
    <>
      <p>
        <Trans>
          Press <kbd>Ctrl</kbd> and plus, or <kbd>Command</kbd> and plus on a Mac. At up to 400 percent the
          page becomes one column, so you only scroll down. A wide table scrolls sideways inside its own
          frame: reach it with Tab and scroll with the arrow keys.
        </Trans>
      </p>
      <p>
        <Trans>
          Text follows the size set in your browser. The typeface, Atkinson Hyperlegible Next, is designed so
          that letters are hard to confuse.
        </Trans>
      </p>
    </>
  ),
};
