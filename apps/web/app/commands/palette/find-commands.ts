/** A command as it is looked for: its words are in the reader's language. */
export interface Findable {
  readonly name: string;
  readonly label: string;
  readonly group: string;
  /** The keys that do the same, as they are written. */
  readonly keys: string;
}

/** Letters without accents and case, so that whoever types without them finds as much. */
function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}

/**
 * The commands that have every word of a text in their label, their group or their keys. What was used last stands
 * first, then what begins with the text, then the others as they were.
 */
export function findCommands<Entry extends Findable>(
  commands: readonly Entry[],
  text: string,
  latest: readonly string[],
): readonly Entry[] {
  const wanted = foldText(text.trim());
  const words = wanted.split(/\s+/);
  const rankOf = ({ name, label }: Findable): number => {
    const place = latest.indexOf(name);
    if (place >= 0) return place;
    return foldText(label).startsWith(wanted) ? latest.length : latest.length + 1;
  };
  return commands
    .filter(({ label, group, keys }) => {
      const searched = foldText(`${label} ${group} ${keys}`);
      return words.every((word) => searched.includes(word));
    })
    .toSorted((one, other) => rankOf(one) - rankOf(other));
}
