import type { PictureDraft, PictureWork } from '@relievo/contracts/pictures';
import type { PictureKeeper } from './use-kept-work.ts';

/** What each step gets: the picture, what was done with it so far, and who keeps it. */
export interface StepProps {
  draft: PictureDraft;
  work: PictureWork;
  keeper: PictureKeeper;
}
