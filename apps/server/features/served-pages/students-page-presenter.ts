import { FOR_BEGINNERS } from '@relievo/contracts/library/resource';
import { GUEST } from '../../platform/database/transaction.ts';
import type { PageContent } from '../../platform/http/pages/page-content.ts';
import { type LibraryDependencies, listMarketplace } from '../library/service.ts';
import { cardsHtml, headHtml, linkHtml, listHtml, sectionHtml } from './html-presenter.ts';

const STUDENTS = {
  title: 'For students',
  description: 'How to explore pictures by touch and by sound, and where to start.',
} as const;

const TOUCH = [
  'Start with both hands flat on the sheet to learn how large it is and where things are.',
  'Read the title and the key in braille before the picture.',
  'Follow one line with one finger, and keep the other hand where you started.',
];
const SOUND = [
  'A high tone is a high value, a low tone a low one.',
  'Points further right on the chart come later, and further right in your headphones.',
  'Listen to the whole chart once, then go through it point by point.',
];
const PAPER = [
  'Swell paper: print the PDF at 100 % on swell paper, then run the sheet through the heater.',
  'Embosser: send the BRF or PEF file without changing it. It is already laid out for the page.',
];

/** How to explore, for who reads without the app; the app adds what can be heard and the keys. */
export async function studentsPage(dependencies: LibraryDependencies): Promise<PageContent> {
  const { rows, total } = await listMarketplace(dependencies, GUEST, FOR_BEGINNERS);
  return {
    ...STUDENTS,
    address: '/students',
    main: [
      headHtml(STUDENTS.title, STUDENTS.description),
      sectionHtml('With your hands', listHtml(TOUCH)),
      sectionHtml('With your ears', listHtml(SOUND)),
      sectionHtml('On paper', listHtml(PAPER)),
      total > 0 ? sectionHtml('Where to start', cardsHtml(rows, 'h3')) : '',
      sectionHtml('More help', `<p>${linkHtml('/help', 'All of help')}</p>`),
    ].join(''),
  };
}
