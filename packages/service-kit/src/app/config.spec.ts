import { describe, expect, it } from '@jest/globals';
import { baseConfig, parseConfig, rpcAddresses, secret } from './config.js';

const good = {
  PORT: '4001',
  RPC_PORT: '4101',
  MONGODB_URI: 'mongodb://127.0.0.1:27017/?replicaSet=rs0',
  REDIS_URL: 'redis://127.0.0.1:6379',
  RPC_SECRET: 'r'.repeat(32),
  SESSION_SECRET: 's'.repeat(32),
  PUBLIC_ORIGIN: 'https://diwan.example',
  RPC_CASES: 'cases:4103',
};
const demo = { DEMO: 'true', PUBLIC_ORIGIN: 'http://localhost:8080' };
const faultsOf = (
  changes: Record<string, string | undefined>,
  shape: Parameters<typeof parseConfig>[0] = baseConfig,
) => {
  const result = parseConfig(shape, { ...good, ...changes });
  return 'faults' in result ? result.faults : [];
};

describe('configuration', () => {
  it('is parsed into numbers and booleans, with defaults', () => {
    const result = parseConfig(baseConfig, { ...good, ...demo, LOG_LEVEL: '' });
    if (!('config' in result)) throw new Error(result.faults.join());
    expect(result.config).toMatchObject({ PORT: 4001, DEMO: true, RATE_LIMITS: 'on', LOG_LEVEL: 'info' });
    expect(rpcAddresses(result.config)).toEqual({ cases: 'cases:4103' });
  });

  it('lists every fault at once and never repeats a value', () => {
    const faults = faultsOf({ PORT: 'http', REDIS_URL: undefined, RPC_SECRET: 'short-but-secret', DEMO: 'perhaps' });
    expect(faults.map((fault) => fault.split(':')[0]).sort()).toEqual(['DEMO', 'PORT', 'REDIS_URL', 'RPC_SECRET']);
    expect(faults.join()).not.toMatch(/short-but-secret|perhaps/);
  });

  it('refuses development secrets in production, except in a demo', () => {
    const shape = { ...baseConfig, OTP_PEPPER: secret };
    const weak = { NODE_ENV: 'production', OTP_PEPPER: 'development-only-pepper-0123456789abcdef' };
    expect(faultsOf(weak, shape)).toEqual(['OTP_PEPPER: is a development value']);
    expect(faultsOf({ ...weak, ...demo }, shape)).toEqual([]);
    expect(faultsOf({ ...weak, NODE_ENV: 'development' }, shape)).toEqual([]);
  });

  it('H2: refuses a demo that others can reach, and says what to do', () => {
    const reached = { ...demo, PUBLIC_ORIGIN: 'https://diwan.example' };
    expect(faultsOf(reached)).toEqual([expect.stringMatching(/^DEMO: .*PUBLIC_ORIGIN.*DEMO=0/)]);
    expect(faultsOf({ ...demo, TRUSTED_PROXIES: '10.0.0.1' })).toEqual([expect.stringMatching(/TRUSTED_PROXIES/)]);
    expect(faultsOf({ ...demo, TRUSTED_PROXIES: 'loopback' })).toEqual([]);
    expect(faultsOf({ ...reached, DEMO: 'false' })).toEqual([]);
  });

  it('lets limits be lifted only in demo and test mode', () => {
    expect(faultsOf({ RATE_LIMITS: 'off' })).toEqual([expect.stringMatching(/^RATE_LIMITS/)]);
    expect(faultsOf({ RATE_LIMITS: 'off', ...demo })).toEqual([]);
    expect(faultsOf({ RATE_LIMITS: 'off', NODE_ENV: 'test' })).toEqual([]);
  });
});
