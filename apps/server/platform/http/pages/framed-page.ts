import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pagePolicy, type SecurityOptions } from '../security-headers.ts';

const FILE = 'embed.html';
const ADDRESS = /^\/embed\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The one page that anybody may put into a frame of theirs: it shows what guests may see, and can change nothing. */
export function isFramedPage({ url }: FastifyRequest): boolean {
  return ADDRESS.test(url.split('?', 1)[0] ?? '');
}

export function hasFramedPage(webFolder: string): boolean {
  return existsSync(join(webFolder, FILE));
}

export function sendFramedPage(reply: FastifyReply, options: SecurityOptions): FastifyReply {
  reply.removeHeader('x-frame-options');
  reply.header('content-security-policy', pagePolicy(options, '*'));
  return reply.sendFile(FILE);
}
