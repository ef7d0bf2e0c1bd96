import type { Socket } from 'node:net';
import type { ErrorCode } from '@relievo/contracts/errors';
import { answerOf, Refused, statusOf } from '../refusals/refuse.ts';

/** What is not even HTTP gets its answer written straight to the wire. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const code: ErrorCode = error.code === 'HPE_HEADER_OVERFLOW' ? 'headers_too_large' : 'malformed_request';
  const body = JSON.stringify(answerOf(new Refused(code)));
  const head = [
    `HTTP/1.1 ${statusOf(code)} Refused`,
    'Content-Type: application/json; charset=utf-8',
    'X-Content-Type-Options: nosniff',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
