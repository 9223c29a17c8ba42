import { describe, expect, it } from '@jest/globals';
import { areaOf, audienceOf, frameOf } from './area-of-path.js';

describe('areaOf', () => {
  it.each([
    ['/', 'public', 'anyone'],
    ['/news/x', 'public', 'anyone'],
    ['/administration', 'public', 'anyone'],
    ['/billing-rules', 'public', 'anyone'],
    ['/auth', 'portal', 'anyone'],
    ['/client-portal/cases/1', 'portal', 'signed-in'],
    ['/billing', 'portal', 'signed-in'],
    ['/documents/1', 'portal', 'signed-in'],
    ['/shared/abc', 'portal', 'anyone'],
    ['/admin-login', 'admin', 'signed-in'],
    ['/admin', 'admin', 'staff'],
    ['/admin/clients', 'admin', 'staff'],
  ])('%s belongs to %s and is for %s', (path, area, audience) => {
    expect([areaOf(path), audienceOf(path)]).toEqual([area, audience]);
  });
});

describe('frameOf', () => {
  it.each([
    ['/', 'site'],
    ['/auth', 'site'],
    ['/client-portal', 'bare'],
    ['/client-portal/cases/1', 'bare'],
    ['/documents/1', 'bare'],
    ['/shared/abc', 'bare'],
    ['/admin', 'bare'],
    ['/admin/clients', 'bare'],
    ['/admin-login', 'bare'],
  ])('%s stands in the frame: %s', (path, frame) => {
    expect(frameOf(path)).toBe(frame);
  });
});
