import type { ChartWork } from '@relievo/chart/work';
import type { Drawing } from '@relievo/graphic/model';

/** The ways in which outputs show a figure. */
export const TREATMENTS = ['tactile', 'chart', 'described', 'decoration'] as const;
export type Treatment = (typeof TREATMENTS)[number];

/** The content of a figure. It is empty if the picture of the file could not be opened, and only its words are known. */
export interface FigureContent {
  /** As the file had it: the id of one of the document's pictures. */
  readonly picture?: string;
  /** As fingers read it. */
  readonly drawing?: Drawing;
  /** The sheets of its key, if the drawing has no room for it. */
  readonly keySheets?: readonly KeySheet[];
  /** The numbers of it and how they are shown. */
  readonly chart?: ChartWork;
}

export interface KeySheet {
  readonly drawing: Drawing;
}

/** A picture that the document holds; its bytes lie beside the document. */
export interface Picture {
  readonly id: string;
  readonly mediaType: PictureType;
  /** Pixels, as the picture lies upright. */
  readonly width: number;
  readonly height: number;
}

/** Only pixels are pictures. An SVG may hold scripts and addresses, and is read as a drawing instead. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

/** The bytes of the pictures, by their ids. */
export type PictureBytes = ReadonlyMap<string, Uint8Array>;
