import { fold } from '@diwan/contracts/shared/search-text';

const MAX_TERMS = 6;
/** Endings of a phone shorter than this find too many people. */
const SHORTEST_PHONE_ENDING = 3;

/** The keys of a name: folded, from each of its words on. */
export const nameKeys = (name: string): string[] => startingAtEach(fold(name), /(?<=[\s\-'’.])/);

/** The keys of an e-mail address: from each of its parts on. */
export const emailKeys = (email: string): string[] => startingAtEach(fold(email), /(?<=[@._+-])/);

/** The keys of a number in E.164: every ending of three digits or more. */
export function phoneKeys(phone: string): string[] {
  const digits = phone.slice(1);
  return Array.from({ length: digits.length - SHORTEST_PHONE_ENDING + 1 }, (_, start) => digits.slice(start));
}

/**
 * The terms of a search as typed; every one must begin some key. A text of digits and phone punctuation is one term, so that
 * `+961 70 000 002`, `0096170000002` and `70 000` find the number. Punctuation before a term is dropped, since no key
 * begins with it. Null when nothing was asked for; empty when what was asked for is in no key.
 */
export function searchTerms(typed: string): string[] | null {
  const folded = fold(typed);
  if (folded === '') return null;
  if (/^[\d\s()+./-]*\d[\d\s()+./-]*$/.test(folded)) return [folded.replace(/\D/g, '').replace(/^00?(?=[1-9])/, '')];
  const terms = folded.split(' ').map((term) => term.replace(/^[^\p{L}\p{N}]+/u, ''));
  return terms.filter(Boolean).slice(0, MAX_TERMS);
}

/**
 * A pattern that matches keys beginning with the term; the term is taken literally. Hyphens and slashes stand as they are: an escaped
 * one ends the part of a pattern that an index can serve.
 */
export function beginsWith(term: string): RegExp {
  return new RegExp(`^${term.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}`);
}

function startingAtEach(text: string, boundary: RegExp): string[] {
  const parts = text.split(boundary);
  return parts.map((_, index) => parts.slice(index).join('')).filter((key) => key !== '');
}
