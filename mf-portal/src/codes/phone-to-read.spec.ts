import { expect, it } from '@jest/globals';
import { phoneToRead } from './phone-to-read.js';

it.each([
  ['+96170000002', '+961 70 000 002'],
  ['+9613123456', '+961 3 123 456'],
  ['+33612345678', '+33 612 345 678'],
  ['+14165550100', '+1 416 555 0100'],
  ['+85212345678', '+852 123 456 78'],
])('AUTH-01: %s is shown back as %s', (phone, shown) => expect(phoneToRead(phone)).toBe(shown));
