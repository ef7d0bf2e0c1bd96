import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const STEPS = ['data', 'chart', 'labels', 'access', 'save'] as const;
export type Step = (typeof STEPS)[number];

export const STEP_NAMES: Readonly<Record<Step, MessageDescriptor>> = {
  data: msg`Data`,
  chart: msg`Chart`,
  labels: msg`Labels`,
  access: msg`Make accessible`,
  save: msg`Save`,
};

export function readStep(asked: string | null): Step {
  return STEPS.find((step) => step === asked) ?? 'data';
}
