import type { OutputDescriptor } from '@relievo/graphic/outputs';

/** What is known of each output before it is made, as code that imports nothing. */
export function writeOffers(outputs: readonly OutputDescriptor[]): string {
  return `${HEAD}
export const OFFERED_OUTPUTS = [
${outputs.map(writeOffer).join('\n')}
] as const;
`;
}

const HEAD = `/**
 * What can be made of a drawing, in the order in which it is offered. The outputs of packages/convert say it of
 * themselves; their test compares this list with them, and writes it.
 */`;

function writeOffer({ id, words, purpose, mediaType, media, ways, graphicType }: OutputDescriptor): string {
  return `  {
    id: ${quoteText(id)},
    name: /*i18n*/ ${quoteText(words.short)},
    use: /*i18n*/ ${quoteText(words.use)},
    purpose: ${quoteText(purpose)},
    mediaType: ${quoteText(mediaType)},
    media: [${media.map(quoteText).join(', ')}],
    ways: [${ways.map(quoteText).join(', ')}],
    graphicType: ${graphicType ? quoteText(graphicType) : 'null'},
  },`;
}

export function quoteText(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
