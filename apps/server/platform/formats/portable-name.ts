const LONGEST = 80;
/** File systems count bytes, 255 of them, and some programs put a few of their own around a name. */
const MOST_BYTES = 200;
/** Windows takes these for devices, whatever ending they have (Microsoft, Naming Files, Paths, and Namespaces). */
const DEVICES = /^(con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])(?=[ .]|$)/i;

/** A name as every system takes one for a file or a folder: nothing in it leads elsewhere, hides or disturbs. */
export function toPortableName(name: string, longest = LONGEST): string {
  const clean = name
    .replaceAll(/\p{Cs}/gu, '\uFFFD')
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu, '')
    .replaceAll(/[/\\:*?"<>|]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .replace(/(?<![. ])[. ]+$/, '');
  const [, stem = clean, ending = ''] = /^(.+?)(\.[a-z0-9]{1,8})?$/i.exec(clean) ?? [];
  const short = `${cutStem(stem, longest - ending.length)}${ending}` || 'untitled';
  return DEVICES.test(short) ? `_${short}` : short;
}

/** Whole characters, with nothing at the end that Windows would take away. */
function cutStem(stem: string, longest: number): string {
  const characters = [...stem].slice(0, longest);
  while (Buffer.byteLength(characters.join('')) > MOST_BYTES) characters.pop();
  return characters.join('').replace(/(?<![. ])[. ]+$/, '');
}

/** The same names, of which no two are one where capitals and accents in two spellings are the same. */
export function makeNamesDistinct(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const [, stem = name, ending = ''] = /^(.+?)(\.[a-z0-9]{1,8})?$/i.exec(name) ?? [];
    let free = name;
    for (let number = 2; taken.has(keyOf(free)); number += 1) free = `${stem} (${number})${ending}`;
    taken.add(keyOf(free));
    return free;
  });
}

function keyOf(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}
