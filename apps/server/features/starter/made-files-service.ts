import type { Chart } from '@relievo/chart/model';
import type { Simplification } from '@relievo/contracts/pictures';
import type { Drawing } from '@relievo/graphic/model';
import { outputOfKind } from '@relievo/graphic/outputs';
import { getProfile, type Profile } from '@relievo/graphic/profiles';
import { writeDrawing } from '@relievo/graphic/svg';
import { canonicalise } from '@relievo/graphic/validation';
import { collectStandingFindings, describeChart, tellChanges } from '../outputs/service.ts';
import { ALL_STARTER_DRAWINGS } from './drawings-data.ts';
import { nameOf, type StarterEntry } from './entry-rules.ts';
import { readFilm } from './film/film-service.ts';
import { writeCaptions } from './film/script-data.ts';
import { PYTHAGORAS_LESSON } from './lesson-plan-data.ts';
import type { Original } from './pictures/pictures-data.ts';

export interface MadeFile {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  readonly name: string;
}

export type MadeOutput = MadeFile & {
  readonly format: string;
  readonly profile: string;
  readonly report: object;
};

/** What an entry consists of: its drawing, what its author put in, and the forms in which it can be had. */
export interface Drawn {
  readonly title: string;
  /** What its author says of it. */
  readonly description: string;
  readonly type: 'graphic' | 'chart';
  readonly altText: string;
  /** Its data, where it is a chart, to be read and heard. */
  readonly chart: Chart | null;
  /** What was changed on the way, where it is a picture that was converted. */
  readonly simplifications: readonly Simplification[] | null;
  readonly picture: MadeFile;
  readonly source: MadeFile & { readonly format: 'svg' | 'png' | 'html' | 'webm' };
  readonly outputs: readonly MadeOutput[];
}

const SVG = 'image/svg+xml';

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

export async function drawEntry(entry: StarterEntry): Promise<Drawn> {
  const known = ALL_STARTER_DRAWINGS.get(entry.drawing);
  if (!known) throw new Error(`No drawing is called ${entry.drawing}.`);
  const made = known.make();
  const drawing = canonicalise(made.drawing);
  // The file says everything; the words beside a picture on a card stay short.
  const told = made.chart
    ? { ...drawing, description: describeChart(drawing.description, made.chart) }
    : drawing;
  const picture = { bytes: encode(writeDrawing(told)), mediaType: SVG, name: `${entry.drawing}.svg` };
  return {
    title: entry.title ?? drawing.title,
    description: made.original ? `${entry.use}\n\nSource: ${made.original.source}` : entry.use,
    type: made.chart ? 'chart' : 'graphic',
    altText: drawing.description,
    chart: made.chart ?? null,
    simplifications: made.original?.log ?? null,
    picture,
    source: (await findOwnSource(entry, made.original)) ?? { ...picture, format: 'svg' },
    outputs: [
      outputOf(entry, drawing, made.chart),
      ...(entry.contentType === 'video' ? [captionsOf(entry)] : []),
    ],
  };
}

/** A lesson, a film and a picture that was converted are more than their drawing, which is then their picture. */
async function findOwnSource(
  entry: StarterEntry,
  original: Original | undefined,
): Promise<Drawn['source'] | undefined> {
  const name = nameOf(entry);
  if (original) return { bytes: original.bytes, mediaType: 'image/png', name: `${name}.png`, format: 'png' };
  if (entry.contentType === 'lesson-plan')
    return { bytes: encode(PYTHAGORAS_LESSON), mediaType: 'text/html', name: `${name}.html`, format: 'html' };
  if (entry.contentType === 'video')
    return { bytes: await readFilm(), mediaType: 'video/webm', name: `${name}.webm`, format: 'webm' };
  return undefined;
}

function captionsOf(entry: StarterEntry): MadeOutput {
  const file = { bytes: encode(writeCaptions()), mediaType: 'text/vtt', name: `${nameOf(entry)}.vtt` };
  return { ...file, format: 'vtt', profile: 'captions', report: { changes: [] } };
}

function outputOf({ graphicType }: StarterEntry, drawing: Drawing, chart?: Chart): MadeOutput {
  const output = outputOfKind(graphicType);
  if (!output) throw new Error(`No output is of the kind ${graphicType}.`);
  const profile = profileFor(graphicType, drawing);
  const made = output.make(
    chart ? { drawing, description: describeChart(drawing.description, chart) } : { drawing },
    profile,
  );
  if (!made.ok) throw new Error(`${drawing.id} as ${output.id}: ${made.problems[0].code}`);
  const { files, changes } = made.value;
  // Where an output makes a preview beside it, the file itself comes last.
  const file = files.at(-1) ?? files[0];
  return {
    ...file,
    format: output.id,
    profile: profile.id,
    report: { changes: tellChanges(changes), findings: collectStandingFindings(output, drawing, profile) },
  };
}

/** The medium with a sheet that lies as the drawing does. */
function profileFor(
  graphicType: StarterEntry['graphicType'],
  { sheet: { width, height } }: Drawing,
): Profile {
  const profile = getProfile(graphicType === 'vital_haptics' ? 'touchscreen' : 'swell-a4');
  return { ...profile, sheet: { ...profile.sheet, width, height } };
}
