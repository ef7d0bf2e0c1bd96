/** The search of the header; on a phone, where a page that searches has the only one, that of the page. */
export function findSearchField(): HTMLElement | null {
  return (
    document.querySelector<HTMLElement>('#search') ?? document.querySelector('main [role="search"] input')
  );
}
