export { classifyPicture } from './classify-picture.ts';
export {
  ADVICE,
  type AdviceCode,
  type ClassName,
  type PictureClass,
  type Reason,
  type TouchProblem,
} from './picture-class.ts';
