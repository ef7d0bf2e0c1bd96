import { useEffect } from 'react';
import { useViewer } from '../lib/server/session.ts';
import { settingsStore, themeStore } from '../lib/settings/display.ts';

/** How pages look follows whoever is signed in: what they chose on one device shows on the next. */
export function DisplayFollows() {
  const viewer = useViewer();
  const userId = viewer.status === 'signed-in' ? viewer.session.user.id : null;
  useEffect(() => (userId === null ? undefined : beginToFollow(userId)), [userId]);
  return null;
}

/** The part that knows what may be kept comes after the page: nobody waits for it. */
function beginToFollow(personId: string): () => void {
  const atFirst = { ...settingsStore.get(), theme: themeStore.get() };
  let hasLeft = false;
  let leave = () => {};
  const begin = async () => {
    const { followDisplay } = await import('./follow-display.ts');
    if (!hasLeft) leave = followDisplay(atFirst, personId);
  };
  // Without it this browser shows what it kept itself.
  void begin().catch(() => undefined);
  return () => {
    hasLeft = true;
    leave();
  };
}
