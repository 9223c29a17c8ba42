import { SERVICES } from '@diwan/contracts/shared/service';
import { describe, expect, it } from '@jest/globals';
import { readConfig } from './config.js';

const services = Object.fromEntries(
  SERVICES.map((name) => [`SERVICE_${name.toUpperCase()}`, 'http://127.0.0.1:4000/']),
);

describe('readConfig', () => {
  it('reads origins and folders, and has defaults for the rest', () => {
    const config = readConfig({
      ...services,
      PUBLIC_ORIGIN: 'https://diwan.example/',
      REMOTE_ADMIN: 'http://mf-admin:8080',
      METRICS_TOKEN: '',
    });
    expect(config).toMatchObject({ PORT: 8080, DEMO: false, PUBLIC_ORIGIN: 'https://diwan.example' });
    expect(config.METRICS_TOKEN).toBeUndefined();
    expect(config.services.news).toBe('http://127.0.0.1:4000');
    expect(config.remotes.admin).toBe('http://mf-admin:8080');
    expect(config.remotes.public).toMatch(/mf-public$/);
  });

  it('H2: refuses a demo that others can reach', () => {
    const read = (more: Record<string, string>) => () =>
      readConfig({ ...services, DEMO: 'true', PUBLIC_ORIGIN: 'http://localhost:8080', ...more });
    expect(read({})().DEMO).toBe(true);
    expect(read({ PUBLIC_ORIGIN: 'https://diwan.example' })).toThrow('DEMO=0');
    expect(read({ TRUSTED_PROXIES: '10.0.0.1' })).toThrow('DEMO=0');
  });

  it('names every fault at once', () => {
    const { SERVICE_NEWS: _missing, ...rest } = services;
    const read = () =>
      readConfig({ ...rest, PUBLIC_ORIGIN: 'ftp://x', PORT: 'many', DEMO: 'perhaps', METRICS_TOKEN: 'short' });
    for (const name of ['SERVICE_NEWS', 'PUBLIC_ORIGIN', 'PORT', 'DEMO', 'METRICS_TOKEN']) expect(read).toThrow(name);
  });
});
