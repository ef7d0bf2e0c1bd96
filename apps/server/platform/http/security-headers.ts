export interface SecurityOptions {
  /** Over HTTPS only: cookies are Secure, and browsers are told to stay with HTTPS. */
  readonly secure: boolean;
  /** Other origins whose pages may stand in a frame, such as a video provider. */
  readonly frameOrigins?: readonly string[];
}

/** WebAssembly is the only thing that may be compiled at run time; nothing inline, nothing from elsewhere. */
export function pagePolicy({ secure, frameOrigins = [] }: SecurityOptions, framedBy = "'self'"): string {
  return [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    `frame-src ${["'self'", ...frameOrigins].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    // Our own page that checks our own pages for accessibility frames them; nobody else may.
    `frame-ancestors ${framedBy}`,
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

export function securityHeaders(options: SecurityOptions): Record<string, string> {
  return {
    'content-security-policy': pagePolicy(options),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-permitted-cross-domain-policies': 'none',
    ...(options.secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
