import { createLatePart } from '../../lib/late-parts/late-part.ts';

/** Few resources are texts: the others do not wait for what reads them. */
export const DocumentText = createLatePart(() => import('./document-text.tsx'), 'DocumentText');
