import { BEGINNING_MADE, BEGINNING_OF } from '@diwan/contracts/matters/documents/beginning.http';
import type { Grant } from './open-grant.js';

/** The first pages of a document whose marked copy is still being made. */
export interface Beginning {
  /** A PDF of them. */
  blob: Blob;
  /** Pages of the whole. */
  pages: number;
}

/**
 * Reads the first pages of a grant as soon as there are some; null when there is nothing to wait for, or they cannot be had: the whole
 * says why.
 */
export async function readBeginning({ url }: Pick<Grant, 'url'>): Promise<Beginning | null> {
  try {
    const answer = await fetch(addressOf(url), { credentials: 'same-origin' });
    return answer.status === 200
      ? { blob: await answer.blob(), pages: Number(answer.headers.get(BEGINNING_OF)) }
      : null;
  } catch {
    return null;
  }
}

/** How many pages are made; null when they are no longer waited for, or nobody can tell. */
export async function countMade({ url }: Pick<Grant, 'url'>): Promise<number | null> {
  try {
    const answer = await fetch(addressOf(url), { method: 'HEAD', credentials: 'same-origin' });
    return answer.status === 200 ? Number(answer.headers.get(BEGINNING_MADE)) : null;
  } catch {
    return null;
  }
}

const addressOf = (url: string) => `${url}/beginning`;
