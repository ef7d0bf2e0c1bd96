import type { Studio } from '@relievo/contracts/people';

/** One part of the tab: what is chosen, and how one of it is changed. */
export interface StudioPartProps {
  studio: Studio;
  onChange: (change: Partial<Studio>) => void;
}
