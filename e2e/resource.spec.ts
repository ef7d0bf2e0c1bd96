import { goTo } from './support/go.ts';
import { expect, openPage, seeText, test } from './support/journey.ts';
import { findTotal } from './support/library.ts';

test('a member reads a resource of the organization, and a guest gets the same answer as for a missing one', async ({
  page,
  as,
}) => {
  await as('institution');
  const list = await page.request.get('/api/library/organization');
  const { rows } = (await list.json()) as {
    rows: { id: string; title: string; altText: string; graphicType: string | null }[];
  };
  const shared = rows.find(({ graphicType, altText }) => graphicType && altText);
  if (!shared) throw new Error('The organization of the demonstration shares nothing.');
  await openPage(page, `/resource/${shared.id}`, shared.title);
  await expect(seeText(page, shared.altText, { exact: true })).toBeVisible();
  const about = page.getByRole('group', { name: 'About this resource' });
  for (const name of ['Category', 'Subject', 'Difficulty', 'Graphic type', 'Size', 'Added'])
    await expect(about.getByRole('term').filter({ hasText: name })).toHaveCount(1);
  await expect(about.getByRole('definition').filter({ hasText: /^\d\d\/\d\d\/\d{4}$/ })).not.toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Formats' })).toContainText(/\w+, \d+(\.\d+)? (Bytes|KB|MB)/);
  await expect(page.getByRole('link', { name: 'Back to the library' })).toBeVisible();

  await page.context().clearCookies();
  await openPage(page, `/resource/${shared.id}`, 'Resource not found');
  const told = page.locator('main .flow');
  const words = await told.textContent();
  expect(words).toContain('This resource does not exist, or it is not shared with you.');
  for (const nothing of ['01999999-0000-7000-8000-000000000000', 'no-identifier', '%20']) {
    await goTo(page, '/about');
    await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
    await goTo(page, `/resource/${nothing}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Resource not found' })).toBeFocused();
    await expect(told).toHaveText(words ?? '');
  }
});

test('the facts of a resource link on, and machines read the same before and after the app', async ({
  page,
}) => {
  const listed = await page.request.get(
    '/api/library/marketplace?graphicType[]=vital_haptics&sortBy=oldest&limit=1',
  );
  const [first] = ((await listed.json()) as { rows: { id: string; title: string; tags: string[] }[] }).rows;
  if (!first) throw new Error('The library of the demonstration has nothing that vibrates.');
  const data = page.locator('script[type="application/ld+json"]');
  const served = await (
    await page.request.get(`/resource/${first.id}`, { headers: { accept: 'text/html' } })
  ).text();
  const [, written = ''] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(served) ?? [];
  const told = JSON.parse(written) as Record<string, unknown>;
  expect(told).toMatchObject({ name: first.title, accessibilityHazard: ['none'] });

  await openPage(page, `/resource/${first.id}`, first.title);
  await expect(
    seeText(page, 'You can feel it on a touchscreen that vibrates under your finger.'),
  ).toBeVisible();
  await expect(data).toHaveCount(1);
  expect(JSON.parse((await data.textContent()) ?? '')).toEqual(told);
  const about = page.getByRole('group', { name: 'About this resource' });
  await expect(about.getByRole('link', { name: 'CC BY 4.0' })).toHaveAttribute(
    'href',
    'https://creativecommons.org/licenses/by/4.0/',
  );
  const tag = first.tags[0] ?? '';
  await expect(about.getByRole('link', { name: tag, exact: true })).toHaveAttribute(
    'href',
    `/search?q=${encodeURIComponent(tag)}`,
  );
  const related = page.getByRole('group', { name: 'Related resources' }).getByRole('link');
  await expect(related).toHaveCount(6);

  const author = about.getByRole('definition').first().getByRole('link');
  const name = (await author.textContent()) ?? '';
  await author.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await expect(findTotal(page)).toHaveText(/^\d+ resources found$/);
  await expect(data).toHaveCount(0);
  for (const nobody of ['01999999-0000-7000-8000-000000000000', 'no-identifier']) {
    await goTo(page, `/user/${nobody}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Profile not found' })).toBeVisible();
    await goTo(page, '/about');
  }
});

test.describe('a lesson', () => {
  // What its markup would have done, the policy of the page refuses while it is read.
  test.use({ faultExpected: /violates the following Content Security Policy directive/ });

  test('is read on its page, with its headings below the page’s own, and nothing in it runs or loads', {
    tag: '@core',
  }, async ({ page }) => {
    const listed = await page.request.get('/api/library/marketplace?search=lesson+plan&limit=50');
    const { rows } = (await listed.json()) as {
      rows: { id: string; title: string; format: string | null }[];
    };
    const lesson = rows.find(({ format }) => format === 'html');
    if (!lesson) throw new Error('The library of the demonstration has no lesson.');
    const text = page.getByRole('group', { name: 'Read it here' });
    await openPage(page, `/resource/${lesson.id}`, lesson.title);
    await expect(text.getByRole('heading', { level: 4, name: 'To prepare' })).toBeVisible();
    await expect(text.getByRole('columnheader', { name: 'What happens' })).toBeVisible();
    await expect(text.getByRole('listitem').first()).toContainText('Every learner');

    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.route(`**/api/resources/${lesson.id}/file?show`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<link rel=stylesheet href=https://example.org/a.css><base href=https://example.org/><h1>Read</h1>
          <script>document.title = 'harm'</script><img src=b.png alt="a map" onerror="document.title = 'harm'">
          <svg onload="document.title = 'harm'" aria-label="A circle"><circle r=4 /></svg>
          <form action=/api/account><input name=password><p>Words in a form</p></form>
          <iframe src=/settings></iframe><a href="javascript:document.title = 'harm'">Press</a>`,
      }),
    );
    await page.reload();
    await expect(text.getByRole('heading', { level: 3, name: 'Read' })).toBeVisible();
    await expect(text).toContainText('Picture: a map');
    await expect(text).toContainText('Words in a form');
    await expect(text.getByRole('img', { name: 'A circle' })).toBeVisible();
    await expect(text.locator('script, style, link, form, input, iframe, a, svg')).toHaveCount(0);
    await expect(page).toHaveTitle(new RegExp(lesson.title));
    expect(asked.filter((address) => address.includes('example.org'))).toEqual([]);
  });
});
