import type { RequestHandler } from 'express';
import { sendProblem } from '../operation/problem.js';

/** Signs that a segment may hold as they are, besides those that `encodeURIComponent` leaves (RFC 3986, 3.3). */
const UNESCAPED = /%(?:24|26|2B|2C|3A|3B|3D|40)/g;
/** What no segment stands for: servers read it as a way to another path, or cut the path there. */
const UNSOUND = /^\.{1,2}$|[/\\\p{Cc}]/u;

/** The one spelling of a path. Escapes that stand for nothing, as in an address that was cut off, become the sign for that. */
export const respelled = (path: string): string =>
  path
    .split('/')
    .map((part) => spelled(textOf(part)))
    .join('/');

/** Whether a path is in its one spelling, and each of its segments means one segment to whoever reads it. */
export const isPlain = (path: string): boolean =>
  respelled(path) === path && path.split('/').every((part) => !UNSOUND.test(textOf(part)));

/** Answers 400 to paths that two servers could read differently: other spellings, ways up, slashes in disguise. */
export const onlyPlainPaths: RequestHandler = (request, response, next) => {
  const [, ...parts] = request.path.split('/');
  // Programs escape a parameter whole, also where a sign need not be.
  const isEscaped = (part: string) => encodeURIComponent(textOf(part)) === part;
  const isSound = (part: string) =>
    part !== '' && !UNSOUND.test(textOf(part)) && (isEscaped(part) || spelled(textOf(part)) === part);
  if (request.path === '/' || parts.every(isSound)) return next();
  sendProblem(response, 'MALFORMED');
};

const spelled = (text: string) => encodeURIComponent(text).replace(UNESCAPED, (sign) => decodeURIComponent(sign));

/** What a segment says. Bytes that are no UTF-8 become U+FFFD, a lone percent sign stands for itself. */
function textOf(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    const bytes = part.replace(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
    return Buffer.from(bytes, 'latin1').toString();
  }
}
