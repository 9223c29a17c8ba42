import { inLanguage } from '@diwan/contracts/shared/language-path';
import type { SiteLanguage } from '@diwan/contracts/shared/tongues';
import { Finished } from '../kept/finished.js';
import type { PageAnswer } from './page-desk.js';

export interface Finish {
  /** Of a document (`documentHeaders`). */
  headers: Readonly<Record<string, string>>;
  redirectStatus: 301 | 303;
}

/** Makes the bytes of a document, or of the way to another one. */
export function finishPage(answer: PageAnswer, language: SiteLanguage, { headers, redirectStatus }: Finish): Finished {
  if ('redirect' in answer) {
    const { 'Cache-Control': cacheControl = 'no-store' } = headers;
    const location = encodeAddress(inLanguage(answer.redirect, language));
    const head = { 'Cache-Control': cacheControl, Location: location };
    return new Finished({ status: redirectStatus, headers: head, bytes: Buffer.alloc(0) });
  }
  const { status, html } = answer;
  const more = {
    ...(status >= 400 && { 'X-Robots-Tag': 'noindex' }),
    ...(status === 503 && { 'Retry-After': '30' }),
  };
  return new Finished({ status, headers: { ...more, ...headers }, bytes: Buffer.from(html) });
}

/** An address as headers may carry it; what is encoded already stays so. */
const encodeAddress = (address: string): string => encodeURI(address).replace(/%25([0-9A-Fa-f]{2})/g, '%$1');
