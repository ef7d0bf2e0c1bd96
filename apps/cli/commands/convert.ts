import { resolve } from 'node:path';
import { certaintyOf, type FoundChart } from '@relievo/chart/reading';
import { listFigures, type OutputSettings, planSource, type Source, spreadSource } from '@relievo/convert';
import { keepDrawing } from '@relievo/convert/formats';
import {
  chooseProfile,
  createOutputs,
  isOutputName,
  OUTPUT_NAMES,
  prepareZip,
} from '@relievo/convert/outputs';
import {
  findPublication,
  PACKAGE,
  type PUBLICATIONS,
  type PublicationMeans,
  packDocument,
} from '@relievo/convert/publications';
import { fail, READERS, type Result } from '@relievo/graphic/model';
import type { OutputResult } from '@relievo/graphic/outputs';
import type { Profile } from '@relievo/graphic/profiles';
import { check } from '@relievo/graphic/rules';
import { addAll } from '@relievo/words';
import { readProfile } from '../input/profile.ts';
import { type ImportOptions, type Input, type Inputs, readInputs } from '../input/read-input.ts';
import { BadInput, type Io, STATUS, type Status } from '../io.ts';
import type { Options, Words } from '../options.ts';
import { writeJson } from '../output/json.ts';
import { createProgress, type Progress } from '../output/progress.ts';
import { withWords } from '../output/told.ts';
import { type MadeFile, writeFiles } from '../output/write-files.ts';
import { openTools, type Tools } from '../tools.ts';
import type { Command } from './command.ts';
import { type Chosen, checkTable, MAKING, parseChoice, parseOutputs, settingsOf, ZIP } from './making.ts';
import { COUNTED, type ReadChart, type Report, reportText, withAllWords } from './report.ts';
import { importOptions } from './shared.ts';

export const convert: Command = {
  options: [...MAKING, 'pages', 'layout', 'sheets', 'reader', 'charts'],
  run: (words, io) => makeOutputs(words, io),
};

/** Makes inputs of what was given, by what was said of it. */
export type ReadGiven = (given: string, options: ImportOptions) => Promise<Inputs>;

export async function makeOutputs(words: Words, io: Io): Promise<Status> {
  if (words.positionals.length === 0)
    throw new BadInput('no_file', 'There is no file to convert. Name one, such as drawing.svg or data.csv.');
  return makeOutputsOf(words, io, (given, options) => readInputs(io.folder, given, options));
}

/** Pictures of a document that are drawn for touch: each takes seconds. */
const MAX_PICTURES = 60;

/** Each input through each output: what one cannot make is told and keeps no other back. */
export async function makeOutputsOf(
  { values, positionals }: Words,
  io: Io,
  read: ReadGiven,
): Promise<Status> {
  const names = parseOutputs(values.to);
  const profile = readProfile(io.folder, values.profile);
  const tools = openTools();
  checkTable(tools.translator, values.table);
  const progress = createProgress(io);
  const settings = settingsOf(values);
  const mostFindings = values.json ? Infinity : COUNTED;
  const drawsFigures = names.some(isOfDocuments) ? { drawsFigures: MAX_PICTURES } : {};
  const making = { names, profile, tools, progress, mostFindings };
  const reports: Report[] = [];
  const files: MadeFile[] = [];
  try {
    for (const given of positionals) {
      progress.show(`Reading ${given}`);
      const options = importOptions(values, profile, tools.translator.translate);
      const inputs = await read(given, { ...options, ...drawsFigures });
      for (const imported of withoutPartsOfDocuments(inputs, names)) {
        const input = onSheets(imported, { values, profile, translator: tools.translator });
        const wanted = namesFor(imported, inputs, names);
        const job = { ...making, names: wanted, input, settings: { ...settings, date: input.date } };
        const { report, made } = await makeAll(job, createUniqueName(input.name, reports));
        reports.push({ ...report, input: given, pages: inputs.length > 1 ? input.pages : [] });
        addAll(files, made);
      }
    }
  } finally {
    progress.done();
  }
  const target = resolve(io.folder, values.out ?? '.');
  const written = files.length > 0 ? writeFiles(target, files) : [];
  io.out(
    values.json ? writeJson({ inputs: reports.map(withAllWords), written }) : reportText(reports, written),
  );
  const found = reports.some(({ findings, problems }) => findings.length + problems.length > 0);
  return found ? STATUS.findings : STATUS.fine;
}

function isOfDocuments(name: Chosen[number]): boolean {
  return name === PACKAGE.id || findPublication(name) !== undefined;
}

/** Leaves out drawings that are in the document of their file, if only outputs of documents are wanted. */
function withoutPartsOfDocuments(inputs: Inputs, names: Chosen): readonly Input[] {
  const documents = inputs.filter(({ document }) => document !== undefined);
  if (documents.length === 0 || !names.every(isOfDocuments)) return inputs;
  return documents.map((input) => ({
    ...input,
    changes: input.changes.filter(({ code }) => code !== 'pdf_graphic_apart'),
  }));
}

/** Chooses the outputs of an input. A drawing that is in the document of its file has none of a document. */
function namesFor({ document }: Input, inputs: Inputs, names: Chosen): Chosen {
  const isPart = !document && inputs.some((other) => other.document !== undefined);
  return isPart ? names.filter((name) => !isOfDocuments(name)) : names;
}

interface Spreading {
  readonly values: Options;
  readonly profile: Profile;
  readonly translator: Tools['translator'];
}

/** On the sheets that its file asks for; with --sheets auto on several where one is too full, with --sheets one on one. */
function onSheets(input: Input, { values, profile, translator }: Spreading): Input {
  const { spread: _, ...whole } = input.source.drawing;
  const wanted = values.sheets === undefined ? null : parseChoice('sheets', values.sheets, ['auto', 'one']);
  const reader = parseChoice('reader', values.reader ?? 'practiced', READERS);
  if (wanted === 'one') return { ...input, source: { ...input.source, drawing: whole } };
  const { source, changes } =
    wanted === 'auto' ? planSource(input.source, reader, profile) : { source: input.source, changes: [] };
  return {
    ...input,
    source: spreadSource(source, translator, values.table),
    changes: [...input.changes, ...changes],
  };
}

/** Two inputs of one name do not write over each other. */
function createUniqueName(name: string, reports: readonly Report[]): string {
  const taken = new Set(reports.map((report) => report.name));
  let unique = name;
  for (let count = 2; taken.has(unique); count += 1) unique = `${name}-${count}`;
  return unique;
}

interface Job {
  readonly input: Input;
  readonly names: Chosen;
  readonly profile: Profile;
  readonly tools: Tools;
  readonly settings: OutputSettings;
  readonly progress: Progress;
  /** Of each rule; programs are told all. */
  readonly mostFindings: number;
}

interface MadeAll {
  readonly report: Omit<Report, 'input' | 'pages'>;
  readonly made: readonly MadeFile[];
}

async function makeAll(
  { input, names, profile, tools, settings, progress, mostFindings }: Job,
  name: string,
): Promise<MadeAll> {
  const { source } = input;
  const outputs = createOutputs(tools, settings);
  const others = names.filter((one) => isOutputName(one));
  const packed = others.length > 0 ? others : OUTPUT_NAMES;
  const show = (what: string): void => progress.show(`${name}: making ${what}`);
  const made: MadeFile[] = [];
  const results: { output: string; result: Result<OutputResult> }[] = [];
  for (const output of names) {
    show(output);
    const publication = choosePublication(output, input);
    const means = { translator: tools.translator, speech: tools.speech, settings, profile };
    const result =
      output === PACKAGE.id
        ? await pack(input, means, show)
        : publication
          ? await publish(publication, input, means)
          : isOutputName(output)
            ? await outputs[output].make(source, chooseProfile(output, profile))
            : await prepareZip({ outputs, chosen: packed, settings, onStep: show }).make(source, profile);
    results.push({ output, result });
    if (result.ok)
      for (const file of result.value.files)
        made.push({
          path: nameFile(name, output, file.name),
          bytes: output === 'svg' ? withDrawing(file, source) : file.bytes,
        });
  }
  return {
    report: {
      name,
      ...collectTold(input, results),
      findings: source.undrawn
        ? []
        : listFigures(source).flatMap((sheet) => check(sheet, profile, mostFindings)),
      charts: (input.charts ?? []).map(presentChart),
    },
    made,
  };
}

/** Names a file. Zips are beside the folder of the others. */
function nameFile(name: string, output: Chosen[number], file: string): string {
  if (output === ZIP) return `${name}.zip`;
  return output === PACKAGE.id ? `${name}-package.zip` : `${name}/${output}/${file}`;
}

/** Packs all publications of a whole document; a drawing or a table alone is refused. */
async function pack(
  { document, changes }: Input,
  means: PublicationMeans,
  onStep: (name: string) => void,
): Promise<Result<OutputResult>> {
  return document
    ? packDocument(document, means, { notes: changes, onStep })
    : fail({ code: 'publication_of_documents', parameters: { name: PACKAGE.name } });
}

/** Chooses what to publish. A drawing or a table alone is made in the output of the same name, if there is one. */
function choosePublication(name: Chosen[number], { document }: Input): ReturnType<typeof findPublication> {
  return document || !isOutputName(name) ? findPublication(name) : undefined;
}

/** Presents the table that was read from a drawing, each cell with how sure it is. */
function presentChart(chart: FoundChart): ReadChart {
  const { type, title, x, y, unit, cells } = chart;
  return {
    type,
    title,
    x,
    y,
    unit,
    cells: cells.map((row, at) =>
      row.map((text, column) => ({ text, certainty: certaintyOf(chart, at, column) })),
    ),
  };
}

/** Publishes a whole document; a drawing or a table alone is refused. */
async function publish(
  publication: (typeof PUBLICATIONS)[number],
  { document }: Input,
  means: PublicationMeans,
): Promise<Result<OutputResult>> {
  return document
    ? publication.make(document, means)
    : fail({ code: 'publication_of_documents', parameters: { name: publication.name } });
}

/** So that `check` and `convert` read a picture of ours as what it was made of. */
function withDrawing({ name, bytes }: OutputResult['files'][number], source: Source): Uint8Array {
  const [, kind, number] = /^(?:(sheet|key)-(\d+)\/)?/.exec(name) ?? [];
  const drawing =
    kind === 'sheet'
      ? source.furtherSheets?.[Number(number) - 2]
      : kind === 'key'
        ? source.keySheets?.[Number(number) - 1]
        : source.drawing;
  return drawing ? Buffer.from(keepDrawing(Buffer.from(bytes).toString('utf8'), drawing)) : bytes;
}

function collectTold(
  { changes }: Input,
  results: readonly { readonly output: string; readonly result: Result<OutputResult> }[],
): Pick<Report, 'changes' | 'braille' | 'problems'> {
  return {
    braille: results.flatMap(({ output, result }) =>
      result.ok && result.value.braille ? [{ output, ...result.value.braille }] : [],
    ),
    changes: [
      ...changes.map((change) => ({ output: null, ...withWords(change) })),
      ...results.flatMap(({ output, result }) =>
        result.ok && output !== ZIP
          ? result.value.changes.map((change) => ({ output, ...withWords(change) }))
          : [],
      ),
    ],
    problems: results.flatMap(({ output, result }) =>
      result.ok ? [] : result.problems.map((problem) => ({ output, ...withWords(problem) })),
    ),
  };
}
