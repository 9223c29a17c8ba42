import { describe, expect, it } from '@jest/globals';
import { withCorrelation } from './correlation.js';
import { Log } from './log.js';

function setup() {
  const lines: string[] = [];
  const log = new Log('cases', 'info', { write: (line: string) => void lines.push(line) });
  return { log, lines, last: () => JSON.parse(lines.at(-1) ?? '{}') };
}

describe('log', () => {
  it('writes one JSON line per event with the correlation id', () => {
    const { log, lines, last } = setup();
    withCorrelation('ref-00000001', () =>
      log.info('document.shared', { documentId: 'd1', note: 'a\nlevel=error fake' }),
    );
    expect(lines).toHaveLength(1);
    expect(lines[0]?.trimEnd()).not.toMatch('\n');
    expect(last()).toMatchObject({
      event: 'document.shared',
      service: 'cases',
      level: 'info',
      correlationId: 'ref-00000001',
    });
  });

  it('shows no phone, code, cookie or address, also one level down', () => {
    const { log, lines } = setup();
    log.warn('x', { phone: '+96170000001', code: '123456', person: { email: 'a@b.example', cookie: '__Host-sid=1' } });
    expect(lines.join()).not.toMatch(/96170000001|123456|a@b|Host-sid/);
  });

  it('keeps values out of what drivers say about duplicates', () => {
    const { log, last, lines } = setup();
    const error = Object.assign(new Error('E11000 duplicate key error dup key: { phone: "+96170000001" }'), {
      code: 11000,
    });
    log.error('x', { error: new Error('could not save', { cause: error }) });
    expect(lines.join()).not.toMatch('96170000001');
    expect(last().error).toMatchObject({ message: 'could not save', cause: { message: 'duplicate key' } });
  });
});
