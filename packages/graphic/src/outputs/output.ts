import type { Message, Messages } from '@relievo/words';
import type { LabelForm } from '../labels/print/print-labels.ts';
import type { Drawing } from '../model/drawing.ts';
import type { Result } from '../model/result.ts';
import type { Profile } from '../profiles/profile.ts';

/** What an output is made from. Charts and scores join as optional parts, described by their own packages. */
export interface OutputSource<Chart = unknown, Score = unknown> {
  readonly drawing: Drawing;
  readonly chart?: Chart;
  readonly score?: Score;
  readonly description?: string;
}

export interface OutputFile {
  /** Relative, forward slashes: 'graphic.svg'. */
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** A change that the medium forced: told, never silent. A code with parameters, and the items that it is about. */
export type Change<All = Messages> = Message<All> & { readonly items: readonly string[] };

export interface OutputResult {
  readonly files: readonly [OutputFile, ...OutputFile[]];
  readonly changes: readonly Change[];
  /** What translated its words, and by which table. */
  readonly braille?: { readonly engine: string; readonly table: string };
}

/** What a reader wants to do with a file, in the order in which it is offered. */
export const OUTPUT_PURPOSES = [
  'paper',
  'tablet',
  'embosser',
  'braille',
  'pins',
  'hear',
  'read',
  'print',
  'data',
] as const;
export type OutputPurpose = (typeof OUTPUT_PURPOSES)[number];

/** How a form is read. */
export const OUTPUT_WAYS = [
  /** Raised on paper or pins, for fingers. */
  'touch',
  /** Fingers find their way in it without a device that speaks. */
  'touch_alone',
  'vibration',
  'hold',
  'braille',
  /** A device speaks the part under the finger. */
  'spoken_parts',
  'spoken_whole',
  'long_description',
  'tagged_pdf',
] as const;
export type OutputWay = (typeof OUTPUT_WAYS)[number];

/** The kinds of graphic that a library is filtered by: each is had as one output. */
export const GRAPHIC_TYPES = [
  'iveo_audio_tactile',
  'svg_tactileview',
  'viewplus_embossed',
  'vital_haptics',
] as const;
export type GraphicType = (typeof GRAPHIC_TYPES)[number];

/** What must be there: a drawing that is no empty sheet, braille of its words, a voice. */
export type OutputNeed = 'drawing' | 'braille' | 'voice';

/** All that is known of an output before it is made. Whoever lists, names or offers outputs reads it here. */
export interface OutputDescriptor<Id extends string = string> {
  /** What people write and what is kept: it never changes. */
  readonly id: Id;
  readonly words: {
    /** By itself: 'IVEO audio-tactile SVG'. */
    readonly name: string;
    /** In a list of its purpose: 'IVEO'. */
    readonly short: string;
    /** What it is for, in one sentence. */
    readonly use: string;
  };
  readonly purpose: OutputPurpose;
  /** Of the first file, which is what the output is to programs. */
  readonly mediaType: string;
  /** Of all its files, without the dot. */
  readonly endings: readonly string[];
  /** The profiles that it is offered for; where there is one only, nobody has to choose. */
  readonly media: readonly [string, ...string[]];
  /** The medium that it is made for instead, where the chosen one cannot hold it. */
  readonly profileFor?: (chosen: Profile) => Profile;
  readonly needs: readonly OutputNeed[];
  readonly ways: readonly OutputWay[];
  readonly graphicType?: GraphicType;
  /** What its labels are written in unless somebody chooses; left out where eyes do not read it as it is. */
  readonly labels?: LabelForm;
  /** It shows one sheet, so the sheets of a key are made beside it. */
  readonly isOfOneSheet?: true;
}

export type Output<Id extends string = string> = OutputDescriptor<Id> & {
  readonly make: (source: OutputSource, profile: Profile) => Result<OutputResult>;
};

/** Fingers feel it as it is drawn: what the rules find in the drawing is in this form too. */
export function isFeltAsDrawn({ needs, ways }: OutputDescriptor): boolean {
  return needs.includes('drawing') && ways.some((way) => way === 'touch' || way === 'vibration');
}
