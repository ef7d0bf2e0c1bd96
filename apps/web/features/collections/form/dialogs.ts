import { createLatePart } from '../../../lib/late-parts/late-part.ts';

/** Loaded when somebody opens them. */
export const CreateCollectionDialog = createLatePart(
  () => import('./create-collection-dialog.tsx'),
  'CreateCollectionDialog',
);

export const ShareDialog = createLatePart(() => import('../sharing/share-dialog.tsx'), 'ShareDialog');

export const EditCollectionDialog = createLatePart(
  () => import('./edit-collection-dialog.tsx'),
  'EditCollectionDialog',
);
