import type { Finding } from '@relievo/graphic/rules';
import { useEffect, useState } from 'react';
import { useEditorState } from '../state/use-editor.ts';
import { useHelper } from './use-helper.ts';

/** After the last change, before the rules look at the drawing: a drag is looked at when it ends. */
const PAUSE = 50;

export interface Findings {
  readonly list: readonly Finding[];
  /** False until the rules have looked at it for the first time. */
  readonly isChecked: boolean;
}

/** What the rules find in the drawing as it is. They look at it beside the page, so that nobody waits for them. */
export function useFindings(): Findings {
  const { history, profileId } = useEditorState();
  const { drawing } = history;
  const helper = useHelper('check');
  const [found, setFound] = useState<readonly Finding[]>();
  useEffect(() => {
    const timer = setTimeout(
      () =>
        helper.ask({
          drawing,
          input: { profileId },
          tell: setFound,
        }),
      PAUSE,
    );
    return () => clearTimeout(timer);
  }, [drawing, profileId, helper]);
  return { list: found ?? NONE, isChecked: found !== undefined };
}

const NONE: readonly Finding[] = [];
