import { useLingui } from '@lingui/react/macro';
import { useProgress } from '../../../lib/server/use-progress.ts';
import { Progress } from '../../../ui/states/progress.tsx';

/** How far it is, where it counts; the button beside it says that it is being made. */
export function BeingMade({ progressId, onEnd }: { progressId: string; onEnd: () => void }) {
  const { t } = useLingui();
  const step = useProgress(progressId, onEnd)?.steps.at(0);
  if (!step?.total) return null;
  return <Progress label={t`Formats made`} value={step.done ?? 0} max={step.total} />;
}
