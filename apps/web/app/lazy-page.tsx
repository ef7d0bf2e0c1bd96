import { type ComponentType, createElement, type ElementType, lazy, useState } from 'react';

/** How often a bundle that did not arrive is asked for again, and how long the pause is before each. */
const PAUSES = [500, 2000] as const;

/** A page's bundle is loaded when the page is first opened; a network that stumbles gets two more tries. */
export async function loadWithRetry<Module>(
  load: () => Promise<Module>,
  pause: (milliseconds: number) => Promise<void> = (milliseconds) =>
    new Promise((resolve) => setTimeout(resolve, milliseconds)),
): Promise<Module> {
  for (const milliseconds of PAUSES) {
    try {
      return await load();
    } catch {
      await pause(milliseconds);
    }
  }
  return load();
}

/** React keeps the failure of a lazy component for good; these make a new one. */
const renewals = new Set<() => void>();

/** Pages whose bundle did not arrive are asked for anew when they are opened again. */
export function forgetFailedPages(): void {
  for (const renew of renewals) renew();
  renewals.clear();
}

/** A page that can be fetched before it is shown. */
export type FetchedPage = ComponentType & { readonly fetch?: () => Promise<unknown> };

export function createLazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): FetchedPage {
  let Ready: ComponentType | undefined;
  const fetch = async () => {
    const page: ComponentType = (await loadWithRetry(load))[name];
    Ready = page;
    return { default: page };
  };
  const create = () =>
    lazy(async () => {
      try {
        return await fetch();
      } catch (error) {
        renewals.add(() => {
          Lazy = create();
        });
        throw error;
      }
    });
  let Lazy = create();
  const choose = () => Ready ?? Lazy;
  const Page = () => createElement(Chosen, { choose });
  return Object.assign(Page, { fetch });
}

/** What a page began with it stays with: another kind of component in its place would lose what was typed. */
function Chosen({ choose }: { choose: () => ElementType }) {
  const [Content] = useState(choose);
  return createElement(Content);
}
