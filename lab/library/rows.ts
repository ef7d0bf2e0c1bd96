import { chooseWords, createRandom, FIXED, FIXED_HITS, PAIRS } from './words.ts';

export interface Row {
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly level: string;
  readonly subject: string;
  readonly graphic: string;
  readonly premium: boolean;
  readonly status: 'approved' | 'pending' | 'rejected';
  readonly visibility: 'public' | 'organization' | 'private';
  /** Which of the organizations and of the authors it belongs to. */
  readonly organization: number | null;
  readonly author: number;
  readonly views: number;
}

export const ORGANIZATIONS = 20;
export const AUTHORS = 200;
/** The category of case b: 8.1 % of the rows, of which half have one of its two levels. */
export const CATEGORIES = [
  'Algebra',
  'Calculus I',
  'Geometry',
  'Trigonometry',
  'Science',
  'Art',
  'Music',
  'Technology',
  'History',
  'Maps',
  'Sport',
  'Weather',
];
const FIRST_CATEGORY = 0.081;
export const LEVELS = ['Elementary', 'Middle School', 'High School', 'Post Secondary'];
const SUBJECTS = ['History', 'Geography', 'Science', 'Math', 'English', 'Art', 'Technology'];
const GRAPHICS = ['iveo_audio_tactile', 'svg_tactileview', 'viewplus_embossed', 'vital_haptics'];

export const TAGS = ['tactile', 'relief'];

/** Two letters that stand in the words of most rows, and in no category, subject or tag: the floor leaves those out. */
export const TWO_LETTERS = PAIRS.filter(
  (two) => ![...CATEGORIES, ...SUBJECTS, ...TAGS].join(' ').toLowerCase().includes(two),
).slice(0, 60);

/** 76.6 % of the rows are public and approved. */
const PUBLIC = 0.766;

/** The rows, one after the other, the same for the same number. */
export function* rowsOf(count: number): Generator<Row> {
  const random = createRandom(7);
  const one = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(random() * values.length)] as Value;
  // Two fixed words in every so many public rows, in turn, until each stands in as many rows as it should.
  const places = (FIXED.length * FIXED_HITS) / 2;
  const stride = Math.max(1, Math.floor((PUBLIC * count) / places / 1.02));
  let publics = 0;
  for (let made = 0; made < count; made++) {
    const fate = random();
    const isPublic = fate < PUBLIC;
    const words = chooseWords(random);
    if (isPublic && publics++ % stride === 0) {
      const turn = 2 * Math.floor((publics - 1) / stride);
      if (turn < 2 * places)
        words.push(FIXED[turn % FIXED.length] ?? '', FIXED[(turn + 1) % FIXED.length] ?? '');
    }
    const ofOrganization = fate >= PUBLIC && fate < 0.83;
    yield {
      title: words.slice(0, 5).join(' '),
      description: words.slice(5).join(' '),
      category: random() < FIRST_CATEGORY ? (CATEGORIES[0] ?? '') : one(CATEGORIES.slice(1)),
      level: one(LEVELS),
      subject: one(SUBJECTS),
      graphic: one(GRAPHICS),
      premium: random() < 0.1,
      status: fate < 0.88 ? 'approved' : fate < 0.95 ? 'pending' : 'rejected',
      visibility: isPublic ? 'public' : ofOrganization ? 'organization' : fate < 0.95 ? 'private' : 'public',
      organization: ofOrganization ? Math.floor(random() * ORGANIZATIONS) : null,
      author: Math.floor(random() * AUTHORS),
      views: Math.floor(random() * 10_000),
    };
  }
}
