import { fieldErrorsOf } from '@diwan/contracts/errors/field-errors';
import { Instance, type InstanceLevel } from '@diwan/contracts/matters/instances/http';
import type { FormSchema } from '@diwan/ui/form';
import * as z from 'zod/mini';
import { orNull } from '../../../components/endpoint-form.js';

/** An instance as the form holds it, in the order of its fields. */
export interface InstanceValues {
  level: InstanceLevel;
  courtId: string;
  court: string;
  fileNumber: string;
  from: string;
  to: string;
  result: string;
}

/** What the form starts with. */
export const instanceValues = (instance: Instance | null): InstanceValues => ({
  level: instance?.level ?? 'first',
  courtId: instance?.courtId ?? '',
  court: instance?.court ?? '',
  fileNumber: instance?.fileNumber ?? '',
  from: instance?.from ?? '',
  to: instance?.to ?? '',
  result: instance?.result ?? '',
});

/** Reads and checks one of the list by the schema that the list is sent with. */
export const instanceForm: FormSchema<InstanceValues, Instance> = {
  '~standard': {
    version: 1,
    vendor: 'diwan',
    validate(input) {
      const { level, courtId, court, fileNumber, from, to, result } = input as InstanceValues;
      const typed = {
        ...{ level, court, result },
        courtId: courtId || null,
        fileNumber: orNull(fileNumber),
        from: from || null,
        to: to || null,
      };
      const parsed = z.safeParse(Instance, typed, { reportInput: true });
      if (parsed.success) return { value: parsed.data };
      const found = Object.entries(fieldErrorsOf(parsed.error.issues));
      return { issues: found.map(([place, message]) => ({ message, path: [place] })) };
    },
  },
};
