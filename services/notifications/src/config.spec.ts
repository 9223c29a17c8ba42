import { parseConfig } from '@diwan/service-kit/app/config';
import { describe, expect, it } from '@jest/globals';
import { checkWaysOut, hasDemoInbox, notificationsConfig } from './config.js';

const base = {
  PORT: '1',
  RPC_PORT: '2',
  MONGODB_URI: 'mongodb://db',
  REDIS_URL: 'redis://cache',
  RPC_SECRET: 'r'.repeat(32),
  SESSION_SECRET: 's'.repeat(32),
  PUBLIC_ORIGIN: 'http://localhost:8080',
};
const real = {
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'a-token',
  TWILIO_SENDER: '+96170000000',
  TWILIO_TEMPLATES: JSON.stringify({ otp_login: { en: `HX${'a'.repeat(32)}` } }),
  SMTP_URL: 'smtps://mail.example',
  SMTP_SENDER: 'Diwan <office@diwan.example>',
};
const parse = (env: Record<string, string>) => parseConfig(notificationsConfig, { ...base, ...env }, checkWaysOut);
const faults = (env: Record<string, string>) => {
  const result = parse(env);
  return 'faults' in result ? result.faults : [];
};

describe('configuration of notifications', () => {
  it('D-002: the demo inbox exists in demo mode only, and never in production', () => {
    const inbox = (env: Record<string, string>) => {
      const result = parse({ ...real, ...env });
      if (!('config' in result)) throw new Error(result.faults.join());
      return hasDemoInbox(result.config);
    };
    expect(inbox({ DEMO: 'true' })).toBe(true);
    expect(inbox({ DEMO: 'true', NODE_ENV: 'production' })).toBe(false);
    expect(inbox({ DEMO: 'false' })).toBe(false);
    expect(faults({ DEMO: 'true' })).toEqual([]);
    expect(faults({ DEMO: 'true', NODE_ENV: 'production' })).toContain('TWILIO_ACCOUNT_SID: is missing');
  });

  it('needs a way out when there is no demo, whole', () => {
    expect(faults({})).toHaveLength(5);
    expect(faults(real)).toEqual([]);
    expect(faults({ DEMO: 'true', SMTP_URL: 'smtp://mail.example' })).toEqual(['SMTP_SENDER: is missing']);
  });

  it('NOT-12: lets a simulator stand for Twilio, but never in production', () => {
    const TWILIO_API_ORIGIN = 'http://127.0.0.1:4010';
    expect(faults({ ...real, TWILIO_API_ORIGIN })).toEqual([]);
    expect(faults({ ...real, TWILIO_API_ORIGIN, NODE_ENV: 'production' })).toContain(
      'TWILIO_API_ORIGIN: must not be set in production',
    );
  });

  it.each(['{', '{"unknown":{"en":"HX"}}', '{"otp_login":{"en":"HX-wrong"}}', '{"otp_login":{"fr":"x"}}'])(
    'refuses the template list %s',
    (TWILIO_TEMPLATES) => {
      expect(faults({ ...real, TWILIO_TEMPLATES })).toEqual([expect.stringMatching(/^TWILIO_TEMPLATES: /)]);
    },
  );
});
