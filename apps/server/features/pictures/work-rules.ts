import type { PictureWork } from '@relievo/contracts/pictures';
import { isShownPicture } from '../../platform/http/files/shown-pictures.ts';
import type { OwnPicture } from './repository.ts';

/** What not every browser shows: kept as PNG, so that it is seen wherever it is looked at. */
const REPACKED: readonly string[] = ['image/tiff', 'image/bmp', 'image/heic'];

export function isPicture(mediaType: string): boolean {
  return isShownPicture(mediaType) || isRepacked(mediaType);
}

export function isRepacked(mediaType: string): boolean {
  return REPACKED.includes(mediaType);
}

const LONGEST_TITLE = 300;

/** 'rain_in-Lisbon.png' is 'rain in Lisbon'. */
export function titleOf(name: string): string {
  return name
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[_-]+/g, ' ')
    .trim()
    .slice(0, LONGEST_TITLE);
}

/** What is known of a resource already need not be typed again. */
export function workOfResource(work: PictureWork, shown: OwnPicture): PictureWork {
  return {
    ...work,
    about: {
      ...work.about,
      title: shown.title,
      description: shown.description,
      altText: shown.alt_text,
      language: shown.language,
      licence: shown.licence,
      category: shown.category ?? '',
      subject: shown.subject ?? '',
      difficultyLevel: shown.difficulty_level ?? '',
      tags: shown.tags.join(', '),
    },
  };
}
