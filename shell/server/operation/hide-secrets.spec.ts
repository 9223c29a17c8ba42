import { describe, expect, it } from '@jest/globals';
import { hideSecrets } from './hide-secrets.js';

describe('paths in logs', () => {
  it.each([
    ['/shared/abcdefghijklmnopqrstuv', '/shared/[hidden]'],
    ['/ar/shared/abcdefghijklmnopqrstuv', '/ar/shared/[hidden]'],
    ['/api/cases/shared/abcdefghijklmnopqrstuv/content/xyz', '/api/cases/shared/[hidden]/content/xyz'],
    ['/api/cases/calendars/abc.ics', '/api/cases/calendars/[hidden]'],
    ['/api/cases/hearings/64b0000000000000000000e1', '/api/cases/hearings/64b0000000000000000000e1'],
    ['/admin/cases', '/admin/cases'],
  ])('%s', (path, logged) => {
    expect(hideSecrets(path)).toBe(logged);
  });
});
