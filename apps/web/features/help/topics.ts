import type { HelpTopic } from './topic.ts';
import { barrierTopic } from './topics/barrier.tsx';
import { displayTopic } from './topics/display.tsx';
import { layoutTopic } from './topics/layout.tsx';
import { notificationsTopic } from './topics/notifications.tsx';
import { screenReaderTopic } from './topics/screen-reader.tsx';
import { shortcutsTopic } from './topics/shortcuts.tsx';
import { zoomTopic } from './topics/zoom.tsx';

export const TOPICS: readonly HelpTopic[] = [
  screenReaderTopic,
  shortcutsTopic,
  layoutTopic,
  displayTopic,
  zoomTopic,
  notificationsTopic,
  barrierTopic,
];
