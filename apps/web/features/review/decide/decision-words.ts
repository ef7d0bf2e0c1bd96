import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DecisionInput } from '@relievo/contracts/content';

export type Decided = DecisionInput['kind'];

/** Why reviewers send things back most often: each asks the author for one thing. */
export const COMMON_REASONS = {
  description: msg`The description does not say what the picture shows. Please describe its parts and how they lie.`,
  crowded: msg`Labels, lines or textures are too close together to be told apart by touch. Please give them more space.`,
  small: msg`Some details are too small to feel. Please leave them out or make them larger.`,
  licence: msg`The licence or the source is missing. Please say where the material is from and who may use it.`,
  wrong: msg`Something in it is not correct. Please check the facts and the labels.`,
  twice: msg`The library already has a resource like this one. Please say what is different about yours.`,
} as const satisfies Readonly<Record<string, MessageDescriptor>>;

export type CommonReason = keyof typeof COMMON_REASONS;

export const COMMON_REASON_NAMES = Object.keys(COMMON_REASONS) as readonly CommonReason[];

/** What was chosen, as it is kept with the draft of an answer. */
export function readReasons(kept: string): readonly CommonReason[] {
  const chosen = new Set(kept.split(','));
  return COMMON_REASON_NAMES.filter((name) => chosen.has(name));
}
