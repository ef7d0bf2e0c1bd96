/** Where to go after signing in. Only a path of ours: anything else, however it is dressed up, leads home. */
export function safeReturnPath(wanted: string | null | undefined): string {
  if (!wanted || !/^\/(?![/\\])/.test(wanted) || /[\p{Cc}\\]/u.test(wanted)) return '/';
  const base = 'https://relievo.invalid';
  const url = URL.canParse(wanted, base) ? new URL(wanted, base) : null;
  if (!url || url.origin !== base || url.pathname.startsWith('/auth')) return '/';
  return url.pathname + url.search + url.hash;
}
