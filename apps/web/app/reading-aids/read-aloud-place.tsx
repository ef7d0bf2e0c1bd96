export const READ_ALOUD_PLACE = 'read-aloud-place';

/** Between the header and the page: where a phone has what holds and ends the reading aloud. */
export function ReadAloudPlace() {
  return <div id={READ_ALOUD_PLACE} />;
}
