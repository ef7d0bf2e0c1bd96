import { onTestFinished } from 'vitest';
import type { CommandPlace } from '../../../lib/commands/command.ts';
import { REVIEW_COMMANDS } from '../commands.ts';

/** The keys of reviewing, as the shell performs them everywhere outside of fields. */
export function listenToReviewKeys(): void {
  const onKeyDown = ({ key, target }: KeyboardEvent) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return;
    const command = REVIEW_COMMANDS.find(({ keys }) => keys === key.toUpperCase());
    command?.perform({} as CommandPlace);
  };
  document.addEventListener('keydown', onKeyDown);
  onTestFinished(() => document.removeEventListener('keydown', onKeyDown));
}
