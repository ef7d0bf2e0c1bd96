import { lazy } from 'react';

/** Few resources are texts: the others do not wait for what reads them. */
export const DocumentText = lazy(async () => ({
  default: (await import('./document-text.tsx')).DocumentText,
}));
