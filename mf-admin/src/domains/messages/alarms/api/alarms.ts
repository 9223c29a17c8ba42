import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import { acknowledgeAlarm, listAlarms } from '@diwan/contracts/messages/alarms/http';
import { callApi } from '@diwan/mf-kit';
import { usePagesBelow } from '../../../../components/older-lines.js';

/** Something owners must not overlook. */
export type Alarm = ResponseOf<typeof listAlarms>['items'][number];

/** Where the list of alarms is kept. */
export const ALARMS_KEY = ['alarms'];

/** So many at first: below them stands what is to be done today. */
const SHOWN = 5;

/** Alarms that are not over, newest first. */
export const useAlarms = (enabled: boolean) =>
  usePagesBelow(
    ALARMS_KEY,
    (page, signal) => callApi(listAlarms, { query: { page, limit: SHOWN } }, { signal }),
    ({ id }) => id,
    { enabled },
  );

/** Says that an alarm was seen. */
export const acknowledge = (id: string) => callApi(acknowledgeAlarm, { params: { id } });
