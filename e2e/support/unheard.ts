const ONCE = 'One run under load heard no word twice; two such runs take a journey off the list.';
const UNREAD = 'No run of it has been read yet.';
const OWN_PRODUCT = 'It starts a product of its own, and no run of it has been read yet.';
const MINUTES = 'It draws or converts for minutes, and no run of it has been read yet.';

/** Lists the specs that may still say words twice, each with the reason. The list may only shrink. */
export const UNHEARD: ReadonlyMap<string, string> = new Map([
  ['accounts', UNREAD],
  ['converter', ONCE],
  ['converter-by-touch', MINUTES],
  ['converter-sheets', ONCE],
  ['descriptions', ONCE],
  ['editor', MINUTES],
  ['editor-by-hand', MINUTES],
  ['editor-killed', OWN_PRODUCT],
  ['editor-large', MINUTES],
  ['every-page', UNREAD],
  ['first-administrator', OWN_PRODUCT],
  ['first-start', OWN_PRODUCT],
  ['invitations', ONCE],
  ['kept-window', UNREAD],
  ['languages', ONCE],
  ['leaving', UNREAD],
  ['search', ONCE],
  ['second-step', UNREAD],
  ['served-pages', ONCE],
  ['session-timeout', UNREAD],
  ['settings', ONCE],
  ['shell', UNREAD],
  ['shortcuts', ONCE],
  ['students', ONCE],
  ['surroundings', UNREAD],
  ['take', ONCE],
  ['workshop', UNREAD],
]);
