/** A value of RIS ends with its line, so it has none within. */
function lineOf(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim();
}

/** One reference: pairs of a tag of two letters and its value, in their order; empty ones are left out. */
export function writeRisEntry(
  kind: string,
  pairs: readonly (readonly [tag: string, value: string])[],
): string {
  const lines = pairs.flatMap(([tag, value]) => (lineOf(value) ? [`${tag}  - ${lineOf(value)}\r\n`] : []));
  return `TY  - ${kind}\r\n${lines.join('')}ER  - \r\n\r\n`;
}
