import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { HelpTopic } from './topic.ts';

export const screenReaderTopic: HelpTopic = {
  id: 'screen-reader',
  title: msg`Find your way with a screen reader`,
  summary: msg`Landmarks, headings, skip links, and what is said when a page changes.`,
  words: msg`NVDA JAWS VoiceOver TalkBack Narrator blind landmarks regions headings skip`,
  Body: () => (
    <>
      <p>
        <Trans>
          Every page has the same parts in the same order: skip links, the main navigation, the header with
          your account, the main content, and a footer. Each is a landmark, so the key of your screen reader
          that jumps between landmarks or regions reaches it.
        </Trans>
      </p>
      <p>
        <Trans>
          Every page has one heading of level 1, which is its title. When you open another page, the focus
          moves to that heading and the title is said. Sections below it begin with a heading of level 2.
        </Trans>
      </p>
      <p>
        <Trans>
          The first press of Tab on a page shows the skip links. They lead to the main content, the navigation
          and your account; the last one describes how the page is laid out.
        </Trans>
      </p>
    </>
  ),
};
