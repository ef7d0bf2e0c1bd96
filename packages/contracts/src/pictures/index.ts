export { type PictureAnalysis, pictureAnalysis } from './analysis.ts';
export {
  addressOfPicture,
  type PictureDraft,
  type PictureDraftName,
  type TracedPicture,
} from './pictures.ts';
export {
  EMPTY_PICTURE_WORK,
  MOST_ERASED,
  MOST_PICTURE_DRAFTS,
  type PageCorners,
  type PictureRecipe,
  type PictureWork,
  type PictureWorkChange,
  pageCorners,
  pictureWork,
  type Simplification,
  simplifications,
} from './work.ts';
