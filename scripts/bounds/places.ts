import type { Room } from './readers.ts';

/** Whatever runs in a thread or in a child has the deadline and the memory of whoever opens it. */
type Bound = Exclude<Room, 'server'> | { readonly size: string };

export interface Place {
  readonly reads: string;
  readonly bound: Bound;
}

const OUR_OWN = 'It is written by us, into a folder that is ours alone.';

/** Every module of the server that reads bytes of others, or that looks like it. */
export const PLACES: Readonly<Record<string, Place>> = {
  'features/accounts/providers/repository.ts': {
    reads: 'what an attempt to sign in needs later',
    bound: { size: 'It is a row of a few short fields that we wrote.' },
  },
  'features/charts/drawing/drawing-program.ts': { reads: 'charts of the wizard', bound: 'child' },
  'features/charts/drawing/program.ts': { reads: 'charts of the wizard, as JSON', bound: 'child' },
  'features/charts/reading/reading-program.ts': { reads: 'tables in files', bound: 'child' },
  'features/conversions/converting/converting-program.ts': { reads: 'files of every kind', bound: 'child' },
  'features/drawings/reading/thread-program.ts': { reads: 'drawings in their file form', bound: 'thread' },
  'features/outputs/batch/manifest-rules.ts': {
    reads: 'the list in a zip that a child made',
    bound: { size: 'A zip has one, and its bytes are limited with those of the output.' },
  },
  'features/outputs/braille/thread-program.ts': { reads: 'words for braille', bound: 'thread' },
  'features/outputs/chart-description-rules.ts': {
    reads: 'data of charts',
    bound: { size: 'In a child; the starter library asks it for its own charts.' },
  },
  'features/outputs/chart-sheets-rules.ts': { reads: 'data of charts', bound: 'child' },
  'features/outputs/finding-rules.ts': {
    reads: 'drawings, by the rules',
    bound: { size: 'In a child; the starter library asks it for its own drawings.' },
  },
  'features/outputs/making/making-program.ts': { reads: 'drawings and texts', bound: 'child' },
  'features/outputs/text/thread-program.ts': { reads: 'texts of documents', bound: 'thread' },
  'features/pictures/tracing/program.ts': { reads: 'pictures', bound: 'child' },
  'features/pictures/tracing/tracing-program.ts': { reads: 'pictures', bound: 'child' },
  'features/profiles/picture/media-type-rules.ts': {
    reads: 'the beginning and the end of a picture',
    bound: { size: 'It compares 32 bytes at most.' },
  },
  'features/profiles/picture/picture-drawing.ts': { reads: 'pictures of people', bound: 'child' },
  'features/thumbnails/thumbnail-drawing.ts': { reads: 'pictures and drawings', bound: 'child' },
  'features/uploads/kind-rules.ts': {
    reads: 'the beginning of a file',
    bound: { size: 'It looks at 4,096 bytes, by patterns that the check has found to be linear.' },
  },
  'platform/ai/chat.ts': {
    reads: 'answers of the language model',
    bound: { size: 'An answer that is longer than its limit is cut off before it is parsed.' },
  },
  'platform/formats/archive.ts': {
    reads: 'nothing: it packs',
    bound: { size: 'It packs piece by piece as files come.' },
  },
  'platform/formats/unpack-archive.ts': {
    reads: 'zips that a child made',
    bound: { size: 'It unpacks piece by piece, and its caller waits between them.' },
  },
  'platform/http/files/arrivals.ts': {
    reads: 'pieces of a file that is sent',
    bound: { size: 'It hands each on as it comes, and looks into none.' },
  },
  'platform/http/requests/bodies.ts': {
    reads: 'bodies of requests',
    bound: {
      size: 'One megabyte where an operation says nothing else, and eight of a file, which is not looked into.',
    },
  },
  'platform/http/requests/json-body.ts': {
    reads: 'JSON of requests',
    bound: { size: 'Depth, parts and fields are counted in one pass before it is parsed.' },
  },
  'platform/isolation/built.ts': { reads: 'the list of joined programs', bound: { size: OUR_OWN } },
  'platform/isolation/collect-result.ts': {
    reads: 'what a child answers',
    bound: { size: 'Four megabytes, of the shape that a schema allows.' },
  },
  'platform/isolation/inside.ts': { reads: 'what a child is asked', bound: 'child' },
  'platform/postgres/lock.ts': { reads: 'who holds the database', bound: { size: OUR_OWN } },
  'platform/postgres/record.ts': { reads: 'how the database was started', bound: { size: OUR_OWN } },
  'platform/progress/changes.ts': {
    reads: 'what the database tells of a change',
    bound: { size: 'PostgreSQL sends 8,000 bytes at most.' },
  },
  'platform/secrets.ts': { reads: 'our secrets', bound: { size: OUR_OWN } },
};

/** Every operation that takes a file or a text of 20,000 characters and more, and what reads it there. */
export const OPERATIONS: Readonly<Record<string, string>> = {
  'charts.readTable': 'a child reads the file',
  'classInvitations.send': 'addresses are taken apart by a linear pattern',
  'classes.addLearners': 'a list of names is counted by its schema',
  'content.saveDraft': 'words are kept as they are',
  'drawings.begin': 'a thread reads the drawing',
  'drawings.importFile': 'a thread reads a drawing of ours, a child any other',
  'drawings.save': 'a thread reads the drawing',
  'invitations.send': 'addresses are taken apart by a linear pattern',
  'pictures.save': 'a thread reads the drawing when it is kept as a resource; until then it is kept as it is',
  'profile.setPicture': 'a child makes the picture anew',
  'secondStep.addPasskey': 'a library reads a key of 20,000 characters at most',
  'secondStep.prove': 'a library reads a key of 20,000 characters at most',
  'signInSteps.byPasskey': 'a library reads a key of 20,000 characters at most',
};
