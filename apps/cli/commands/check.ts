import { basename, dirname, join, resolve } from 'node:path';
import { checkFigure, formatClaim } from '@relievo/chart/claims';
import type { Source } from '@relievo/convert';
import { openBraille } from '@relievo/convert/braille';
import { check as findingsIn, repair } from '@relievo/graphic/rules';
import { writeDrawing } from '@relievo/graphic/svg';
import { readProfile } from '../input/profile.ts';
import { readFirst } from '../input/read-input.ts';
import { STATUS } from '../io.ts';
import { writeJson } from '../output/json.ts';
import { badInput } from '../output/told.ts';
import { presentFinding, type ToldFinding } from '../output/told-finding.ts';
import { writeFiles } from '../output/write-files.ts';
import type { Command } from './command.ts';
import { OF_CHARTS } from './making.ts';
import { importOptions, requireOneFile } from './shared.ts';

export const check: Command = {
  options: ['profile', 'repair', 'out', 'table', 'language', 'title', 'pages', 'layout', ...OF_CHARTS],
  run: async ({ values, positionals }, io) => {
    const { folder, out } = io;
    const file = requireOneFile(positionals, 'check');
    const profile = readProfile(folder, values.profile);
    const { source, name } = await readFirst(
      io,
      file,
      { ...importOptions(values, profile, openBraille().translate), charts: 'drawing' },
      (input) => !input.source.undrawn,
    );
    if (source.undrawn) throw badInput(source.undrawn);
    const findings = findingsIn(source.drawing, profile);
    const mended = values.repair ? repair(source.drawing, findings, profile) : null;
    const remaining = mended?.remaining ?? findings;
    const target = values.out === undefined ? dirname(resolve(folder, file)) : resolve(folder, values.out);
    const [written] = mended
      ? writeFiles(target, [
          { path: `${name}.repaired.svg`, bytes: Buffer.from(writeDrawing(mended.drawing)) },
        ])
      : [];
    const facts = {
      file,
      profile: profile.id,
      findings: remaining.map(presentFinding),
      repaired: mended?.repaired.map(presentFinding) ?? [],
      falseSentences: listFalseSentences(source),
      written,
    };
    out(values.json ? writeJson(facts) : writeReport(basename(file), profile.name, facts));
    return remaining.length > 0 || facts.falseSentences.length > 0 ? STATUS.findings : STATUS.fine;
  },
};

interface FalseSentence {
  readonly sentence: string;
  /** Says what is so instead. */
  readonly right: string;
}

/** Lists the sentences of an English description that its chart or its drawing contradicts. */
function listFalseSentences({
  drawing,
  chart,
  description,
  descriptionLanguage,
}: Source): readonly FalseSentence[] {
  if (!/^en\b/i.test(descriptionLanguage ?? drawing.language)) return [];
  return checkFigure(description ?? drawing.description, chart ? { chart } : { drawing }).flatMap(
    ({ sentence, outcome, right }) =>
      outcome === 'false' && right ? [{ sentence, right: formatClaim(right) }] : [],
  );
}

interface Facts {
  readonly findings: readonly ToldFinding[];
  readonly repaired: readonly ToldFinding[];
  readonly falseSentences: readonly FalseSentence[];
  readonly written: string | undefined;
}

function writeReport(
  file: string,
  medium: string,
  { findings, repaired, falseSentences, written }: Facts,
): string {
  return [
    ...repaired.map(({ message }) => `Repaired: ${message}`),
    ...findings.map(({ severity, message, source }) => `${WORDS[severity]}: ${message} [${source}]`),
    ...falseSentences.map(({ sentence, right }) => `Not so: “${sentence}” ${right}`),
    findings.length === 0
      ? `${file}: nothing to mend for ${medium}.`
      : `${file}: ${findings.length === 1 ? 'one finding' : `${findings.length} findings`} for ${medium}.`,
    ...(written === undefined ? [] : [`Written: ${join(written)}`]),
    '',
  ].join('\n');
}

const WORDS = { error: 'Error', warning: 'Warning', advice: 'Advice' } as const;
