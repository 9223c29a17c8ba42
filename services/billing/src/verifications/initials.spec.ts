import { expect, it } from '@jest/globals';
import { initialsOf } from './initials.js';

it.each([
  ['Maya Saliba', 'M. S.'],
  ['jean-paul Abi  Nader', 'J. P. A. N.'],
  ['شركة المشرق للتجارة ش.م.ل. (أوف شور)', 'ش. ا. ل. ش.'],
  ['  123 Ltd', 'L.'],
  ['', ''],
  ['👩 …', ''],
])('of a client no more than the initials are told: %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
