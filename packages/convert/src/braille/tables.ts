import type { BrailleCodeId } from '@relievo/braille';

/** A code's table by the name that each engine gives it: names have changed since 2017. */
export const TABLES: Readonly<Record<BrailleCodeId, { readonly system: string; readonly bundled: string }>> =
  {
    'ueb-1': { system: 'en-ueb-g1.ctb', bundled: 'en-ueb-g1.ctb' },
    'ueb-2': { system: 'en-ueb-g2.ctb', bundled: 'en-ueb-g2.ctb' },
    'fr-1': { system: 'fr-bfu-comp6.utb', bundled: 'fr-bfu-comp6.utb' },
    'fr-2': { system: 'fr-bfu-g2.ctb', bundled: 'Fr-Fr-g2.ctb' },
    'es-1': { system: 'es-g1.ctb', bundled: 'es-g1.ctb' },
    'de-1': { system: 'de-g1.ctb', bundled: 'de-de-g1.ctb' },
    'de-2': { system: 'de-g2.ctb', bundled: 'de-de-g2.ctb' },
    'it-1': { system: 'it-it-comp6.utb', bundled: 'it-it-comp6.utb' },
    'pt-1': { system: 'pt-pt-g1.utb', bundled: 'pt-pt-g1.utb' },
    'pt-2': { system: 'pt-pt-g2.ctb', bundled: 'pt-pt-g2.ctb' },
    'nl-1': { system: 'nl-NL-g0.utb', bundled: 'nl-NL-g0.utb' },
  };

/** Names of files side by side, never a path: what people type reaches no other file. */
export function isTableName(name: string): boolean {
  return /^\w[\w.-]*(,\w[\w.-]*)*$/.test(name);
}
