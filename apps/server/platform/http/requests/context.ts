import type { Role } from '@relievo/contracts/values';
import type { Viewer } from '../../database/database.ts';
import type { Log } from '../../log/log.ts';

/** What the browser keeps of a session. */
export interface SessionToken {
  readonly token: string;
  /** How long the browser keeps the cookie; the server may end the session before. */
  readonly keepUntil: Date;
}

/** Somebody who is signed in, as every request needs to know it; also a viewer for the database. */
export interface SignedIn extends Viewer {
  readonly userId: string;
  readonly roles: readonly Role[];
  readonly sessionId: string;
  /** When the session ends if nothing more is done with it. */
  readonly expiresAt: Date;
  /** An administrator who has no second step where one is required: they reach nothing but adding one. */
  readonly mustAddSecondStep: boolean;
  /** The account was made for a class, and its teachers look after it. */
  readonly isLearner: boolean;
  /** The session goes on under this token. */
  readonly renewed?: SessionToken;
}

/** Looks the session up that a token opens; null for a token that opens none. */
export type FindSignedIn = (token: string) => Promise<SignedIn | null>;

/** What a browser was given to show later that it is the same one. */
export interface BrowserSecret {
  /** What came along with the request. */
  readonly value: string | null;
  readonly keep: (kept: { readonly secret: string; readonly keepUntil: Date }) => void;
  readonly drop: () => void;
}

/** What an operation may know of the request that it answers. */
export interface RequestContext extends Record<PropertyKey, unknown> {
  /** Stands in the log and, when something unexpected happens, on the person's screen. */
  readonly id: string;
  readonly address: string;
  readonly agent: string;
  readonly log: Log;
  /** The session token that came along, whether it opens anything or not. */
  readonly token: string | null;
  /** The person signed in, or null. Looked up at most once for a request. */
  readonly person: () => Promise<SignedIn | null>;
  /** The person signed in; refuses guests. */
  readonly signedIn: () => Promise<SignedIn>;
  /** As whom the database is asked: the person signed in, or a guest, also for who must add a second step first. */
  readonly viewer: () => Promise<Viewer>;
  readonly keepSession: (session: SessionToken) => void;
  readonly dropSession: () => void;
  /** Shows, when a provider sends the browser back, that it is the one that was sent there. */
  readonly handshake: BrowserSecret;
  /** Shows, when a mailed link is opened, that it is the browser in which the account was opened. */
  readonly signUpMark: BrowserSecret;
  /** Shows that the first step of signing in was done in this browser. */
  readonly halfSignIn: BrowserSecret;
  readonly setHeader: (name: string, value: string) => void;
}
