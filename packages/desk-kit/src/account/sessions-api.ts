import {
  endOwnSession,
  listOwnSessions,
  type OwnSession,
  signOutEverywhere,
} from '@diwan/contracts/people/sessions/own.http';
import { callApi } from '@diwan/mf-kit';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';

export const OWN_SESSIONS = ['own-sessions'];
/** Where the person is signed in, latest first. */
export const useOwnSessions = (): UseQueryResult<OwnSession[]> =>
  useQuery({ queryKey: OWN_SESSIONS, queryFn: () => callApi(listOwnSessions) });

/** Ends one of the own sessions. */
export const endSession = (id: string): Promise<void> => callApi(endOwnSession, { params: { id } });

/** Ends all of them, this one included. */
export const endEverySession = (): Promise<void> => callApi(signOutEverywhere);
