import * as z from 'zod/mini';

const Hour = z.int().check(z.minimum(0), z.maximum(23));

/** Full hours, Beirut time, in which a person is sent nothing that can wait, such as 21 to 8: over midnight where the end is earlier (NOT-10). */
export const QuietHours = z
  .strictObject({ from: Hour, until: Hour })
  .check(z.refine(({ from, until }) => from !== until, 'same_hour'));
export type QuietHours = z.infer<typeof QuietHours>;

/** Offered where neither the firm nor the person said others. */
export const USUAL_QUIET_HOURS: QuietHours = { from: 21, until: 8 };

/** The firm's setting, for whoever never said anything else: full hours such as `21:00-08:00`, or `off`. */
export const QuietHoursSetting = z._default(
  z.string().check(
    z.regex(/^(off|([01]\d|2[0-3]):00-([01]\d|2[0-3]):00)$/, 'must be full hours such as 21:00-08:00, or off'),
    z.refine((text) => text.slice(0, 5) !== text.slice(6), 'must end at another hour'),
  ),
  '21:00-08:00',
);

/** What that setting says; null: messages come at any hour. */
export function quietHoursBySetting(setting: string): QuietHours | null {
  if (setting === 'off') return null;
  return { from: Number(setting.slice(0, 2)), until: Number(setting.slice(6, 8)) };
}
