import { SESSION_BOUNDS, type SessionSettings } from '@diwan/contracts/people/session-settings/http';
import type { FormSchema } from '@diwan/ui/form';

const HOUR = 60;
const DAY = 24 * HOUR;

/** The fields, each with the unit it is typed in (minutes per unit) and its bounds in that unit. */
export const LENGTHS = {
  clientIdle: length('client', 'idleMinutes', DAY),
  clientAbsolute: length('client', 'absoluteMinutes', DAY),
  staffIdle: length('staff', 'idleMinutes', 1),
  staffAbsolute: length('staff', 'absoluteMinutes', HOUR),
} as const;
export type LengthName = keyof typeof LENGTHS;
export const LENGTH_NAMES = Object.keys(LENGTHS) as LengthName[];

/** As typed. */
export type LengthValues = Record<LengthName, string>;

function length(whose: 'client' | 'staff', field: 'idleMinutes' | 'absoluteMinutes', unit: number) {
  const [min, max] = SESSION_BOUNDS[whose][field];
  return { whose, field, unit, min: Math.max(1, Math.ceil(min / unit)), max: Math.floor(max / unit) } as const;
}

/** Settings as the form shows them. */
export function lengthValues(settings: SessionSettings): LengthValues {
  const typed = (name: LengthName) => {
    const { whose, field, unit } = LENGTHS[name];
    return String(Math.round((settings[whose][field] / unit) * 100) / 100);
  };
  return {
    clientIdle: typed('clientIdle'),
    clientAbsolute: typed('clientAbsolute'),
    staffIdle: typed('staffIdle'),
    staffAbsolute: typed('staffAbsolute'),
  };
}

type Lengths = Omit<SessionSettings, 'version'>;

/** Reads the form: whole minutes within the bounds, and nobody idles longer than they may stay. */
export const lengthForm: FormSchema<LengthValues, Lengths> = {
  '~standard': {
    version: 1,
    vendor: 'diwan',
    validate(input) {
      const values = input as LengthValues;
      const minutes = (name: LengthName) => Math.round(Number(values[name].trim() || 'none') * LENGTHS[name].unit);
      const lifetime = (idle: LengthName, absolute: LengthName) => ({
        idleMinutes: minutes(idle),
        absoluteMinutes: minutes(absolute),
      });
      const value = {
        client: lifetime('clientIdle', 'clientAbsolute'),
        staff: lifetime('staffIdle', 'staffAbsolute'),
      };
      const issues = LENGTH_NAMES.flatMap((name) => {
        const { whose, field } = LENGTHS[name];
        const [min, max] = SESSION_BOUNDS[whose][field];
        const typed = value[whose][field];
        if (!(typed >= min && typed <= max)) return [{ message: 'out_of_bounds', path: [name] }];
        const isTooLong = field === 'idleMinutes' && typed > value[whose].absoluteMinutes;
        return isTooLong ? [{ message: 'longer_than_stay', path: [name] }] : [];
      });
      return issues.length > 0 ? { issues } : { value };
    },
  },
};
