import { createRequire } from 'node:module';
import type PdfKit from 'pdfkit';

const require = createRequire(import.meta.url);
/** It takes a sixth of a start to load: only who makes a PDF pays for it. */
function loadPdfKit(): typeof PdfKit {
  return require('pdfkit') as typeof PdfKit;
}

/** One inch is 72 points and 25.4 millimetres. */
export const POINTS_PER_MM = 72 / 25.4;

export type Pdf = PDFKit.PDFDocument;

export interface PdfSettings {
  readonly title: string;
  readonly language: string;
  /** The day that the file states as its own, YYYY-MM-DD: no clock is asked, so the same drawing gives the same bytes. */
  readonly date: string;
  /** The file says of itself that it keeps PDF/UA-1. */
  readonly claimsPdfUa?: boolean;
  /** Viewers shrink pages to what a printer reaches unless the file says not to; fingers need true lengths. */
  readonly exactSize?: true;
}

/** PDF 1.7, tagged, its language told and its title shown (ISO 14289-1 asks for all of it). */
export function createPdf({ title, language, date, claimsPdfUa = false, exactSize }: PdfSettings): Pdf {
  const Document = loadPdfKit();
  const pdf = new Document({
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    // The types of PDFKit list the forms of PDF/A alone.
    ...(claimsPdfUa && { subset: 'PDF/UA' as 'PDF/A-1' }),
    displayTitle: true,
    lang: language,
    // No face before a text asks for one.
    font: '',
    info: {
      Title: title,
      Producer: 'Relievo',
      Creator: 'Relievo',
      CreationDate: new Date(`${date}T00:00:00Z`),
    },
  });
  if (exactSize) Object.assign(createViewerPreferences(pdf), { PrintScaling: 'None' });
  return pdf;
}

interface Catalogue {
  readonly data: { readonly ViewerPreferences: { readonly data: object } };
}

/** PDFKit sets one of the viewer's preferences and hides the dictionary that holds the others. */
function createViewerPreferences(pdf: Pdf): object {
  return (Reflect.get(pdf, '_root') as Catalogue).data.ViewerPreferences.data;
}

/** The whole file; nothing in it is written later. */
export function finishPdf(pdf: Pdf): Uint8Array {
  pdf.end();
  const bytes: unknown = pdf.read();
  if (!(bytes instanceof Uint8Array)) throw new Error('The PDF came to no end.');
  return Uint8Array.from(bytes);
}
