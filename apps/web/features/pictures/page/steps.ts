import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const STEPS = ['upload', 'analyze', 'enhance', 'process', 'details', 'save'] as const;
export type Step = (typeof STEPS)[number];

export const STEP_NAMES: Readonly<Record<Step, MessageDescriptor>> = {
  upload: msg`Upload`,
  analyze: msg`Analyze`,
  enhance: msg`Enhance`,
  process: msg`Process`,
  details: msg`Details`,
  save: msg`Save`,
};

export function readStep(asked: string | null): Step {
  return STEPS.find((step) => step === asked) ?? 'upload';
}
