import { expect, it } from '@jest/globals';
import { isSafeLink } from './link-schemes.js';

it.each(['https://a.example', 'HTTP://a.example', 'mailto:a@b.example', 'tel:+9611', '/about', '/', '#note'])(
  'D-069: an article may lead to %s',
  (address) => expect(isSafeLink(address)).toBe(true),
);

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  'about',
  '',
])('D-069: an article may not lead to %s', (address) => expect(isSafeLink(address)).toBe(false));
