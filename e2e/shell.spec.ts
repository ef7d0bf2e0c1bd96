import { HOME_OF } from './support/home.ts';
import { expect, openPage, seeText, test } from './support/journey.ts';

const HOME = HOME_OF.guest;

test.describe('skip links', () => {
  test('each move the focus to what they name', { tag: '@core' }, async ({ page }) => {
    await openPage(page, '/about', 'About');
    for (const [name, target] of [
      ['Skip to main content', 'main-content'],
      ['Skip to navigation', 'navigation'],
      ['Skip to search', 'search'],
      ['Skip to user menu', 'user-menu'],
    ] as const) {
      await page.getByRole('link', { name }).press('Enter');
      await expect(page.locator(`#${target}`), name).toBeFocused();
    }
  });

  test('show the first one at the first Tab of a page', async ({ page }) => {
    await openPage(page, '/about', 'About');
    await page.keyboard.press('Tab');
    const first = page.getByRole('link', { name: 'Skip to main content' });
    await expect(first).toBeFocused();
    expect((await first.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

  test('"Describe page layout" lists the content of the page, in its own order', async ({ page }) => {
    await openPage(page, '/about', 'About');
    await page.getByRole('button', { name: 'Describe page layout' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'How this page is laid out' });
    await expect(dialog).toContainText('Four short sections');
    const described = () =>
      dialog
        .locator('[data-region]')
        .evaluateAll((items) => items.map((item) => item.getAttribute('data-region')));
    const landmarks = await page.evaluate(() =>
      [...document.querySelectorAll('header.header, nav, [role="search"], main, footer.footer')]
        .filter((element) => !element.closest('[role="dialog"]'))
        .map(
          (element) =>
            element.getAttribute('role') ??
            { HEADER: 'banner', NAV: 'navigation', MAIN: 'main', FOOTER: 'contentinfo' }[element.tagName],
        ),
    );
    await expect.poll(described).toEqual(landmarks);
  });
});

test('OK, the close button, Escape and a click outside close the layout description', async ({ page }) => {
  await openPage(page, '/about', 'About');
  const dialog = page.getByRole('dialog');
  for (const close of [
    () => dialog.getByRole('button', { name: 'OK' }).click(),
    () => dialog.getByRole('button', { name: 'Close', exact: true }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
  ]) {
    await page.keyboard.press('Alt+d');
    await expect(dialog).toBeVisible();
    await close();
    await expect(dialog).toHaveCount(0);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 }, hasTouch: true });

  test('closes the layout description by a swipe down of more than 100 pixels, and not by less', async ({
    page,
  }) => {
    await openPage(page, '/about', 'About');
    await page.keyboard.press('Alt+d');
    const dialog = page.getByRole('dialog');
    const head = dialog.locator('.dialog-head');
    const swipe = async (distance: number) => {
      const touch = { pointerId: 7, pointerType: 'touch', bubbles: true };
      await head.dispatchEvent('pointerdown', { ...touch, clientX: 100, clientY: 300 });
      await head.dispatchEvent('pointerup', { ...touch, clientX: 100, clientY: 300 + distance });
    };
    await swipe(90);
    await expect(dialog).toBeVisible();
    await swipe(120);
    await expect(dialog).toHaveCount(0);
  });

  test('the sidebar is a drawer over the page, opened by its button and closed by Escape', {
    tag: '@core',
  }, async ({ page }) => {
    await openPage(page, '/', HOME);
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Expand the sidebar' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer.getByRole('link', { name: 'Help' })).toBeVisible();
    // 18 rem, with the lines at its edges.
    expect((await drawer.boundingBox())?.width).toBeGreaterThanOrEqual(286);
    expect((await drawer.boundingBox())?.width).toBeLessThanOrEqual(288);
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
  });

  test('the header has two rows, with the search on the second, for guests and signed-in people', async ({
    page,
    as,
  }) => {
    const rows = () =>
      page
        .getByRole('banner')
        .locator('button:visible, a:visible, input:visible')
        .evaluateAll((controls) => {
          const middles = controls.map((control) => {
            const { top, height } = control.getBoundingClientRect();
            return { middle: Math.round((top + height / 2) / 10), isSearch: control.matches('#search') };
          });
          const all = [...new Set(middles.map(({ middle }) => middle))].toSorted((a, b) => a - b);
          return middles
            .filter(({ isSearch }) => isSearch)
            .map(({ middle }) => [all.indexOf(middle), all.length]);
        });
    await openPage(page, '/', HOME);
    await expect.poll(rows).toEqual([[1, 2]]);
    await as('teacher');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
    await expect.poll(rows).toEqual([[1, 2]]);
  });

  test('a link in the drawer leads on and closes it', async ({ page }) => {
    await openPage(page, '/', HOME);
    await page.getByRole('button', { name: 'Expand the sidebar' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Help' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('the sidebar', () => {
  test('is collapsed by Ctrl and backslash, announces it, and stays collapsed for seven days', {
    tag: '@core',
  }, async ({ page, spoken }) => {
    await openPage(page, '/', HOME);
    await page.keyboard.press('Control+\\');
    await spoken.toInclude('Sidebar collapsed');
    await expect(page.locator('.sidebar')).toHaveAttribute('data-state', 'collapsed');
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'relievo-sidebar');
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBe(7);
    await page.reload();
    await expect(page.locator('.sidebar')).toHaveAttribute('data-state', 'collapsed');
    await page.keyboard.press('Control+\\');
    await spoken.toInclude('Sidebar expanded');
  });

  test('is 16 rem wide, and 3 rem when it shows icons only', async ({ page }) => {
    await openPage(page, '/', HOME);
    const width = async () => (await page.locator('.sidebar').boundingBox())?.width ?? 0;
    await expect.poll(width).toBe(256);
    await page.getByRole('button', { name: 'Collapse the sidebar' }).click();
    await expect.poll(width).toBe(48);
    const isCut = () => page.locator('.sidebar').evaluate((bar) => bar.scrollWidth > bar.clientWidth);
    expect(await isCut()).toBe(false);
  });

  test('shows Login to a guest, and Logout and the settings to a signed-in person', async ({ page, as }) => {
    await openPage(page, '/', HOME);
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await expect(navigation.getByRole('link', { name: 'Login', exact: true })).toBeVisible();
    await expect(navigation.getByText('Settings', { exact: true })).toHaveCount(0);
    await as('student');
    await page.reload();
    await expect(navigation.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(seeText(navigation, 'Settings', { exact: true })).toBeVisible();
    await expect(navigation.getByRole('link', { name: 'Personal Settings' })).toHaveAttribute(
      'href',
      '/settings',
    );
  });

  test('shows the logo in the header only while it is closed', async ({ page }) => {
    await openPage(page, '/', HOME);
    const logo = page.locator('header').getByRole('link', { name: 'Relievo, home' });
    await expect(logo).toHaveCount(0);
    await page.getByRole('button', { name: 'Collapse the sidebar' }).click();
    await expect(logo).toBeVisible();
  });
});

test.describe('page changes', () => {
  test('announce the title, focus the heading, and start at the top', { tag: '@core' }, async ({
    page,
    spoken,
  }) => {
    await openPage(page, '/privacy', 'Privacy Policy');
    await page.evaluate(() => scrollTo(0, 1500));
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeFocused();
    await spoken.toInclude('Navigated to About');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page).toHaveTitle('About – Relievo');
  });

  test('keep the focus on the main content when the address names it', async ({ page }) => {
    await openPage(page, '/about', 'About');
    await page.evaluate(() => history.pushState({}, '', '/terms#main-content'));
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
    await expect(page.getByRole('heading', { level: 1, name: 'Terms of Use' })).not.toBeFocused();
  });

  test('load the bundle of a page when somebody goes there, and not before', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const countBundles = () => fetched.filter((url) => /\/about-page-[^/]*\.js$/.test(url)).length;
    await openPage(page, '/terms', 'Terms of Use');
    expect(countBundles()).toBe(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
    expect(countBundles()).toBe(1);
  });

  test('load a bundle again that failed once', async ({ page }) => {
    await openPage(page, '/', HOME);
    let failures = 0;
    await page.route(/about-page-.*\.js/, (route) => (failures++ === 0 ? route.abort() : route.continue()));
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
    await expect.poll(() => failures).toBeGreaterThan(1);
  });
});

test.describe('the theme', () => {
  for (const scheme of ['light', 'dark'] as const) {
    test(`is ${scheme} where the system is, and the other one after a press, also after a reload`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await openPage(page, '/', HOME);
      const root = page.locator('html');
      await expect(root).toHaveAttribute('data-theme', scheme);
      const other = scheme === 'light' ? 'dark' : 'light';
      await page.getByRole('button', { name: `${other} theme` }).click();
      await expect(root).toHaveAttribute('data-theme', other);
      await page.reload();
      await expect(root).toHaveAttribute('data-theme', other);
    });
  }

  test('has high contrast on the first visit of a system that asks for it', async ({ page }) => {
    await page.emulateMedia({ contrast: 'more' });
    await openPage(page, '/', HOME);
    await expect(page.locator('html')).toHaveAttribute('data-contrast', 'high');
  });
});

test('the account menu shows name, address and account type, and signs out', { tag: '@core' }, async ({
  page,
  as,
  spoken,
}) => {
  await as('teacher');
  await openPage(page, '/', HOME_OF.teacher);
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(seeText(page, 'teacher@relievo.example')).toBeVisible();
  await expect(page.locator('.account-note').getByText('Teacher', { exact: true }).last()).toBeVisible();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await spoken.toInclude('Success: You are signed out.');
  await expect(page.locator('header').getByRole('link', { name: 'Login' })).toBeVisible();
});

test('home leads a guest to the library and to signing up, and a signed-in person to their tasks', async ({
  page,
  as,
}) => {
  await openPage(page, '/', HOME);
  const leads = (name: string, to: string) =>
    expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', to);
  await leads('Browse Library', '/library');
  await leads('Sign Up to Convert Files', '/auth');
  await leads('Learn More', '/students');
  await leads('Request Upload Access', '/auth');
  await leads('Sign Up to Get Started', '/auth/signup');
  await leads('Login', '/auth');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toHaveAttribute(
    'href',
    '/auth',
  );
  await as('student');
  await page.reload();
  await page.getByRole('link', { name: 'Request Upload Access' }).press('Enter');
  await expect(page).toHaveURL('/settings?tab=account');
  await expect(page.getByRole('heading', { name: 'Request Upload Access' })).toBeVisible();
  await as('teacher');
  await openPage(page, '/', HOME_OF.teacher);
  await leads('Search Library', '/library');
  await leads('Create Content', '/tools');
  await expect(page.getByRole('link', { name: 'Request Upload Access' })).toHaveCount(0);
});

test('the footer links to the information pages, and thanks the funder', async ({ page }) => {
  await openPage(page, '/', HOME);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link')).toHaveText([
    'Library',
    'Tools',
    'Pricing',
    'Help',
    'Privacy Policy',
    'Terms of Use',
    'Accessibility',
    'About',
    'Contact',
  ]);
  await expect(footer.getByRole('heading')).toHaveText(['Product', 'Legal', 'Company']);
  await expect(seeText(footer, 'Supported by the test suite.')).toBeVisible();
});

test('an unknown path says so and leads home', { tag: '@core' }, async ({ page }) => {
  await openPage(page, '/no/such/page', 'Oops! Page not found');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: HOME })).toBeVisible();
});

test('breadcrumbs name the way and mark the current page', async ({ page }) => {
  await openPage(page, '/help/shortcuts', /keyboard shortcuts/);
  const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Help', 'Shortcuts']);
  await expect(trail.locator('[aria-current]')).toHaveText(['Shortcuts']);
  await trail.getByRole('link', { name: 'Help' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
});

test('start-up removes data of old versions, and never a draft', async ({ page }) => {
  const keys = ['relievo-password-cache', 'password-cache', 'cached-credentials', 'remembered-password'];
  await page.addInitScript((old) => {
    if (sessionStorage.getItem('planted')) return;
    sessionStorage.setItem('planted', 'yes');
    for (const key of old) for (const kept of [localStorage, sessionStorage]) kept.setItem(key, 'secret');
    localStorage.setItem('relievo-draft-contact', JSON.stringify({ name: 'Ada', message: 'Half a thought' }));
  }, keys);
  await openPage(page, '/contact', 'Contact Us');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Half a thought');
  await expect
    .poll(() =>
      page.evaluate(
        (old) => old.filter((key) => localStorage.getItem(key) ?? sessionStorage.getItem(key)),
        keys,
      ),
    )
    .toEqual([]);
});
