/**
 * The programs of the lab: each has a folder of its name with an `index.ts`, and a line here. One that measures writes
 * its figures to `results/`; one that tries looks for faults longer or more at random than a test may; one that counts
 * writes what it found into a page of docs/.
 */
interface Program {
  readonly kind: 'measures' | 'tries' | 'counts';
  readonly what: string;
}

export const PROGRAMS: Readonly<Record<string, Program>> = {
  adding: {
    kind: 'counts',
    what: 'the places that a new output, importer and screen touch, in a copy of the project',
  },
  attack: { kind: 'tries', what: 'to read, change and guess in the running product what nobody may' },
  braille: { kind: 'counts', what: 'where our braille differs from liblouis, for docs/braille.md' },
  'chart-times': { kind: 'measures', what: 'a chart from its CSV to all outputs, and a key to its note' },
  charts: { kind: 'tries', what: 'charts of every kind against their source, on four media' },
  convert: { kind: 'measures', what: 'our command beside what somebody would script for the same file' },
  cost: { kind: 'measures', what: 'pages and rows that each operation costs the database, for docs/cost.md' },
  counts: { kind: 'tries', what: 'every number that we say in words, counted a second time' },
  'dev-loop': { kind: 'measures', what: 'a saved file under npm run dev, until its new code is seen' },
  documents: { kind: 'tries', what: 'documents of known structure, made by the programs of others' },
  docx: { kind: 'tries', what: 'our Word documents, opened by LibreOffice' },
  drawing: { kind: 'measures', what: 'check, repair, raster and outputs of a drawing, beside librsvg' },
  editor: { kind: 'measures', what: 'frames while 5,000 objects are dragged, zoomed, panned and named' },
  epub: { kind: 'tries', what: 'our EPUBs, looked through by epubcheck' },
  explorers: {
    kind: 'counts',
    what: 'keys that eight questions about charts take, here and in other explorers',
  },
  fidelity: { kind: 'tries', what: 'pages of known contents, read from PDFs of six other programs' },
  figures: { kind: 'tries', what: 'twelve figures of school books, drawn in the editor by keyboard alone' },
  formulas: { kind: 'tries', what: 'published formulas in braille, against the cells of another translator' },
  gate: { kind: 'tries', what: 'whether tests fail for faults that are put into a copy of the project' },
  hostile: { kind: 'tries', what: 'files that shall do harm, a full disk, no storage, no mail' },
  kill: { kind: 'tries', what: 'kill -9 of every process and hanging ones, while teachers bring files' },
  'kill-db': { kind: 'tries', what: 'kill -9 of server and database, while eight clients write' },
  library: { kind: 'measures', what: 'lists and searches with 100,000 and 1,000,000 resources' },
  mutants: { kind: 'tries', what: 'whether tests fail for small faults where a learner would be harmed' },
  outputs: { kind: 'measures', what: 'every output, beside rsvg-convert, lou_translate, espeak-ng and lame' },
  'picture-charts': { kind: 'tries', what: 'charts of known data, read from the pixels of other programs' },
  'picture-times': { kind: 'measures', what: 'six pictures to swell paper and braille, beside a script' },
  pictures: {
    kind: 'counts',
    what: 'what becomes of eighty known drawings as pictures, for docs/conversion.md',
  },
  properties: { kind: 'tries', what: 'every property of the tests, with values that nobody has tried' },
  reach: {
    kind: 'counts',
    what: 'names that packages show, and test files that a change of one file reaches',
  },
  'real-charts': { kind: 'tries', what: 'charts of tables that others have measured, on A4 and Letter' },
  roundtrip: { kind: 'tries', what: '10,000 drawings at random, written as files and read back' },
  'screen-reader': { kind: 'tries', what: 'journeys with Orca in a real window, for docs/accessibility.md' },
  search: { kind: 'counts', what: 'how well sixty searches find, beside PostgreSQL, for docs/search.md' },
  sentences: {
    kind: 'tries',
    what: 'false and true sentences about charts and figures, before the checker of descriptions',
  },
  sheets: {
    kind: 'tries',
    what: 'sheets of files that others drew, marked from their pixels as a transcriber does',
  },
  'sign-in': { kind: 'measures', what: 'the first page, while 40 people a second try to sign in' },
  sliders: { kind: 'measures', what: 'the sliders of the converter with a photograph of 8 megapixels' },
  slow: { kind: 'tries', what: 'a command on a slow machine: one core less, a load of four beside it' },
  starter: { kind: 'tries', what: 'every output of every drawing of the starter library' },
  strangers: { kind: 'tries', what: 'makes charts and figures of known contents, drawn by other programs' },
  svgs: { kind: 'tries', what: 'SVGs of npm packages, opened, written and opened again' },
  tables: { kind: 'tries', what: 'hundreds of tables that nobody has seen, through to their sheets' },
  web: { kind: 'measures', what: 'the weight of the web app, Lighthouse on four pages, and typing' },
};
