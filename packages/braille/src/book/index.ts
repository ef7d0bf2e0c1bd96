export type {
  Book,
  BookBlock,
  BookFormat,
  BookPage,
  BookText,
  BookVolume,
  Piece,
  Space,
} from './book.ts';
export { layOutBook } from './lay-out-book.ts';
