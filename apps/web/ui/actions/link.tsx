import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ComponentProps, ReactNode, Ref } from 'react';
import './button.css';
import type { ButtonVariant } from './button.tsx';

type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> };
type ButtonAnchorProps = AnchorProps & { variant?: ButtonVariant; icon?: ReactNode };

/** Where a link leads: a path, which the router fills in and marks when it is the page on screen. */
interface Target {
  to: string;
  params?: Readonly<Record<string, string>>;
  search?: Readonly<Record<string, string>>;
  hash?: string;
  activeOptions?: { readonly exact?: boolean; readonly includeSearch?: boolean };
}

function Anchor({ children, ...props }: AnchorProps) {
  return <a {...props}>{children}</a>;
}

/** Looks like a button and leaves the app: a file, another address. */
export function ButtonAnchor({ variant = 'secondary', icon, children, ...props }: ButtonAnchorProps) {
  return (
    <a {...props} className="button" data-variant={variant}>
      {icon}
      <span>{children}</span>
    </a>
  );
}

const RoutedAnchor = createLink(Anchor);
const RoutedButtonAnchor = createLink(ButtonAnchor);

/** The router's own types know only the pages of this build; which paths stand is asked when the app runs. */
function passProps<Props>(props: unknown) {
  return props as Props;
}

/** A page above the one on screen is not the page on screen. */
const EXACT = { exact: true } as const;

/** An in-app link; the router sets `aria-current="page"` where it leads to the page on screen. */
export function Link(props: Omit<AnchorProps, 'href'> & Target) {
  return (
    <RoutedAnchor {...passProps<ComponentProps<typeof RoutedAnchor>>({ activeOptions: EXACT, ...props })} />
  );
}

/** Looks like a button, is a link: it goes somewhere. */
export function ButtonLink(props: Omit<ButtonAnchorProps, 'href' | 'className'> & Target) {
  return (
    <RoutedButtonAnchor
      {...passProps<ComponentProps<typeof RoutedButtonAnchor>>({ activeOptions: EXACT, ...props })}
    />
  );
}
