import type { Document } from '@relievo/document/model';
import type { ShownFigure } from '../figures.ts';
import type { References } from '../html/references.ts';
import type { Writing } from '../html/writing.ts';
import { findPublicationWords } from '../words.ts';

export interface PlacedPage {
  readonly page: string;
  readonly href: string;
}

export const CONTENTS = 'nav.xhtml#toc';

export function namePicture({ id, mediaType }: Document['pictures'][number]): string {
  const [, kind = 'png'] = mediaType.split('/');
  return `pictures/${id}.${kind === 'jpeg' ? 'jpg' : kind}`;
}

export function nameDrawing(figure: string): string {
  return `drawings/${figure}.svg`;
}

export interface BookParts {
  readonly document: Document;
  readonly places: ReadonlyMap<string, string>;
  /** Pages of the print in the order of reading; filled while chapters are written. */
  readonly pages: PlacedPage[];
  readonly names: ReadonlyMap<string, string>;
  readonly shown: ReadonlyMap<string, ShownFigure>;
  readonly references: References;
}

/** Creates the addresses of a file of the book. */
export function createWriting(
  file: string,
  { document, places, pages, names, shown, references }: BookParts,
): Writing {
  const { language } = document.metadata;
  const addressOf = (block: string, id: string): string => {
    const place = places.get(block);
    return place === undefined || place === file ? `#${id}` : `${place}#${id}`;
  };
  return {
    isBook: true,
    words: findPublicationWords(language),
    language,
    addressOfPicture: (picture) => names.get(picture) ?? '',
    addressOfBlock: (id) => addressOf(id, id),
    idOfReference: references.nextId,
    addressesOfReferences: (note) => references.listPlaces(note).map(({ id, block }) => addressOf(block, id)),
    addressOfContents: CONTENTS,
    idOfPage(page) {
      const id = `print-page-${pages.length + 1}`;
      pages.push({ page, href: `${file}#${id}` });
      return id;
    },
    figure({ id }) {
      const { svg = null, description = '', table = null } = shown.get(id) ?? {};
      return { drawing: svg ? nameDrawing(id) : null, description, table };
    },
  };
}
