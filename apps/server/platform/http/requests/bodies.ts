import { PICTURE_TYPES } from '@relievo/contracts/people';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { checkContentHeaders, parseJsonBody } from './json-body.ts';

const MEGABYTE = 1024 * 1024;

/** How much of a body is read where nothing else is said. */
export const BODY_LIMIT = MEGABYTE;

/** How much of a picture is read at all; each operation says how large its own may be. */
const PICTURE_LIMIT = 8 * MEGABYTE;

/** Any other file that an operation takes; what is larger comes in pieces. */
const FILE_LIMIT = 8 * MEGABYTE;

const FORM_LIMIT = 4096;

/** JSON is the only language of bodies; beside it stand pictures and files. */
export function readBodies(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addHook('preParsing', async (request) => checkContentHeaders(request.headers));
  server.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: unknown, body: Buffer) => parseJsonBody(body),
  );
  readPictures(server);
  readFiles(server);
}

/** A picture comes as it is; the operation that takes none finds that it is no object. */
function readPictures(server: FastifyInstance): void {
  server.addContentTypeParser(
    [...PICTURE_TYPES],
    { parseAs: 'buffer', bodyLimit: PICTURE_LIMIT },
    async (request: FastifyRequest, body: Buffer) =>
      new File([new Uint8Array(body)], 'picture', { type: request.headers['content-type'] ?? '' }),
  );
}

/** Bytes of no kind that is known yet. */
function readFiles(server: FastifyInstance): void {
  server.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: FILE_LIMIT },
    async (_request: FastifyRequest, body: Buffer) =>
      new File([new Uint8Array(body)], 'file', { type: 'application/octet-stream' }),
  );
}

/** Forms are taken, and what is in them is left. */
export function readNoForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'buffer', bodyLimit: FORM_LIMIT },
    async () => ({}),
  );
}
