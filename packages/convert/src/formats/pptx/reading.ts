import type { NewId } from '@relievo/document/model';
import type { Element } from '@xmldom/xmldom';
import type { PictureTaker } from '../document/pictures.ts';
import type { Relation } from '../markup/relations.ts';
import type { NoteTaker } from '../notes.ts';

/** Everything that the reading of one slide uses. */
export interface SlideReading {
  readonly newId: NewId;
  readonly notes: NoteTaker;
  readonly pictures: PictureTaker;
  /** BCP 47 of the presentation. */
  readonly language: string;
  /** The parts of the file that the slide refers to, by id. */
  readonly relations: ReadonlyMap<string, Relation>;
  /** The addresses outside of the file that the slide links to, by id. */
  readonly addresses: ReadonlyMap<string, string>;
  /** Opens a part of the file by its path. */
  readonly openPart: (path: string) => Element | null;
}
