import { useLingui } from '@lingui/react/macro';
import type { Chart } from '@relievo/chart/model';
import { useEffect, useRef } from 'react';
import { announce } from '../../../lib/speaking/announcer.ts';
import { useKindName } from '../chart/kind-words.ts';

/** Says that a chart has appeared, has another kind or is missing. New values of the same chart are silent. */
export function useSayChart(chart: Chart | null): void {
  const { t } = useLingui();
  const nameKind = useKindName();
  const kind = chart ? nameKind(chart.type) : null;
  const said = useRef(kind);
  useEffect(() => {
    if (said.current === kind) return;
    said.current = kind;
    announce(kind === null ? t`No chart is shown now.` : t`Your chart is shown: ${kind}.`);
  }, [kind, t]);
}
