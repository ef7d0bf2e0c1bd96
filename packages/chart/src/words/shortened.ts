const LONGEST = 60;

/** A name of the table in one line, as long as a listener can keep. */
export function shortenName(name: string): string {
  const line = name.replaceAll(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line;
}
