import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { HelpTopic } from './topic.ts';

export const notificationsTopic: HelpTopic = {
  id: 'notifications',
  title: msg`Messages that disappear`,
  summary: msg`How to reach messages, keep them on screen and read past ones.`,
  words: msg`toast notification notice bell alert disappears too fast`,
  Body: () => (
    <>
      <p>
        <Trans>
          A message at the top of the page tells you that something was done or went wrong. Your screen reader
          announces it at once, starting with Error or Success. The focus does not move.
        </Trans>
      </p>
      <p>
        <Trans>
          It stays for eight seconds, and for as long as the focus or the pointer is on it. Press{' '}
          <kbd>Alt+N</kbd> to go to the messages; each has a button to dismiss it. When there are none, the
          same key shows past messages, latest first. So does the button Past messages at the bottom of each
          page.
        </Trans>
      </p>
      <p>
        <Trans>
          News about your work, such as a review, comes as a notice. The bell in the header shows how many you
          have not read. Notices stay until you remove them. In your settings you can choose which ones you
          also get by email.
        </Trans>
      </p>
    </>
  ),
};
