import {
  canonical,
  type Drawing,
  GRAPHIC_TYPES,
  knownProfile,
  type Profile,
  STARTER_DRAWINGS,
  writeDrawing,
} from '@relievo/graphic';
import type { StarterEntry } from './entry.ts';
import { PYTHAGORAS_LESSON } from './lesson-plan.ts';

export type MadeFile = {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  readonly name: string;
};

/** What an entry consists of: its drawing, the form of its kind of graphic, and what its author put in. */
export type Drawn = {
  readonly title: string;
  readonly altText: string;
  readonly picture: MadeFile;
  readonly source: MadeFile;
  readonly output: MadeFile & { readonly format: string; readonly profile: string; readonly report: object };
};

const SVG = 'image/svg+xml';
const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

export function drawEntry(entry: StarterEntry): Drawn {
  const make = STARTER_DRAWINGS.get(entry.drawing);
  if (!make) throw new Error(`No drawing is called ${entry.drawing}.`);
  const drawing = canonical(make());
  const picture = { bytes: encode(writeDrawing(drawing)), mediaType: SVG, name: `${entry.drawing}.svg` };
  return {
    title: entry.title ?? drawing.title,
    altText: drawing.description,
    picture,
    source: entry.contentType === 'lesson-plan' ? lessonOf(entry) : picture,
    output: outputOf(entry, drawing),
  };
}

function lessonOf({ name = 'lesson' }: StarterEntry): MadeFile {
  return { bytes: encode(PYTHAGORAS_LESSON), mediaType: 'text/html', name: `${name}.html` };
}

function outputOf({ graphicType }: StarterEntry, drawing: Drawing): Drawn['output'] {
  const output = GRAPHIC_TYPES[graphicType];
  const profile = profileFor(graphicType, drawing);
  const made = output.make({ drawing }, profile);
  if (!made.ok) throw new Error(`${drawing.id} as ${output.id}: ${made.problems[0].message}`);
  const { files, changes } = made.value;
  // Where an output makes a preview beside it, the file itself comes last.
  const file = files.at(-1) ?? files[0];
  return { ...file, format: output.id, profile: profile.id, report: { changes } };
}

/** The medium with a sheet that lies as the drawing does. */
function profileFor(
  graphicType: StarterEntry['graphicType'],
  { sheet: { width, height } }: Drawing,
): Profile {
  const profile = knownProfile(graphicType === 'vital_haptics' ? 'touchscreen' : 'swell-a4');
  return { ...profile, sheet: { ...profile.sheet, width, height } };
}
