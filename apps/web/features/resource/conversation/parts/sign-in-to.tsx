import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Link } from '../../../../ui/actions/link.tsx';

/** For guests, who read everything: what they could do when they are signed in, which leads back to here. */
export function SignInTo({ children }: { children: ReactNode }) {
  const here = useLocation({ select: ({ href }) => href });
  return (
    <p className="target-links">
      <Link to="/auth" search={{ return: here }}>
        {children}
      </Link>
    </p>
  );
}
