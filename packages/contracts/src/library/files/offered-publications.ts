/**
 * Files for readers that can be made of a whole document, in the order in which they are offered. The publications of
 * packages/convert say it of themselves; their test compares this list with them, and writes it.
 */
export const OFFERED_PUBLICATIONS = [
  {
    id: 'epub',
    name: /*i18n*/ 'EPUB',
    use: /*i18n*/ 'A book for reading programs and devices, with every figure, its description and its numbers.',
    mediaType: 'application/epub+zip',
  },
  {
    id: 'html',
    name: /*i18n*/ 'HTML',
    use: /*i18n*/ 'One page for every browser, with all figures in it. It needs no connection.',
    mediaType: 'text/html',
  },
  {
    id: 'docx',
    name: /*i18n*/ 'Word',
    use: /*i18n*/ 'To change and to print, with headings, notes and formulas as Word has them.',
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  {
    id: 'pdf',
    name: /*i18n*/ 'Tagged PDF',
    use: /*i18n*/ 'Pages to print, with tags for screen readers.',
    mediaType: 'application/pdf',
  },
  {
    id: 'largeprint',
    name: /*i18n*/ 'Large print PDF',
    use: /*i18n*/ 'The text in large letters, set again for the page.',
    mediaType: 'application/pdf',
  },
  {
    id: 'brf',
    name: /*i18n*/ 'BRF',
    use: /*i18n*/ 'Volumes of braille for every embosser, with contents, page numbers and notes.',
    mediaType: 'text/plain',
  },
  {
    id: 'pef',
    name: /*i18n*/ 'PEF',
    use: /*i18n*/ 'Volumes of braille for embossers that know Unicode braille.',
    mediaType: 'application/x-pef+xml',
  },
  {
    id: 'ebraille',
    name: /*i18n*/ 'eBraille',
    use: /*i18n*/ 'Braille for displays: chapters, headings and pages of the print to go to, and figures to touch.',
    mediaType: 'application/epub+zip',
  },
  {
    id: 'swell-figures',
    name: /*i18n*/ 'Figures on swell paper',
    use: /*i18n*/ 'Every figure for fingers on a sheet of swell paper, with its number and its page.',
    mediaType: 'application/pdf',
  },
  {
    id: 'daisy',
    name: /*i18n*/ 'DAISY',
    use: /*i18n*/ 'A talking book for players: every sentence with its sound, headings and pages of the print to go to.',
    mediaType: 'application/zip',
  },
  {
    id: 'audio',
    name: /*i18n*/ 'Spoken book',
    use: /*i18n*/ 'The whole document read aloud, in one MP3 with chapters to go to.',
    mediaType: 'audio/mpeg',
  },
  {
    id: 'markdown',
    name: /*i18n*/ 'Markdown',
    use: /*i18n*/ 'For text editors and Pandoc, with pictures beside it.',
    mediaType: 'text/markdown',
  },
  {
    id: 'plain-text',
    name: /*i18n*/ 'Plain text',
    use: /*i18n*/ 'Every word, for any program.',
    mediaType: 'text/plain',
  },
  {
    id: 'package',
    name: /*i18n*/ 'Package',
    use: /*i18n*/ 'All of these in one zip, with a page to begin at and a report of changes and losses.',
    mediaType: 'application/zip',
  },
] as const;
