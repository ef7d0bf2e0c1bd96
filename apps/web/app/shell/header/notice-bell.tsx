import { useState } from 'react';
import { BellButton } from '../../../features/notices/bell-button.tsx';
import { createLatePart } from '../../../lib/late-parts/late-part.ts';
import { useIsBuilt } from '../../../lib/layout/built-routes.ts';
import { useViewer } from '../../../lib/server/session.ts';

const Bell = createLatePart(() => import('../../../features/notices/bell.tsx'), 'NoticeBell');

/** The bell for whoever is signed in; its button stands at once, the rest is loaded for them. */
export function NoticeBell() {
  const viewer = useViewer();
  const isBuilt = useIsBuilt();
  const [isWanted, setWanted] = useState(false);
  const [isFocused, setFocused] = useState(false);
  if (viewer.status !== 'signed-in' || !isBuilt('/notices')) return null;
  return (
    <Bell
      userId={viewer.session.user.id}
      startsOpen={isWanted}
      startsFocused={isFocused}
      meanwhile={
        <BellButton
          unread={0}
          onPress={() => setWanted(true)}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
        />
      }
    />
  );
}
