export interface Licence {
  readonly name: string;
  /** Where it can be read; null for one that is not known here. */
  readonly address: string | null;
}

const CREATIVE_COMMONS = 'https://creativecommons.org';

/** Names as authors write them, without the version, and where each version lies. */
const KINDS: readonly { readonly named: RegExp; readonly path: (version: string) => string }[] = [
  ...['by', 'by-sa', 'by-nd', 'by-nc', 'by-nc-sa', 'by-nc-nd'].map((kind) => ({
    named: new RegExp(`^(?:cc|creative commons) ${kind.replaceAll('-', ' ')}$`),
    path: (version: string) => `/licenses/${kind}/${version || '4.0'}/`,
  })),
  { named: /^(?:cc ?0|(?:cc|creative commons) zero)$/, path: () => '/publicdomain/zero/1.0/' },
  { named: /^(?:public domain|pdm)(?: mark)?$/, path: () => '/publicdomain/mark/1.0/' },
];

/** These versions of the Creative Commons licences were published; a name without a number means the last. */
const VERSIONS = ['', '4.0', '3.0', '2.5', '2.0'];
const WITHOUT_VERSIONS = ['', '1.0'];

/** A licence as its author named it, with its address where it is known. Null where none is named. */
export function findLicence(text: string): Licence | null {
  const name = text.trim();
  if (name === '') return null;
  const [, words = '', version = ''] = /^(.*?)(?: (\d\.\d))?$/.exec(toPlainName(name)) ?? [];
  const kind = KINDS.find(({ named }) => named.test(words));
  const isPublished = (words.includes('by') ? VERSIONS : WITHOUT_VERSIONS).includes(version);
  return { name, address: kind && isPublished ? `${CREATIVE_COMMONS}${kind.path(version)}` : null };
}

/** Whether everybody may change it and pass on what they made of it: a licence that is known, and not one of "-nd". */
export function letsOthersChange(text: string): boolean {
  const address = findLicence(text)?.address ?? null;
  return address !== null && !/\/licenses\/[a-z-]*nd\//.test(address);
}

function toPlainName(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
    .replace(/^(.*\D)v?(\d\.\d)$/, '$1 $2')
    .replaceAll(/\s+/g, ' ');
}
