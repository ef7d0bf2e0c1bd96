/** An element of the page by its id and kind; the page and this program are written for each other. */
export function find<Kind extends Element>(id: string, kind: abstract new (...given: never[]) => Kind): Kind {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`The page has no ${id}.`);
  return element;
}
