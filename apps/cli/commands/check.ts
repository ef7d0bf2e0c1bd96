import { basename, dirname, join, resolve } from 'node:path';
import { checkFigure, formatClaim } from '@relievo/chart/claims';
import type { Source } from '@relievo/convert';
import { openBraille } from '@relievo/convert/braille';
import { listDocumentFindings } from '@relievo/convert/publications';
import { check as findingsIn, repair } from '@relievo/graphic/rules';
import { writeDrawing } from '@relievo/graphic/svg';
import { readProfile } from '../input/profile.ts';
import { type Input, readFirst } from '../input/read-input.ts';
import { BadInput, STATUS, type Status } from '../io.ts';
import type { Words } from '../options.ts';
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
    const { source, name, document } = await readFirst(
      io,
      file,
      { ...importOptions(values, profile, openBraille().translate), charts: 'drawing' },
      (input) => !input.source.undrawn || input.document !== undefined,
    );
    if (document) return checkText(document, { file, values, out });
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

interface Checked {
  readonly file: string;
  readonly values: Words['values'];
  readonly out: (text: string) => void;
}

/** Checks a document by the rules of documents: its figures are drawn when it is converted. */
function checkText(document: NonNullable<Input['document']>, { file, values, out }: Checked): Status {
  if (values.repair)
    throw new BadInput(
      'repair_of_drawings',
      '--repair mends drawings. Mend a document in the program that made it.',
    );
  const findings = listDocumentFindings(document);
  const lines = findings.map(({ severity, message, source }) => `${WORDS[severity]}: ${message} [${source}]`);
  const sum = `${basename(file)}: ${countFindings(findings.length)} in the document.`;
  out(values.json ? writeJson({ file, findings }) : [...lines, sum, ''].join('\n'));
  return findings.length > 0 ? STATUS.findings : STATUS.fine;
}

function countFindings(count: number): string {
  if (count === 0) return 'nothing to mend';
  return count === 1 ? 'one finding' : `${count} findings`;
}

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
    `${file}: ${countFindings(findings.length)} for ${medium}.`,
    ...(written === undefined ? [] : [`Written: ${join(written)}`]),
    '',
  ].join('\n');
}

const WORDS = { error: 'Error', warning: 'Warning', advice: 'Advice' } as const;
