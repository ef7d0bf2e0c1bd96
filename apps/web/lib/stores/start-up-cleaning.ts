/**
 * What earlier versions of web apps at this address may have left behind. A named list: nothing else
 * is touched, and never a draft.
 */
export const OLD_LOCAL_KEYS = [
  'relievo-password-cache',
  'password-cache',
  'cached-credentials',
  'remembered-password',
] as const;

export async function cleanAtStart(): Promise<void> {
  try {
    for (const key of OLD_LOCAL_KEYS) localStorage.removeItem(key);
    for (const key of OLD_LOCAL_KEYS) sessionStorage.removeItem(key);
  } catch {
    // Storage that is forbidden holds nothing to clean.
  }
  if (!('serviceWorker' in navigator)) return;
  const workers = await navigator.serviceWorker.getRegistrations().catch(() => []);
  await Promise.all(workers.map((worker) => worker.unregister()));
}
