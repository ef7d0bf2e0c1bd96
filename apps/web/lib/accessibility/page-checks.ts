import type { AxeResults } from 'axe-core';
import axeAddress from 'axe-core/axe.min.js?url';

/** One fault: what is wrong, where, and how to read more. */
export interface Fault {
  readonly rule: string;
  readonly what: string;
  readonly where: string;
  readonly help?: string;
}

type CheckedWindow = Window & { axe?: { run: (root: Document) => Promise<AxeResults> } };

/** Loads the engine into the page that is checked, so that it measures that page and not ours. */
async function engineOf(frame: CheckedWindow): Promise<NonNullable<CheckedWindow['axe']>> {
  if (!frame.axe) {
    await new Promise<void>((resolve, reject) => {
      const script = frame.document.createElement('script');
      script.src = new URL(axeAddress, location.href).href;
      script.addEventListener('load', () => resolve(), { once: true });
      script.addEventListener('error', () => reject(new Error('The engine could not be loaded.')), {
        once: true,
      });
      frame.document.head.append(script);
    });
  }
  if (!frame.axe) throw new Error('The engine could not be loaded.');
  return frame.axe;
}

export async function checkPage(frame: Window): Promise<readonly Fault[]> {
  const axe = await engineOf(frame);
  const { violations } = await axe.run(frame.document);
  const found = violations.flatMap(({ id, help, helpUrl, nodes }) =>
    nodes.map(({ target }) => ({ rule: id, what: help, where: target.join(' '), help: helpUrl })),
  );
  return [...found, ...checkReflow(frame.document), ...checkHeadings(frame.document)];
}

/** WCAG 1.4.10: a page is read downwards only. */
function checkReflow({ documentElement }: Document): readonly Fault[] {
  const { scrollWidth, clientWidth } = documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [
    {
      rule: 'reflow',
      what: `The page is ${scrollWidth} pixels wide in a window of ${clientWidth}.`,
      where: 'html',
    },
  ];
}

/** One heading of level 1, and no level left out on the way down. */
function checkHeadings(page: Document): readonly Fault[] {
  const levels = [...page.querySelectorAll('h1, h2, h3, h4, h5, h6')].map((heading) => ({
    level: Number(heading.tagName[1]),
    words: heading.textContent.trim(),
  }));
  const firsts = levels.filter(({ level }) => level === 1).length;
  const jumps = levels.filter(({ level }, place) => level > (levels[place - 1]?.level ?? level) + 1);
  return [
    ...(firsts === 1
      ? []
      : [{ rule: 'one-h1', what: `The page has ${firsts} headings of level 1.`, where: 'h1' }]),
    ...jumps.map(({ level, words }) => ({
      rule: 'heading-order',
      what: `A heading of level ${level} follows one that is more than a level above.`,
      where: words,
    })),
  ];
}
