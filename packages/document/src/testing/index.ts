export { arbitraryDocument } from './arbitrary-document.ts';
export { aChart, aDocument, aDrawing, figure, heading, paragraph } from './make.ts';
