import type { OutputDescriptor } from '@relievo/graphic';

/** What is known of each output before it is made, as code that imports nothing. */
export const offersInCode = (outputs: readonly OutputDescriptor[]): string => `${HEAD}
export const OFFERED_OUTPUTS = [
${outputs.map(inCode).join('\n')}
] as const;
`;

const HEAD = `/**
 * What can be made of a drawing, in the order in which it is offered. The outputs of packages/convert say it of
 * themselves; their test compares this list with them, and writes it.
 */`;

const inCode = ({ id, words, purpose, mediaType, media, ways, graphicType }: OutputDescriptor): string => `  {
    id: ${quoted(id)},
    name: /*i18n*/ ${quoted(words.short)},
    use: /*i18n*/ ${quoted(words.use)},
    purpose: ${quoted(purpose)},
    mediaType: ${quoted(mediaType)},
    media: [${media.map(quoted).join(', ')}],
    ways: [${ways.map(quoted).join(', ')}],
    graphicType: ${graphicType ? quoted(graphicType) : 'null'},
  },`;

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
