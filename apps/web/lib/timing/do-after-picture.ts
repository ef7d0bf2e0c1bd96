/** A page that nobody sees is asked for no picture. */
const LATEST = 100;

/** Does it when what was done before is on the screen. */
export function doAfterPicture(work: () => void): void {
  let isDone = false;
  const once = () => {
    if (!isDone) work();
    isDone = true;
  };
  requestAnimationFrame(() => void setTimeout(once));
  setTimeout(once, LATEST);
}
