import { useSyncExternalStore } from 'react';

/** Under 768 px mobile, under 1024 px tablet, else desktop. */
export type Device = 'mobile' | 'tablet' | 'desktop';

const MOBILE = '(width < 768px)';
const TABLET = '(width < 1024px)';

export function readDevice(): Device {
  if (matchMedia(MOBILE).matches) return 'mobile';
  return matchMedia(TABLET).matches ? 'tablet' : 'desktop';
}

function subscribe(listener: () => void): () => void {
  const queries = [MOBILE, TABLET].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

export function useDevice(): Device {
  return useSyncExternalStore(subscribe, readDevice);
}
