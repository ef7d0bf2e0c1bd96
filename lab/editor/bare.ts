import type { Page } from 'playwright-core';
import { type Times, timeFrames } from './frames.ts';
import { dragIn, findEdge, findPlace, panAt, zoomBy } from './hands.ts';

/**
 * What this machine and its browser can do at best: the same drawing in a page that holds nothing else, where a drag
 * moves one element by an attribute and nothing is worked out.
 */
export async function measureBare(page: Page, svg: string): Promise<Readonly<Record<string, Times>>> {
  const drawing = svg.replace('width="210mm" height="297mm"', 'width="100%"');
  await page.setContent(`<!doctype html><button>Larger</button><button>Smaller</button>
    <div id="view" style="overflow:auto;width:620px;height:760px"><div id="sheet" style="width:100%">${drawing}</div></div>
    <script>
      const sheet = document.querySelector('#sheet');
      let width = 100;
      const [larger, smaller] = document.querySelectorAll('button');
      larger.onclick = () => { width *= 1.5; sheet.style.width = width + '%'; };
      smaller.onclick = () => { width /= 1.5; sheet.style.width = width + '%'; };
      let held = null;
      addEventListener('pointerdown', (event) => {
        const item = event.target.closest('[data-kind="shape"]');
        if (item) held = { item, x: event.clientX, y: event.clientY };
      });
      addEventListener('pointermove', (event) => {
        if (!held) return;
        const mm = 210 / sheet.getBoundingClientRect().width;
        held.item.setAttribute('transform', 'translate(' + (event.clientX - held.x) * mm + ' ' + (event.clientY - held.y) * mm + ')');
      });
      addEventListener('pointerup', () => { held = null; });
    </script>`);
  const first = await findEdge(page.locator('[data-kind="shape"]').first());
  const larger = await findPlace(page.getByRole('button', { name: 'Larger' }));
  const smaller = await findPlace(page.getByRole('button', { name: 'Smaller' }));
  return {
    drag: await timeFrames(page, () => dragIn(page, first)),
    zoom: await timeFrames(page, () => zoomBy(page, larger, smaller)),
    pan: await timeFrames(page, () => panAt(page, { x: 300, y: 400 })),
  };
}
