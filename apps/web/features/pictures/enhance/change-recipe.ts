import type { PictureRecipe } from '@relievo/contracts/pictures';

/** Changes of one name that follow each other are one step for Undo. */
export type ChangeRecipe = (part: Partial<PictureRecipe>, name?: string) => void;
