import { ACCOUNT_SCREENS } from './screens/accounts.ts';
import { COLLECTION_SCREENS } from './screens/collections.ts';
import { CONTENT_SCREENS } from './screens/content.ts';
import { CONVERSATION_SCREENS } from './screens/conversation.ts';
import { HOME_SCREENS } from './screens/home.ts';
import { LIBRARY_SCREENS } from './screens/library.ts';
import { NOTICE_SCREENS } from './screens/notices.ts';
import { PUBLIC_SCREENS } from './screens/public.ts';
import type { Screen } from './screens/screen.ts';
import { SEARCH_SCREENS } from './screens/search.ts';
import { SHELL_SCREENS } from './screens/shell.ts';
import { WORKSHOP_SCREENS } from './screens/workshop.ts';

/**
 * Every screen in every state that a person can meet. The accessibility sweep, the contact sheet and
 * the search for clipped areas walk through this one list.
 */
export const SCREENS: readonly Screen[] = [
  ...PUBLIC_SCREENS,
  ...LIBRARY_SCREENS,
  ...SEARCH_SCREENS,
  ...CONVERSATION_SCREENS,
  ...ACCOUNT_SCREENS,
  ...HOME_SCREENS,
  ...SHELL_SCREENS,
  ...WORKSHOP_SCREENS,
  ...COLLECTION_SCREENS,
  ...NOTICE_SCREENS,
  ...CONTENT_SCREENS,
];
