import type { OutputDescriptor } from '@relievo/graphic';

/** What is known of each output before it is made, as code that imports nothing. */
export function offersInCode(outputs: readonly OutputDescriptor[]): string {
  return `${HEAD}
export const OFFERED_OUTPUTS = [
${outputs.map(inCode).join('\n')}
] as const;
`;
}

const HEAD = `/**
 * What can be made of a drawing, in the order in which it is offered. The outputs of packages/convert say it of
 * themselves; their test compares this list with them, and writes it.
 */`;

function inCode({ id, words, purpose, mediaType, media, ways, graphicType }: OutputDescriptor): string {
  return `  {
    id: ${quoted(id)},
    name: /*i18n*/ ${quoted(words.short)},
    use: /*i18n*/ ${quoted(words.use)},
    purpose: ${quoted(purpose)},
    mediaType: ${quoted(mediaType)},
    media: [${media.map(quoted).join(', ')}],
    ways: [${ways.map(quoted).join(', ')}],
    graphicType: ${graphicType ? quoted(graphicType) : 'null'},
  },`;
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
