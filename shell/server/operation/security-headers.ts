import { randomBytes } from 'node:crypto';
import type { RequestHandler, Response } from 'express';

/** Headers of every answer (SEC-08). */
export const securityHeaders: RequestHandler = (_request, response, next) => {
  response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  response.setHeader('Permissions-Policy', 'geolocation=(), camera=(), microphone=()');
  // Anything that is not a document may load nothing; documents replace this.
  response.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'self'");
  next();
};

/** Sets the content policy of a document and returns the nonce it names: new for each answer, so such an answer is never stored. */
export function documentPolicy(response: Response): string {
  const nonce = randomBytes(16).toString('base64');
  response.setHeader(
    'Content-Security-Policy',
    [
      "default-src 'none'",
      `script-src 'self' 'nonce-${nonce}'`,
      `style-src 'self' 'nonce-${nonce}'`,
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "frame-src 'self' blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types mf default',
      'report-to csp',
    ].join('; '),
  );
  response.setHeader('Reporting-Endpoints', 'csp="/csp-reports"');
  response.setHeader('Cache-Control', 'no-store');
  return nonce;
}
