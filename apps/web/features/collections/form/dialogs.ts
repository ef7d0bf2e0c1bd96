import { lazy } from 'react';

/** Loaded when somebody opens them. */
export const CreateCollectionDialog = lazy(async () => ({
  default: (await import('./create-collection-dialog.tsx')).CreateCollectionDialog,
}));

export const ShareDialog = lazy(async () => ({
  default: (await import('../sharing/share-dialog.tsx')).ShareDialog,
}));

export const EditCollectionDialog = lazy(async () => ({
  default: (await import('./edit-collection-dialog.tsx')).EditCollectionDialog,
}));
