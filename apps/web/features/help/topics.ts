import { accessibleVersionTopic } from './topics/accessible-version.tsx';
import { accountTopic } from './topics/account.tsx';
import { barrierTopic } from './topics/barrier.tsx';
import { convertingTopic } from './topics/converting.tsx';
import { deletionTopic } from './topics/deletion.tsx';
import { displayTopic } from './topics/display.tsx';
import { downloadingTopic } from './topics/downloading.tsx';
import { exploreTopic } from './topics/explore.tsx';
import { exportTopic } from './topics/export.tsx';
import { layoutTopic } from './topics/layout.tsx';
import { notificationsTopic } from './topics/notifications.tsx';
import { publishingTopic } from './topics/publishing.tsx';
import { screenReaderTopic } from './topics/screen-reader.tsx';
import { searchTopic } from './topics/search.tsx';
import { shortcutsTopic } from './topics/shortcuts.tsx';
import { signInTopic } from './topics/sign-in.tsx';
import type { HelpTopic } from './topics/topic.ts';
import { zoomTopic } from './topics/zoom.tsx';

export const TOPICS: readonly HelpTopic[] = [
  searchTopic,
  exploreTopic,
  downloadingTopic,
  accessibleVersionTopic,
  screenReaderTopic,
  shortcutsTopic,
  layoutTopic,
  displayTopic,
  zoomTopic,
  notificationsTopic,
  signInTopic,
  convertingTopic,
  publishingTopic,
  accountTopic,
  exportTopic,
  deletionTopic,
  barrierTopic,
];
