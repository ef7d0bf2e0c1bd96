import type { Translate } from '@relievo/braille';
import type { ChartWish } from '@relievo/chart/model';
import type { FoundChart } from '@relievo/chart/reading';
import type { ReadOptions, ReadTable } from '@relievo/chart/table';
import type { WholeDocument } from '@relievo/document/file';
import type { Result, Sheet } from '@relievo/graphic/model';
import type { Change } from '@relievo/graphic/outputs';
import type { Profile } from '@relievo/graphic/profiles';
import type { PictureClass } from '@relievo/trace/classify';
import type { Count } from '@relievo/words';
import type { Source } from '../source.ts';
import type { Note } from './notes.ts';

/** A file as it came: nobody has looked into it yet, and its name may lie. */
export interface InputFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** How sure an importer is of bytes: no other form begins like this, they look like it, they may be it. */
export type Confidence = 'certain' | 'likely' | 'possible';
export const CONFIDENCES: readonly Confidence[] = ['certain', 'likely', 'possible'];

/** How a long task is followed and stopped. */
export interface Task {
  readonly signal?: AbortSignal;
  readonly onProgress?: (done: number, of: number) => void;
}

/** One way in. What it needs to know comes when pages or tables are asked for, each with options of its own. */
export interface Importer {
  readonly id: string;
  readonly name: string;
  /** Endings of names, without the dot, in small letters: they break ties and are shown to people. */
  readonly endings: readonly string[];
  /** More bytes than these are refused before they are read. */
  readonly mostBytes: number;
  /** Whether the bytes may be of this kind; null where they cannot be. Most see it at the beginning; archives say it at their end. */
  readonly sniff: (head: Uint8Array, whole: Uint8Array) => Confidence | null;
  readonly open: (
    file: InputFile,
    task?: Task,
    reading?: ReadOptions,
  ) => Result<OpenedFile> | Promise<Result<OpenedFile>>;
}

export type OpenedFile = OpenedPages | OpenedTable | OpenedTables;

export type PageKind = 'drawing' | 'picture' | 'text';

export interface Page {
  /** From 1, as people count. */
  readonly number: number;
  readonly name: string;
  readonly kind: PageKind;
  /** Millimetres. */
  readonly size: { readonly width: number; readonly height: number };
  /** A page of text that shows a graphic, too. */
  readonly holdsGraphic?: true;
}

/** A file of pages, of which people choose some. Nothing is worked out for a page before it is asked for. */
export interface OpenedPages {
  readonly kind: 'pages';
  readonly pages: readonly Page[];
  /** A small PNG of the page, at most so many pixels on its longer side. */
  readonly drawThumbnail: (page: number, pixels: number, task?: Task) => Promise<Result<Uint8Array>>;
  readonly importPages: (
    chosen: readonly number[],
    options: PageOptions,
    task?: Task,
  ) => Promise<Result<readonly ImportedPage[]>>;
  /** Pages of text that become one text each, where all of them together would be too long. */
  readonly textGroups?: readonly (readonly number[])[];
  /** Pages of text as one text, where the file has such pages. */
  readonly importText?: (
    chosen: readonly number[],
    options: PageOptions,
    task?: Task,
  ) => Promise<Result<Imported>>;
  /** The chosen pages as one document with its figures; null if they hold nothing but one drawing. */
  readonly importDocument?: (
    chosen: readonly number[],
    options: PageOptions,
    task?: Task,
  ) => Promise<ImportedDocument | null>;
}

/** A document, and the notes about how it was read. */
export interface ImportedDocument {
  readonly document: WholeDocument;
  readonly notes: readonly Note[];
}

export interface PageOptions {
  readonly title?: string;
  readonly language?: string;
  /** What it shall stand on, made smaller where it has to be; a sheet of its own size where it is left out. */
  readonly sheet?: Sheet;
  /** Of a page of text its graphic, and not the text. */
  readonly part?: 'graphic';
  /** A picture of which somebody has chosen what belongs to it: no page is looked for in it. */
  readonly isWholePicture?: boolean;
  /** Characters of a text; MOST_TEXT_CHARACTERS if it is left out. */
  readonly maxCharacters?: number;
}

export type ImportedPage = Imported & { readonly page: number };

/** Another program made the drawing, or changed one that this product wrote. */
export type DrawingOrigin =
  | {
      readonly kind: 'found';
      /** Ids of areas through which the file shows what is under them. */
      readonly translucent: readonly string[];
    }
  | { readonly kind: 'changed' };

/** A source, and what was decided, changed or lost while it was read. */
export interface Imported {
  readonly source: Source;
  /** The whole document with its figures, if the file is read as a document. */
  readonly document?: WholeDocument;
  readonly notes: readonly Note[];
  /** Says where the drawing is from, unless it is a drawing as this product writes it. */
  readonly origin?: DrawingOrigin;
  /** Ids of pictures that a drawing of another program has among its parts: they are traced next. */
  readonly embedded?: readonly string[];
  /** Of a picture: what was seen in it. */
  readonly picture?: PictureReport;
  /** Charts that a drawing shows, with their numbers: a person confirms them before anything is made of them. */
  readonly charts?: readonly FoundChart[];
}

/** What a picture is, and what was read in it: proposals, of which each says how sure it is. */
export interface PictureReport {
  readonly seen: PictureClass;
  readonly words: readonly FoundWord[];
  /** Pieces that may be print and could not be read. */
  readonly unread: Count;
}

export interface FoundWord {
  readonly text: string;
  /** From 0 to 100, as the reader says it of itself. */
  readonly confidence: number;
  /** The text of the drawing that it is in; null for a word in the text of the page around the drawing. */
  readonly item: string | null;
  /** Millimetres on the sheet, before the drawing was laid on another one. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** Numbers: what they become is chosen by whoever looks at the table. */
export type OpenedTable = ReadTable & {
  readonly kind: 'table';
  readonly notes: readonly Note[];
  readonly makeChart: (options: ChartOptions) => Result<ImportedChart>;
};

/** A workbook of several tables: each is a chart of its own, or says why it is none. */
export interface OpenedTables {
  readonly kind: 'tables';
  readonly tables: readonly NamedTable[];
  /** Of the whole file. */
  readonly notes: readonly Note[];
}

export interface NamedTable {
  readonly name: string;
  /** What the sheet says above its table. */
  readonly title: string | null;
  readonly opened: Result<OpenedTable>;
}

export interface ChartOptions {
  readonly profile: Profile;
  readonly translate: Translate;
  /** A braille code or table; the language's own where it is left out. */
  readonly table?: string;
  readonly language?: string;
  readonly title?: string;
  readonly wish?: ChartWish;
}

/** Remarks are those of the table and the chart, which have words of their own. */
export type ImportedChart = Imported & { readonly changes: readonly Change[] };

export type DraftOptions = ChartOptions &
  PageOptions & {
    readonly reading?: ReadOptions;
    /** Only these pages; those that are not there are left out. All where it says nothing. */
    readonly pages?: readonly number[];
    /** Whether charts that a drawing shows are drawn again from their numbers; a drawing stays as it is if left out. */
    readonly charts?: ChartForm;
    /** The number of pictures of a document that are drawn for touch at most, beside its drawings; none if it is left out. */
    readonly drawsFigures?: number;
    /** Drawings of other programs become figures for fingers; `source` leaves them as they are. */
    readonly layout?: Layout;
    /** A file of several pages that is read as a document is one draft with its figures; each page is one if left out. */
    readonly documents?: 'whole';
    /** Labels of a drawing are in the uncontracted code of its language. */
    readonly isUncontracted?: boolean;
  };

export const CHART_FORMS = ['redrawn', 'drawing', 'both'] as const;
type ChartForm = (typeof CHART_FORMS)[number];

export const LAYOUTS = ['figure', 'source'] as const;
export type Layout = (typeof LAYOUTS)[number];
