export { type ChartContent, chartContent } from './chart-content.ts';
export { EXPORT_FORMATS, type ExportFormat } from './export-formats.ts';
export { type ExportQuery, exportQuery, type FeedQuery, feedQuery, MOST_EXPORTED } from './exports.ts';
export { DOCUMENT_PATHS, exportAddress, listQuery, writeFeedAddress } from './file-addresses.ts';
export { composeOutputFileName } from './output-file-name.ts';
export {
  DOCUMENT_FORMATS,
  DOCUMENT_OFFERS,
  findOffer,
  isMadeOfDocuments,
  isMadeOfTexts,
  OUTPUT_OFFERS,
  type OutputOffer,
  type OutputPurpose,
  offerOf,
} from './output-offers.ts';
export type { MadeOutput, OutputChange, OutputRequest, ReadyFile, ResourceOutputs } from './outputs.ts';
export {
  THUMBNAIL,
  THUMBNAIL_FORMATS,
  type ThumbnailFormat,
  writeLargeThumbnailAddress,
  writeThumbnailSources,
} from './pictures.ts';
export { textContent } from './text-content.ts';
