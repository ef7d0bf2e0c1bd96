import type { CommandPlace } from '../../lib/commands/command.ts';
import { useIsBuilt } from '../../lib/layout/built-routes.ts';
import { useViewer } from '../../lib/server/session.ts';
import { useGo } from '../../ui/page/use-go.ts';

/** Where commands are performed from the part of the app that asks. */
export function useCommandPlace(): CommandPlace {
  const viewer = useViewer();
  const isBuilt = useIsBuilt();
  const go = useGo();
  return { viewer, isBuilt, go };
}
