import { describe, expect, it } from '@jest/globals';
import { isPersonalNumber } from './phone-kind.js';

describe('H4: numbers that we send to', () => {
  it.each([
    '+96170123456',
    '+9611234567',
    '+33612345678',
    '+12025550123',
    '+79161234567',
    '+61412345678',
    '+5511912345678',
  ])('%s is one that somebody holds', (phone) => expect(isPersonalNumber(phone)).toBe(true));
  it.each([
    ['+96190123456', 'premium rate in Lebanon'],
    ['+449098790000', 'premium rate in Britain'],
    ['+19002345678', 'premium rate in America'],
    ['+881612345678', 'a satellite'],
    ['+870773123456', 'a ship'],
    ['+883510012345678', 'a network of no country'],
    ['+979123456789', 'premium rate the world over'],
    ['+80012345678', 'a free number the world over'],
    ['+448431234567', 'shared cost in Britain'],
  ])('%s is %s', (phone) => expect(isPersonalNumber(phone)).toBe(false));
});
