import type { Response } from 'express';

/** A document ready to be sent. */
export interface PaperFile {
  /** `INV-202605-0007.pdf`. */
  name: string;
  bytes: Uint8Array;
}

/** Sends it to be saved under its name. Nobody in between keeps it: it is for one reader. */
export function sendFile({ name, bytes }: PaperFile, response: Response): void {
  response.set({
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'private, no-store',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
  response.end(Buffer.from(bytes));
}
