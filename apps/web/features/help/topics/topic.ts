import type { MessageDescriptor } from '@lingui/core';
import type { HelpTopicId } from '@relievo/contracts/pages';
import type { ComponentType } from 'react';

/** One help page: a task that a person wants to do. It grows with each feature. */
export interface HelpTopic {
  readonly id: HelpTopicId;
  readonly title: MessageDescriptor;
  readonly summary: MessageDescriptor;
  /** Other words that people search with. */
  readonly words: MessageDescriptor;
  readonly Body: ComponentType;
}
