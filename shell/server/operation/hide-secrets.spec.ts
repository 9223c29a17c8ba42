import { ENDPOINTS } from '@diwan/contracts/http/all';
import { describe, expect, it } from '@jest/globals';
import { hideSecrets } from './hide-secrets.js';

describe('paths in logs', () => {
  it.each([
    ['/shared/abcdefghijklmnopqrstuv', '/shared/[hidden]'],
    ['/ar/shared/abcdefghijklmnopqrstuv', '/ar/shared/[hidden]'],
    ['/api/cases/shared/abcdefghijklmnopqrstuv/content/xyz', '/api/cases/shared/[hidden]/content/xyz'],
    ['/api/cases/calendars/abc.ics', '/api/cases/calendars/[hidden]'],
    ['/api/cases/hearings/64b0000000000000000000e1', '/api/cases/hearings/64b0000000000000000000e1'],
    ['/verify/abcdefghijklmnopqrstuv', '/verify/[hidden]'],
    ['/ar/verify/abcdefghijklmnopqrstuv', '/ar/verify/[hidden]'],
    ['/share/en/verify/abcdefghijklmnopqrstuv.png', '/share/en/verify/[hidden]'],
    ['/admin/cases', '/admin/cases'],
  ])('%s', (path, logged) => {
    expect(hideSecrets(path)).toBe(logged);
  });

  it('S-8: no endpoint that a key opens shows it', () => {
    const opened = Object.entries(ENDPOINTS).flatMap(([service, endpoints]) =>
      endpoints.map(({ path }) => `/api/${service}${path}`).filter((path) => path.includes(':token')),
    );
    expect(opened.length).toBeGreaterThan(1);
    for (const path of opened) expect(hideSecrets(path)).not.toContain(':token');
  });
});
