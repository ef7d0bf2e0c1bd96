import { useLingui } from '@lingui/react/macro';
import type { SavedChartWork } from '@relievo/contracts/charts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { announce } from '../../../lib/speaking/announcer.ts';
import { reportWords } from '../work/report-words.ts';
import type { Outcome } from '../work/use-made-chart.ts';
import { STEPS, type Step } from './steps.ts';

/** The first step that lacks what the next ones need, and what it lacks. */
export interface Lack {
  readonly step: Extract<Step, 'data' | 'chart'>;
  readonly words: string;
}

interface FoundLack {
  readonly lack: Lack | null;
  /** Whether the open step says it: every step after it, and the step itself unless nothing was written yet. */
  readonly isShown: boolean;
  /** Whether the next step would lack it too. */
  readonly isHolding: boolean;
  /** Says what is missing, and leads to where it is given. */
  readonly tell: () => void;
}

/** Whoever goes on without what the next step needs is told what that is, and led to where it is given. */
export function useLack(
  work: SavedChartWork,
  { read, made, problem }: Outcome,
  { draftId, step }: { readonly draftId: string; readonly step: Step },
): FoundLack {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [toldAt, setToldAt] = useState<Step | null>(null);
  const isEmpty = work.cells.every((row) => row.every((cell) => cell.trim() === ''));
  const find = (): Lack | null => {
    if (made) return null;
    const told = problem ? reportWords(problem) : '';
    if (isEmpty)
      return {
        step: 'data',
        words: t`There are no data yet. Type a table into the grid, paste one or upload a file.`,
      };
    return { step: read ? 'chart' : 'data', words: told };
  };
  const lack = find();
  const tell = () => {
    if (!lack) return;
    announce(t`Error: ${lack.words}`, 'errors');
    setToldAt(lack.step);
    if (lack.step === step) focusWhereItIsGiven(lack);
    else void navigate({ href: `/tools/create-chart?draft=${draftId}&step=${lack.step}` });
  };
  const [at, here] = [lack ? STEPS.indexOf(lack.step) : STEPS.length, STEPS.indexOf(step)];
  return {
    lack,
    isShown: at < here || (at === here && (!isEmpty || toldAt === step)),
    isHolding: at <= here,
    tell,
  };
}

const PLACES = {
  data: '.chart-wizard [role="grid"] [tabindex="0"]',
  chart: '.chart-wizard [role="radiogroup"] input:checked',
} as const satisfies Record<Lack['step'], string>;

function focusWhereItIsGiven({ step }: Lack): void {
  document.querySelector<HTMLElement>(PLACES[step])?.focus();
}
