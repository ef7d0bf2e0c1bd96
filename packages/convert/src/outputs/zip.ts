import { fail, type Problem, type Refuse, type Result, succeed, walkLeaves } from '@relievo/graphic/model';
import { type Change, encodeUtf8, type OutputDescriptor, type OutputResult } from '@relievo/graphic/outputs';
import type { Profile } from '@relievo/graphic/profiles';
import { check } from '@relievo/graphic/rules';
import { formatFinding } from '@relievo/graphic/rules/words';
import { type ArchiveFile, packArchive } from '../documents/archive.ts';
import type { OutputSettings } from '../settings.ts';
import { listFigures, type ReadyOutput, type Source } from '../source.ts';
import { ENGLISH_REPORTS } from '../words/en.ts';
import { reportText } from '../words/report-text.ts';
import type { ConversionReports } from '../words/reports.ts';
import { chooseProfile, type ReadyOutputs } from './create-outputs.ts';
import { ALL_OUTPUTS, type OutputName } from './outputs.ts';

const refuse: Refuse<ConversionReports> = fail;

export interface ZipPlan {
  readonly outputs: ReadyOutputs;
  readonly chosen: readonly OutputName[];
  readonly settings: OutputSettings;
  /** Told before each output is made. */
  readonly onStep?: (name: OutputName) => void;
}

/** All other outputs in one file: it is offered as they are, and made of them. */
export const ZIP = {
  id: 'zip',
  words: {
    name: 'All chosen files',
    short: 'Everything as one zip',
    use: 'All of these formats, with a list of what was changed.',
  },
  purpose: 'data',
  mediaType: 'application/zip',
  endings: ['zip'],
  media: ['swell-a4'],
  needs: [],
  ways: [],
} as const satisfies OutputDescriptor<'zip'>;

/** Whatever can be asked for, in the order in which it is offered. */
export const OFFERED_OUTPUTS: readonly OutputDescriptor<OutputName | 'zip'>[] = [...ALL_OUTPUTS, ZIP];

/**
 * The chosen files in one archive, a folder for each output, and a manifest that says how they were
 * made, what was changed, what could not be made and which findings still stand.
 */
export function prepareZip(plan: ZipPlan): ReadyOutput {
  return {
    ...ZIP,
    shows: (source) => source,
    make: async (source, profile): Promise<Result<OutputResult>> => {
      const made = await makeEach(plan, source, profile);
      const files = made.flatMap(({ name, result }): readonly ArchiveFile[] =>
        result.ok
          ? result.value.files.map((file) => ({ name: `${name}/${file.name}`, bytes: file.bytes }))
          : [],
      );
      if (files.length === 0) return refuseEmptyZip(made);
      const manifest = {
        name: 'manifest.json',
        bytes: encodeUtf8(writeManifest(plan, source, profile, made)),
      };
      return succeed({
        files: [
          { name: 'relievo.zip', mediaType: 'application/zip', bytes: packArchive([manifest, ...files]) },
        ],
        changes: made.flatMap(({ name, result }) =>
          result.ok ? result.value.changes : result.problems.map((problem) => reportNotMade(name, problem)),
        ),
      });
    },
  };
}

interface Made {
  readonly name: OutputName;
  readonly result: Result<OutputResult>;
}

async function makeEach(
  { outputs, chosen, onStep }: ZipPlan,
  source: Source,
  profile: Profile,
): Promise<readonly Made[]> {
  const made: Made[] = [];
  for (const name of chosen) {
    onStep?.(name);
    made.push({ name, result: await outputs[name].make(source, chooseProfile(name, profile)) });
  }
  return made;
}

function refuseEmptyZip(made: readonly Made[]): Result<never> {
  for (const { result } of made) if (!result.ok) return result;
  return refuse({ code: 'outputs_not_chosen', parameters: {} });
}

function reportNotMade(output: string, { code, parameters }: Problem): Change<ConversionReports> {
  return {
    code: 'output_not_made',
    parameters: { output, problem: { code, parameters } },
    items: [],
  };
}

/** Codes and parameters for programs, and the English words for people who open the manifest. */
function tellReport<Report extends Problem>(report: Report): Report & { readonly message: string } {
  return {
    ...report,
    message: reportText(report, ENGLISH_REPORTS),
  };
}

/** What translated the words that stand on the sheets, and by which table. */
function listTables({
  drawing,
  furtherSheets = [],
  keySheets = [],
}: Source): readonly { readonly engine: string; readonly table: string }[] {
  const found = new Map<string, { readonly engine: string; readonly table: string }>();
  for (const sheet of [drawing, ...furtherSheets, ...keySheets])
    for (const item of walkLeaves(sheet)) {
      if (item.kind !== 'text' || !item.braille) continue;
      const { engine, table } = item.braille;
      found.set(`${engine} ${table}`, { engine, table });
    }
  return [...found.values()];
}

function writeManifest(
  { settings }: ZipPlan,
  source: Source,
  profile: Profile,
  made: readonly Made[],
): string {
  const { drawing, undrawn } = source;
  const found = undrawn ? [] : listFigures(source).flatMap((sheet) => check(sheet, profile));
  const findings = found.map((finding) => {
    const { rule, code, parameters, severity, items, measured, required, source } = finding;
    return {
      rule,
      code,
      parameters,
      severity,
      items,
      measured,
      required,
      message: formatFinding(finding),
      source,
    };
  });
  const manifest = {
    title: drawing.title,
    language: drawing.language,
    date: settings.date,
    profile: { id: profile.id, name: profile.name },
    braille: undrawn ? [] : listTables(source),
    outputs: made.map(({ name, result }) => ({
      name,
      profile: chooseProfile(name, profile).id,
      braille: (result.ok ? result.value.braille : null) ?? null,
      files: result.ok ? result.value.files.map((file) => `${name}/${file.name}`) : [],
      changes: result.ok ? result.value.changes.map(tellReport) : [],
      problems: result.ok ? [] : result.problems.map(tellReport),
    })),
    findings,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
