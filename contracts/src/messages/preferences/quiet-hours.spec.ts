import { describe, expect, it } from '@jest/globals';
import { QuietHoursSetting, quietHoursBySetting } from './quiet-hours.js';

describe('NOT-10: the quiet hours of the firm', () => {
  it('are full hours, or none', () => {
    expect(quietHoursBySetting(QuietHoursSetting.parse(undefined))).toEqual({ from: 21, until: 8 });
    expect(quietHoursBySetting(QuietHoursSetting.parse('22:00-07:00'))).toEqual({ from: 22, until: 7 });
    expect(quietHoursBySetting(QuietHoursSetting.parse('off'))).toBeNull();
  });

  it.each(['21-8', '21:30-08:00', '24:00-08:00', '08:00-08:00', 'on'])('are not %s', (setting) => {
    expect(QuietHoursSetting.safeParse(setting).success).toBe(false);
  });
});
