export type PngFault =
  | 'not_whole'
  | 'not_grey_or_rgb'
  | 'interlaced'
  | 'without_pixels'
  | 'too_many_pixels'
  | 'pixels_damaged'
  | 'rows_damaged';

export interface PngReports {
  picture_unreadable: { readonly fault: PngFault; readonly mostPixels: number };
}
