import { check, type Finding, findProfile, getProfile } from '@relievo/graphic';
import { useEffect, useState } from 'react';
import { useEditorState } from './use-editor.ts';

/** After the last change, before the rules look at the drawing: who drags is not held up. */
const PAUSE = 100;

export interface Findings {
  readonly list: readonly Finding[];
  /** False while the rules have not yet seen the latest change. */
  readonly isUpToDate: boolean;
}

/** What the rules find in the drawing as it is. */
export function useFindings(): Findings {
  const { history, profileId } = useEditorState();
  const { drawing } = history;
  const [found, setFound] = useState<{
    readonly of: string;
    readonly drawing: typeof drawing;
    readonly list: readonly Finding[];
  }>();
  useEffect(() => {
    const timer = setTimeout(() => {
      const profile = findProfile(profileId) ?? getProfile('swell-a4');
      setFound({ of: profileId, drawing, list: check(drawing, profile) });
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [drawing, profileId]);
  return { list: found?.list ?? [], isUpToDate: found?.drawing === drawing && found.of === profileId };
}
