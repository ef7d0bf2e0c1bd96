import { quoteText } from '../../outputs/testing/offers-in-code.ts';
import type { Publication } from '../publication.ts';

/** Writes the facts of each publication as code that imports nothing. */
export function writePublicationOffers(publications: readonly Publication[]): string {
  return `${HEAD}
export const OFFERED_PUBLICATIONS = [
${publications.map(writeOffer).join('\n')}
] as const;
`;
}

const HEAD = `/**
 * Files for readers that can be made of a whole document, in the order in which they are offered. The publications of
 * packages/convert say it of themselves; their test compares this list with them, and writes it.
 */`;

function writeOffer({ id, name, use, mediaType }: Publication): string {
  return `  {
    id: ${quoteText(id)},
    name: /*i18n*/ ${quoteText(name)},
    use: /*i18n*/ ${quoteText(use)},
    mediaType: ${quoteText(mediaType)},
  },`;
}
