export { galleryHtml } from './page/html.ts';
export { shownPage } from './page/sheet-files.ts';
export { goldenPages, samplePages } from './pages.ts';
export { sineFrame } from './starter/sine-film.ts';
export { STARTER_DRAWINGS, STARTER_PROGRAMS } from './starter/starter.ts';
