import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import { acknowledgeAlarm, listAlarms } from '@diwan/contracts/messages/alarms/http';
import { callApi } from '@diwan/mf-kit';
import { useQuery } from '@tanstack/react-query';

/** Something owners must not overlook. */
export type Alarm = ResponseOf<typeof listAlarms>[number];

/** Where the list of alarms is kept. */
export const ALARMS_KEY = ['alarms'];

/** Alarms that are not over, newest first. */
export const useAlarms = (enabled: boolean) =>
  useQuery({
    queryKey: ALARMS_KEY,
    queryFn: ({ signal }) => callApi(listAlarms, undefined, { signal }),
    enabled,
  });

/** Says that an alarm was seen. */
export const acknowledge = (id: string) => callApi(acknowledgeAlarm, { params: { id } });
