export { writeGalleryHtml } from './page/html.ts';
export { makeShownPage } from './page/sheet-files.ts';
export { listGoldenPages, samplePages } from './pages.ts';
export { sineFrame } from './starter/sine-film.ts';
export { STARTER_DRAWINGS, STARTER_PROGRAMS } from './starter/starter.ts';
