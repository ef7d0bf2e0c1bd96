import { type Limits, MEDIA } from '../../profiles/profile.ts';
import { PROFILES } from '../../profiles/profiles.ts';
import type { Rule } from '../rule/rule.ts';
import { RULES } from '../rules.ts';

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}

function mediaOf({ media }: Rule): string {
  return media.length === MEDIA.length ? 'all' : media.join(', ');
}

/** Every limit by its path: 'leadLine.ideal'. */
function limitsOf(limits: Limits): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const collect = (value: unknown, path: string): void => {
    if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) collect(inner, path ? `${path}.${key}` : key);
    else found.set(path, value === null ? '–' : String(value));
  };
  collect(limits, '');
  return found;
}

const profiles = PROFILES.map((profile) => ({ profile, limits: limitsOf(profile.limits) }));
const paths = [...(profiles[0]?.limits.keys() ?? [])];

/** The page about rules and profiles, made from both. */
export function writeRulesPage(): string {
  return `# Rules and profiles

A rule looks at a drawing through a profile and says where a finger would be lost: what it measured, what would be right, and who says so. Distances are those of the true outlines, line widths included, at every angle and along every curve. A test makes this page from the rules and the profiles themselves.

## Rules

${table(
  ['rule', 'asks for', 'media', 'severity', 'measures', 'mended', 'source'],
  RULES.map((rule) => [
    rule.id,
    rule.row,
    mediaOf(rule),
    rule.severity,
    rule.measures,
    rule.mends ? 'where it can be' : '–',
    rule.source,
  ]),
)}

A repair is kept only if checking again finds fewer faults, none that was not there, and none worse than it was. It moves texts, and shapes that stand alone; never data, axes or grids, which say by their place what they say. It deletes nothing.

## Profiles

Limits in millimetres; ratios and shares have no unit. – : the medium has no such limit. European sheets take the choice of TU Dresden where sources disagree, North American ones that of BANA. Pitches of pins and the size of the tablet are unverified.

${table(
  ['profile', 'medium', 'sheet', 'margin', 'braille', 'resolution'],
  PROFILES.map(({ id, medium, sheet, braille, resolution }) => [
    id,
    medium,
    `${sheet.width} × ${sheet.height}`,
    String(sheet.margin),
    braille,
    Object.values(resolution).join(' '),
  ]),
)}

${table(
  ['limit', ...profiles.map(({ profile }) => profile.id)],
  paths.map((path) => [path, ...profiles.map(({ limits }) => limits.get(path) ?? '–')]),
)}
`;
}
