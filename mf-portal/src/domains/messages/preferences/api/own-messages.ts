import { getOwnMessages, type OwnMessages, setOwnMessages } from '@diwan/contracts/messages/preferences/http';
import { callApi } from '@diwan/mf-kit';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';

/** Which messages the signed-in person wants. */
export const OWN_MESSAGES = ['own-messages'];
export const useOwnMessages = (): UseQueryResult<OwnMessages> =>
  useQuery({ queryKey: OWN_MESSAGES, queryFn: () => callApi(getOwnMessages) });

/** Says whether the person wants notices about their file. */
export const saveOwnMessages = (file: boolean): Promise<OwnMessages> => callApi(setOwnMessages, { body: { file } });
