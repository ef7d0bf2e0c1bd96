/**
 * What TeX reads as commands. Braces are written as commands without braces of their own around them: BibTeX counts
 * every brace, also one behind a backslash, and a text with one too few would swallow the entries after it.
 */
const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '#': '\\#',
  $: '\\$',
  '%': '\\%',
  '&': '\\&',
  _: '\\_',
};

/** Text for a field, on one line. */
export function escapeBibtex(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim()
    .replaceAll(/[\\{}~^#$%&_]/g, (sign) => ESCAPES[sign] ?? sign);
}

export type BibtexFields = Readonly<Record<string, string | null>>;

/** An entry of no certain kind. Fields hold text that is escaped already; those without any are left out. */
export function writeBibtexEntry(key: string, fields: BibtexFields): string {
  const lines = Object.entries(fields).flatMap(([name, value]) =>
    value ? [`  ${name} = {${value}},\n`] : [],
  );
  return `@misc{${key},\n${lines.join('')}}\n\n`;
}
