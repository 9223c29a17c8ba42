import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';

/** Headers of every answer (SEC-08). */
export const EVERY_ANSWER: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'geolocation=(), camera=(), microphone=()',
  // Anything that is not a document may load nothing; documents replace this.
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'self'",
};

/** Sets the headers of every answer. */
export const securityHeaders: RequestHandler = (_request, response, next) => {
  for (const name in EVERY_ANSWER) response.setHeader(name, EVERY_ANSWER[name] as string);
  next();
};

/**
 * Headers of a document whose only inline scripts are `scripts`. The policy names their hashes: with a nonce no answer would be like
 * another, and none could be kept (docs/adr/0016).
 */
export function documentHeaders(...scripts: string[]): Record<string, string> {
  const hashes = scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types mf default',
    'report-to csp',
  ];
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy.join('; '),
    'Reporting-Endpoints': 'csp="/csp-reports"',
    'Cache-Control': 'no-store',
  };
}
