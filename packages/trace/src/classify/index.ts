export { classifyPicture } from './classify-picture.ts';
export {
  ADVICE,
  type AdviceCode,
  type ClassName,
  COUNTED_EVIDENCE,
  type PictureClass,
  type Reason,
  SHARED_EVIDENCE,
  type TouchProblem,
} from './picture-class.ts';
