import type { Document } from '@relievo/document/model';
import { succeed } from '@relievo/graphic/model';
import type { Publication } from '../publication.ts';
import { measureMp3 } from '../spoken/mp3-frames.ts';
import { type NarratedChapter, narrate } from '../spoken/narrate.ts';
import { type AudioChapter, writeId3 } from './id3.ts';

const MEDIA_TYPE = 'audio/mpeg';
/** A tag of ID3 that is longer is not read by every player. */
const MAX_TITLE = 200;

/** The whole document spoken, as one MP3 whose chapters are in its tag. */
export const audiobook = {
  id: 'audio',
  name: 'Spoken book',
  use: 'The whole document read aloud, in one MP3 with chapters to go to.',
  mediaType: MEDIA_TYPE,
  make: async ({ document }, means) => {
    const narrated = await narrate(document, means);
    if (!narrated.ok) return narrated;
    const { chapters, changes } = narrated.value;
    const bytes = joinChapters(document, chapters, means.settings.date);
    return succeed({ files: [{ name: 'book.mp3', mediaType: MEDIA_TYPE, bytes }], changes });
  },
} satisfies Publication<'audio'>;

/** Joins the files of chapters. Each begins with a whole frame, so a player plays one after the other. */
function joinChapters(
  { metadata }: Document,
  chapters: readonly NarratedChapter[],
  date: string,
): Uint8Array {
  const marks: AudioChapter[] = [];
  let end = 0;
  for (const { mp3, clips, title } of chapters) {
    if (clips.length === 0) continue;
    const begin = end;
    end += measureMp3(mp3).seconds * 1000;
    marks.push({ title: title.slice(0, MAX_TITLE), begin: Math.round(begin), end: Math.round(end) });
  }
  const tag = writeId3({
    title: metadata.title || (chapters[0]?.title ?? ''),
    authors: metadata.authors,
    year: date.slice(0, 4),
    chapters: marks,
  });
  const sound = chapters.filter(({ clips }) => clips.length > 0).map(({ mp3 }) => mp3);
  return new Uint8Array(Buffer.concat([tag, ...sound]));
}
