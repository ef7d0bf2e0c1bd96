import { z } from 'zod';
import { isOffered, OUTPUT_OFFERS } from '../library/files/output-offers.ts';
import { declareSessionOperation } from '../operations/operation.ts';

/** The ways in which a resource is taken along. */
export const TAKE_WAYS = ['swell', 'embosser', 'display', 'sound', 'text'] as const;
export type TakeWay = (typeof TAKE_WAYS)[number];

/** The forms of each way, the one for most people first. */
export const FORMS_OF_WAYS: Readonly<Record<TakeWay, readonly string[]>> = {
  swell: ['swell'],
  embosser: ['brf', 'tiger', 'pef'],
  display: ['pins', 'ebraille'],
  sound: ['audio'],
  text: ['pdf', 'text'],
};

/** A form for one device, as 'brf/embosser-6'. */
export function listDevicesOf(way: TakeWay): readonly string[] {
  return FORMS_OF_WAYS[way].flatMap((form) =>
    (OUTPUT_OFFERS.find(({ id }) => id === form)?.media ?? []).map((medium) => `${form}/${medium}`),
  );
}

/** The form and the medium of a device; null for one that is not offered. */
export function readDevice(device: string): { readonly format: string; readonly profile: string } | null {
  const [format = '', profile = ''] = device.split('/');
  return isOffered(format, profile) ? { format, profile } : null;
}

export const BRAILLE_GRADES = ['contracted', 'uncontracted'] as const;
/** The braille in which formulas are written. */
export const MATHEMATICS = ['ueb', 'nemeth'] as const;
export const VOICES = ['slt', 'kal16'] as const;
export const VOICE_SPEEDS = [0.75, 1, 1.25, 1.5, 2] as const;
/** How much a sound file tells: all of it, or the title and what the graphic is. */
export const DETAILS = ['full', 'short'] as const;
export const SOUND_SPEEDS = [1, 2, 3, 4, 5] as const;
export const SOUND_TIMBRES = ['sine', 'organ', 'clarinet', 'strings', 'bell'] as const;
/** Papers that a drawing is made and checked for. */
export const PAPERS = ['swell-a4', 'swell-a3', 'swell-letter'] as const;
/** Licences that a new draft can begin with; its author may write any other. */
export const USUAL_LICENCES = [
  '',
  'CC0',
  'CC BY 4.0',
  'CC BY-SA 4.0',
  'CC BY-NC 4.0',
  'CC BY-NC-SA 4.0',
] as const;

function deviceOf(way: TakeWay) {
  return z.string().refine((device) => listDevicesOf(way).includes(device));
}

const fields = {
  braille: z.enum(BRAILLE_GRADES),
  mathematics: z.enum(MATHEMATICS),
  paper: z.enum(PAPERS),
  embosser: deviceOf('embosser'),
  display: deviceOf('display'),
  /** What is wanted most often; none where nothing was chosen. */
  ways: z.array(z.enum(TAKE_WAYS)).max(TAKE_WAYS.length),
  licence: z.enum(USUAL_LICENCES),
  voice: z.enum(VOICES),
  voiceSpeed: z.literal(VOICE_SPEEDS),
  detail: z.enum(DETAILS),
  soundSpeed: z.literal(SOUND_SPEEDS),
  timbre: z.enum(SOUND_TIMBRES),
};

/** What a person's own devices and habits are; whatever is made for them begins with it. */
export const studio = z.object(fields);
export type Studio = z.infer<typeof studio>;

/** As most people have it, and as it is for whoever has never said. */
export const USUAL_STUDIO: Studio = {
  braille: 'contracted',
  mathematics: 'ueb',
  paper: 'swell-a4',
  embosser: 'brf/embosser-6',
  display: 'pins/dotpad',
  ways: [],
  licence: '',
  voice: 'slt',
  voiceSpeed: 1,
  detail: 'full',
  soundSpeed: 3,
  timbre: 'sine',
};

/** What was kept, as far as it makes sense today: a device that is not offered any more was never chosen. */
export function readKeptStudio(kept: unknown): Studio {
  const found = z.record(z.string(), z.unknown()).safeParse(kept);
  const values = found.success ? found.data : {};
  const sound = Object.entries(fields).flatMap(([name, schema]) => {
    const read = schema.safeParse(values[name]);
    return read.success ? [[name, read.data] as const] : [];
  });
  return studio.parse({ ...USUAL_STUDIO, ...Object.fromEntries(sound) });
}

const tags = ['Account'];

export const studioContract = {
  read: declareSessionOperation('read')
    .route({ method: 'GET', path: '/studio', tags, summary: 'My devices, my braille, my voice and the like' })
    .output(studio),
  change: declareSessionOperation('write')
    .route({
      method: 'PATCH',
      path: '/studio',
      tags,
      summary: 'Change what is made for me begins with; what is left out stays',
    })
    .input(studio.partial())
    .output(studio),
};
