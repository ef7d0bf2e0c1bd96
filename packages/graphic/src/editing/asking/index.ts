export { drawCellsAt } from './cells-at.ts';
export {
  findFreePlace,
  tellBetween,
  tellFull,
  tellMeeting,
  tellNear,
  tellSheet,
  tellSince,
  tellWhere,
} from './questions.ts';
export { findNextStop, tellStop, tellTour } from './tour.ts';
