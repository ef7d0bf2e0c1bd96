import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UUID_PATTERN } from '@relievo/contracts/operations';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pagePolicy, type SecurityOptions } from '../security-headers.ts';

const FILE = 'embed.html';
const ADDRESS = new RegExp(`^/embed/(${UUID_PATTERN})$`, 'i');

/** The one page that anybody may put into a frame of theirs: it shows what guests may see, and can change nothing. */
export function findFramedId({ url }: FastifyRequest): string | null {
  return ADDRESS.exec(url.split('?', 1)[0] ?? '')?.[1]?.toLowerCase() ?? null;
}

export function hasFramedPage(webFolder: string): boolean {
  return existsSync(join(webFolder, FILE));
}

export function sendFramedPage(reply: FastifyReply, options: SecurityOptions): FastifyReply {
  reply.removeHeader('x-frame-options');
  reply.header('content-security-policy', pagePolicy(options, '*'));
  return reply.sendFile(FILE);
}
