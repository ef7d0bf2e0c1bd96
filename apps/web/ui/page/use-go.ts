import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';

export interface Way {
  readonly search?: Readonly<Record<string, string>>;
  readonly hash?: string;
  /** Kept with the entry in the history, and not shown in the address. */
  readonly state?: Readonly<Record<string, string>>;
  readonly replace?: boolean;
}

/** Goes to a path that is known only when the app runs; the router's own types know the pages of this build. */
export function useGo(): (path: string, way?: Way) => void {
  const navigate = useNavigate();
  return useCallback(
    (path, way = {}) => {
      const target: unknown = { to: path, ...way };
      void navigate(target as Parameters<typeof navigate>[0]);
    },
    [navigate],
  );
}
