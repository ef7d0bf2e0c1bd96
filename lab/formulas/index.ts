import { existsSync, readFileSync } from 'node:fs';
import { parseOfficeXml } from '../../packages/convert/src/formats/markup/xml.ts';
import { cleanMathml } from '../../packages/convert/src/formats/math/clean-mathml.ts';
import { writeNemeth } from '../../packages/convert/src/formats/math/nemeth/write-nemeth.ts';
import { writeUeb } from '../../packages/convert/src/formats/math/ueb/write-ueb.ts';
import { findStyle } from './styles.ts';

/**
 * `npm run lab -- formulas [FILE] [CODE]` writes published formulas in braille and compares the cells with those that
 * another translator expects: equal, equal by a rule of style, refused with a remark, or different.
 */
interface Case {
  readonly code: 'UEB' | 'Nemeth';
  readonly name: string;
  readonly mathml: string;
  /** Expected cells. */
  readonly exp: string;
}

const RESULTS = ['equal', 'equal by style', 'refused', 'different'] as const;
type Result = (typeof RESULTS)[number];

const [file = '../shared/cases/maths.json', only = ''] = process.argv.slice(2);
if (!existsSync(file)) {
  console.error(`There is no file ${file}: name one with a list of { code, name, mathml, exp }.`);
  process.exit(2);
}
const cases = JSON.parse(readFileSync(file, 'utf8')) as readonly Case[];

for (const code of ['UEB', 'Nemeth'] as const) {
  if (only !== '' && only !== code) continue;
  const counts = new Map<Result, number>();
  const own = cases.filter((one) => one.code === code);
  for (const one of own) {
    const written = write(one);
    const result = judge(one, written);
    counts.set(result, (counts.get(result) ?? 0) + 1);
    if (result === 'equal') continue;
    const style = explain(one, written ?? '');
    console.log(`${code} ${result}: ${one.name}${result === 'equal by style' ? ` (${style ?? ''})` : ''}`);
    if (result !== 'equal by style') console.log(`  expected ${one.exp}\n  written  ${written ?? 'nothing'}`);
  }
  console.log(
    `${code}: ${RESULTS.map((one) => `${counts.get(one) ?? 0} ${one}`).join(', ')}, of ${own.length}`,
  );
}

function judge(one: Case, written: string | null): Result {
  const { exp } = one;
  if (written === null) return 'refused';
  if (written === exp.replaceAll(/^⠀+|⠀+$/gu, '')) return 'equal';
  return explain(one, written) === null ? 'different' : 'equal by style';
}

/** Finds the rule by which a difference is one of style: the form of grade 1 mode is free, if all else is equal. */
function explain(one: Case, written: string): string | null {
  const forms = one.code === 'UEB' ? (['passage', 'words'] as const) : [];
  if (forms.some((form) => write(one, form) === one.exp))
    return 'Guidelines for Technical Material, 1.7: grade 1 mode for symbols, words or a passage';
  return findStyle(one.code, one.name, written, one.exp);
}

/** Writes the formula as the product does: first cleaned, then in cells. */
function write({ code, mathml }: Case, form?: 'passage' | 'words'): string | null {
  const root = parse(mathml.replaceAll('&nbsp;', '\u00a0').replace(/<math[^>]*>(?=<math)/u, ''));
  const clean = root && parse(cleanMathml(root));
  if (!clean) throw new Error(`It is no MathML: ${mathml}`);
  return code === 'UEB' ? writeUeb(clean, form) : writeNemeth(clean);
}

function parse(text: string): ReturnType<typeof parseOfficeXml> {
  return parseOfficeXml(new TextEncoder().encode(text));
}
