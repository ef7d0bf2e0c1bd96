export {
  addressOfSourcePicture,
  CONVERSIONS_KEPT_DAYS,
  CONVERSIONS_SHOWN,
  type Conversion,
  type ConversionStanding,
  type DocumentPage,
  PAGES_SHOWN,
} from './conversions.ts';
export { foundChart, type KeptChart, MOST_FOUND_CHARTS } from './found-chart.ts';
export { CONVERTED_ENDINGS, endingOf, isVideoName, KEPT_ENDINGS, VIDEO_ENDINGS } from './upload-kinds.ts';
export { addressOfBytes, type UploadLimits } from './uploads.ts';
