import { z } from 'zod';
import { OUTPUT_OFFERS, type OutputOffer, offerOf } from '../files/output-offers.ts';
import { ACCESSIBILITY_VOCABULARY as VOCABULARY } from './accessibility-vocabulary.ts';

/** What a reader can do with a resource, in the order in which it is told. */
export const READING_WAYS = [
  'touch',
  'hold',
  'vibration',
  'braille',
  'hear',
  'spokenParts',
  'see',
  'text',
  'description',
  'longDescription',
  'captions',
  'taggedPdf',
] as const;
export type ReadingWay = (typeof READING_WAYS)[number];

/** The ways that begin with a file which the product makes when somebody chooses it. */
export const MAKEABLE_WAYS = [
  'touch',
  'hold',
  'vibration',
  'braille',
  'hear',
  'spokenParts',
  'longDescription',
  'taggedPdf',
] as const satisfies readonly ReadingWay[];
export type MakeableWay = (typeof MAKEABLE_WAYS)[number];

/** What is missing for some readers, as far as we can tell. */
export const READING_GAPS = ['description', 'captions'] as const;
export type ReadingGap = (typeof READING_GAPS)[number];

/** What a rule found in one of the forms of a resource, and nobody mended. */
export const standingFinding = z.object({
  /** The medium that it was made for. */
  profile: z.string(),
  severity: z.enum(['error', 'warning', 'advice']),
  /** What it says, as a code of the rules with its parameters, and in English for who has no catalogue. */
  code: z.string(),
  parameters: z.record(z.string(), z.unknown()),
  message: z.string(),
});
export type StandingFinding = z.infer<typeof standingFinding>;

export const accessibility = z.object({
  /** What there is. */
  ways: z.array(z.enum(READING_WAYS)),
  /** What nobody had made yet, and is made when somebody chooses it. */
  makeable: z.array(z.enum(MAKEABLE_WAYS)),
  gaps: z.array(z.enum(READING_GAPS)),
  findings: z.array(standingFinding),
  /** The same for machines, in the words of the published vocabulary. */
  accessMode: z.array(z.enum(VOCABULARY.accessMode)),
  /** Each is enough by itself; the modes in one belong together. */
  accessModeSufficient: z.array(z.array(z.enum(VOCABULARY.accessModeSufficient))),
  accessibilityFeature: z.array(z.enum(VOCABULARY.accessibilityFeature)),
  accessibilityHazard: z.array(z.enum(VOCABULARY.accessibilityHazard)),
});
export type Accessibility = z.infer<typeof accessibility>;

/** What of a resource decides how it can be read. */
export interface ReadingMatter {
  readonly altText: string;
  /** `chart` for a picture of numbers. */
  readonly type: string | null;
  /** Of the file that the author put in. */
  readonly format: string | null;
  readonly graphicType: string | null;
  readonly hasPicture: boolean;
  /** Its numbers are at hand, to be played as tones. */
  readonly hasChartData: boolean;
  /** What was made of it. */
  readonly outputs: readonly { readonly format: string; readonly profile: string }[];
  /** Formats that a press makes, whether or not somebody had them made. */
  readonly makeable: readonly string[];
  readonly findings: readonly StandingFinding[];
}

/** Forms that authors put in. */
const FORMS = {
  film: ['mp4', 'avi', 'mov', 'webm'],
  document: ['html', 'doc', 'docx', 'ppt', 'pptx', 'pdf'],
  /** These may hold something that moves. */
  moving: ['mp4', 'avi', 'mov', 'webm', 'gif', 'ppt', 'pptx'],
} as const;

/** How a resource can be read and what is missing, from what it really has. */
export function describeAccessibility(matter: ReadingMatter): Accessibility {
  const { findings, makeable } = matter;
  const has = findWhatItHas(matter);
  const canBeMade = listWaysOf(makeable.map(offerOf));
  const ways = READING_WAYS.filter((way) => has[way]);
  const gaps = READING_GAPS.filter((gap) => !has[gap] && (gap === 'captions' ? has.film : has.picture));
  return {
    ways,
    makeable: MAKEABLE_WAYS.filter((way) => canBeMade[way] && !has[way]),
    gaps,
    findings: dropRepeats(findings),
    accessMode: listModes(matter, has),
    accessModeSufficient: listSufficientModes(has),
    accessibilityFeature: listFeatures(has),
    accessibilityHazard: listHazards(matter, has),
  };
}

/** Two forms for one medium have the same faults. */
function dropRepeats(findings: readonly StandingFinding[]): StandingFinding[] {
  const found = new Map(findings.map((finding) => [`${finding.profile} ${finding.message}`, finding]));
  return [...found.values()];
}

/** What the files of some outputs can be read by, whatever is in them. */
function listWaysOf(offers: readonly (OutputOffer | undefined)[]) {
  const ways = new Set(offers.flatMap((offer) => offer?.ways ?? []));
  return {
    tactileAlone: ways.has('touch_alone'),
    touch: ways.has('touch'),
    hold: ways.has('hold'),
    vibration: ways.has('vibration'),
    braille: ways.has('braille'),
    hear: ways.has('spoken_whole'),
    spokenParts: ways.has('spoken_parts'),
    longDescription: ways.has('long_description'),
    taggedPdf: ways.has('tagged_pdf'),
  };
}

type Has = ReturnType<typeof findWhatItHas>;

function findWhatItHas({ altText, format, graphicType, hasPicture, hasChartData, outputs }: ReadingMatter) {
  // A kind of graphic says that the resource can be had in this form, also to who may not have the file.
  const kind = OUTPUT_OFFERS.find((offer) => offer.graphicType !== null && offer.graphicType === graphicType);
  const ways = listWaysOf([...outputs.map((output) => offerOf(output.format)), kind]);
  const isOwn = (forms: readonly string[]) => format !== null && forms.includes(format);
  const film = isOwn(FORMS.film);
  const text = isOwn(FORMS.document);
  const picture = !film && !text && (hasPicture || format !== null);
  const description = altText.trim() !== '';
  // What is written or spoken of a picture is its description or its numbers: without them, a title is left.
  const isTold = description || hasChartData || text;
  return {
    ...ways,
    hear: ways.hear || hasChartData,
    /** Tones alone do not say what they stand for. */
    spokenWhole: ways.hear && isTold,
    see: hasPicture || format !== null,
    picture,
    film,
    text,
    description,
    longDescription: ways.longDescription && isTold,
    captions: film && outputs.some((output) => output.format === 'vtt' && output.profile === 'captions'),
    files: outputs.length > 0 || format !== null,
  };
}

function listModes({ type }: ReadingMatter, has: Has): Accessibility['accessMode'] {
  return [
    ...(has.see ? (['visual'] as const) : []),
    ...(type === 'chart' ? (['chartOnVisual'] as const) : []),
    ...(has.text || has.longDescription ? (['textual'] as const) : []),
    ...(has.touch || has.hold || has.vibration ? (['tactile'] as const) : []),
    ...(has.hear || has.spokenParts || has.film ? (['auditory'] as const) : []),
  ];
}

function listSufficientModes(has: Has): Accessibility['accessModeSufficient'] {
  return [
    ...(has.picture ? [['visual' as const]] : []),
    ...(has.film ? [['auditory' as const, 'visual' as const]] : []),
    ...(has.captions ? [['textual' as const, 'visual' as const]] : []),
    ...(has.text ? [['textual' as const, 'visual' as const]] : []),
    ...(has.tactileAlone ? [['tactile' as const]] : []),
    ...(has.spokenParts ? [['auditory' as const, 'tactile' as const]] : []),
    ...(has.spokenWhole ? [['auditory' as const]] : []),
    ...((has.description && has.picture) || has.longDescription ? [['textual' as const]] : []),
  ];
}

function listFeatures(has: Has): Accessibility['accessibilityFeature'] {
  const found: Accessibility['accessibilityFeature'] = [
    ...(has.description ? (['alternativeText'] as const) : []),
    ...(has.longDescription ? (['longDescription'] as const) : []),
    ...(has.touch ? (['tactileGraphic'] as const) : []),
    ...(has.hold ? (['tactileObject'] as const) : []),
    ...(has.braille ? (['braille'] as const) : []),
    ...(has.captions ? (['closedCaptions'] as const) : []),
    ...(has.taggedPdf ? (['taggedPDF'] as const) : []),
    // Nothing that is had here is locked against programs that read.
    ...(has.files ? (['unlocked'] as const) : []),
  ];
  return found.length > 0 ? found : ['none'];
}

/** Our own forms hold still, and their sound keeps to one loudness; what else is in a file only its author knows. */
function listHazards({ format }: ReadingMatter, has: Has): Accessibility['accessibilityHazard'] {
  const moving: readonly string[] = FORMS.moving;
  if (format === null || !moving.includes(format)) return ['none'];
  return [
    'unknownFlashingHazard',
    'unknownMotionSimulationHazard',
    has.film ? 'unknownSoundHazard' : 'noSoundHazard',
  ];
}
