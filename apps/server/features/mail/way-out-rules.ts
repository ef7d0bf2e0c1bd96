import { createHmac, timingSafeEqual } from 'node:crypto';
import { findLetterGroup, LETTER_GROUPS, type LetterGroup } from '@relievo/contracts/notices';
import { z } from 'zod';
import type { Letter, Site } from './letter-rules.ts';

/** Whose letters end, and which. */
export interface Stop {
  readonly personId: string;
  readonly group: LetterGroup;
}

/** Says that its holder may stop these letters and nothing else; it stays valid as long as the letter is kept. */
export function createStopToken(key: string, { personId, group }: Stop): string {
  return `${personId}.${group}.${signWords(key, `${personId}.${group}`)}`;
}

const stopping = z.tuple([z.uuid(), z.enum(LETTER_GROUPS), z.string()]);

/** Null where it was not signed here. */
export function readStopToken(key: string, token: string): Stop | null {
  const { data } = stopping.safeParse(token.split('.'));
  if (!data) return null;
  const [personId, group, signed] = data;
  const [given, own] = [signed, signWords(key, `${personId}.${group}`)].map((each) => Buffer.from(each));
  return given && own && given.length === own.length && timingSafeEqual(given, own)
    ? { personId, group }
    : null;
}

function signWords(key: string, words: string): string {
  return createHmac('sha256', Buffer.from(key, 'base64url')).update(words).digest('base64url');
}

const REASONS: Readonly<Record<LetterGroup, string>> = {
  decisions: 'You are getting this email because a decision was made on your content or request.',
  requests: 'You are getting this email because of a request for an accessible version.',
  reports: 'You are getting this email because you are an administrator and someone reported a problem.',
};

/** Why this person gets a letter of this kind, and the way to stop them; null for what always comes. */
export interface WayOut {
  readonly parts: Letter['parts'];
  /** Where mail programs say by themselves that no more are wanted (RFC 8058). */
  readonly stopUrl: string;
}

const addressed = z.object({ personId: z.uuid() });

export function wayOutOf(key: string, template: string, payload: unknown, site: Site): WayOut | null {
  const group = findLetterGroup(template);
  const { data } = addressed.safeParse(payload);
  if (!group || !data) return null;
  const token = createStopToken(key, { personId: data.personId, group });
  return {
    parts: [
      REASONS[group],
      { words: 'Stop these emails', link: `${site.publicUrl}/auth/stop-letters?token=${token}` },
      { words: 'Choose which emails you get', link: `${site.publicUrl}/settings?tab=account` },
    ],
    stopUrl: `${site.publicUrl}/api/letters/stop/${token}`,
  };
}
