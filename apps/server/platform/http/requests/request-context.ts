import type { FastifyReply, FastifyRequest } from 'fastify';
import { GUEST } from '../../database/transaction.ts';
import type { Log } from '../../log/log.ts';
import { refuse } from '../refusals/refuse.ts';
import type { BrowserSecret, FindSignedIn, RequestContext, SessionToken, SignedIn } from './context.ts';

export interface SessionCookie {
  readonly name: string;
  readonly secure: boolean;
}

/** The `__Host-` prefix makes browsers refuse a cookie that a sister domain tries to set. */
export function sessionCookie(secure: boolean): SessionCookie {
  return { name: secure ? '__Host-relievo' : 'relievo', secure };
}

/** What an answer may know of its request and set on its reply. */
export type ContextOf = (request: FastifyRequest, reply: FastifyReply) => RequestContext;

export function createContextReader(cookie: SessionCookie, find: FindSignedIn): ContextOf {
  return (request, reply) => {
    const token = request.cookies[cookie.name] || null;
    const flags = { path: '/', httpOnly: true, secure: cookie.secure, sameSite: 'lax' } as const;
    const browserSecret = (purpose: string): BrowserSecret => {
      const name = `${cookie.name}-${purpose}`;
      return {
        value: request.cookies[name] || null,
        keep: ({ secret, keepUntil: expires }) => {
          reply.setCookie(name, secret, { ...flags, expires });
        },
        drop: () => {
          reply.clearCookie(name, flags);
        },
      };
    };
    let lookup: Promise<SignedIn | null> | undefined;
    const keepSession = ({ token: value, keepUntil: expires }: SessionToken) => {
      reply.setCookie(cookie.name, value, { ...flags, expires });
    };
    const look = async () => {
      const found = token === null ? null : await find(token);
      if (found?.renewed) keepSession(found.renewed);
      return found;
    };
    const person = () => {
      lookup ??= look();
      return lookup;
    };
    return {
      id: request.id,
      address: request.ip,
      agent: (request.headers['user-agent'] ?? '').slice(0, 300),
      log: request.log as Log,
      token,
      person,
      viewer: async () => {
        const found = await person();
        return found === null || found.mustAddSecondStep ? GUEST : found;
      },
      signedIn: async () => {
        const found = await person();
        if (found) return found;
        throw token === null ? refuse('sign_in_required') : refuse('session_expired');
      },
      keepSession,
      dropSession: () => {
        reply.clearCookie(cookie.name, flags);
      },
      handshake: browserSecret('handshake'),
      signUpMark: browserSecret('sign-up'),
      halfSignIn: browserSecret('half-sign-in'),
      setHeader: (name, value) => {
        reply.header(name, value);
      },
    };
  };
}
