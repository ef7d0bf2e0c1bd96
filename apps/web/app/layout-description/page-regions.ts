/** The landmarks and the named parts of the page as they are now, in document order. */
export interface Region {
  readonly kind: RegionKind;
  readonly name: string;
  readonly controls: number;
}
export type RegionKind =
  | 'banner'
  | 'navigation'
  | 'search'
  | 'main'
  | 'region'
  | 'complementary'
  | 'form'
  | 'contentinfo';

const SELECTORS: Record<RegionKind, string> = {
  banner: 'header.header, [role="banner"]',
  navigation: 'nav, [role="navigation"]',
  search: 'search, [role="search"]',
  main: 'main',
  complementary: 'aside, [role="complementary"]',
  form: 'form[aria-label]:not([role]), form[aria-labelledby]:not([role])',
  // The parts of a page are groups, so that its landmarks stay few; here they are told all the same.
  region: 'section[aria-label], section[aria-labelledby], [role="region"][aria-label]',
  contentinfo: 'footer.footer, [role="contentinfo"]',
};

const CONTROLS = 'a[href], button:not([disabled]), input:not([type="hidden"]), select, textarea, summary';

export function listPageRegions(root: ParentNode): readonly Region[] {
  const kinds = Object.entries(SELECTORS) as [RegionKind, string][];
  return [...root.querySelectorAll<HTMLElement>(Object.values(SELECTORS).join(', '))]
    .filter((element) => !element.closest('[hidden], [inert], [role="dialog"]'))
    .map((element) => ({
      kind: kinds.find(([, selector]) => element.matches(selector))?.[0] ?? 'region',
      name: nameOf(element, root),
      controls: [...element.querySelectorAll(CONTROLS)].length,
    }));
}

function nameOf(element: HTMLElement, root: ParentNode): string {
  const label = element.getAttribute('aria-label');
  if (label) return label;
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  return ids
    .map((id) => root.querySelector(`#${CSS.escape(id)}`)?.textContent.trim() ?? '')
    .filter(Boolean)
    .join(' ');
}
