import type { InputOf } from '@diwan/contracts/http/endpoint';
import {
  getOwnMessages,
  type OwnMessages,
  setOwnFirstChannel,
  setOwnMessages,
  setOwnQuietHours,
} from '@diwan/contracts/messages/preferences/http';
import type { QuietHours } from '@diwan/contracts/messages/preferences/quiet-hours';
import type { MessageChannel } from '@diwan/contracts/messages/preferences/topics';
import { callApi } from '@diwan/mf-kit';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';

/** Which messages the signed-in person wants. */
export const OWN_MESSAGES = ['own-messages'];
export const useOwnMessages = (): UseQueryResult<OwnMessages> =>
  useQuery({ queryKey: OWN_MESSAGES, queryFn: () => callApi(getOwnMessages) });

/** Version of what stands beside the choices, kept with each (NOT-04). Change it whenever those sentences change. */
const MESSAGES_CONSENT = 'messages-2026-11-25';

/** Says whether the person wants messages about a topic by a channel. */
export const saveWish = (wish: Omit<InputOf<typeof setOwnMessages>['body'], 'consentVersion'>): Promise<OwnMessages> =>
  callApi(setOwnMessages, { body: { ...wish, consentVersion: MESSAGES_CONSENT } });

/** Says by which way messages are tried first. */
export const saveFirstChannel = (channel: MessageChannel): Promise<OwnMessages> =>
  callApi(setOwnFirstChannel, { body: { channel } });

/** Says when the person is sent nothing that can wait; null: messages come at any hour. */
export const saveQuietHours = (hours: QuietHours | null): Promise<OwnMessages> =>
  callApi(setOwnQuietHours, { body: { hours } });
