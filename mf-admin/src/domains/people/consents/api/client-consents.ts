import { listClientLeadConsents } from '@diwan/contracts/intake/leads/consents.http';
import { getClientNewsletterConsent } from '@diwan/contracts/messages/newsletter/consents.http';
import { getClientMessages } from '@diwan/contracts/messages/preferences/http';
import { callApi } from '@diwan/mf-kit';
import { useQuery } from '@tanstack/react-query';

const key = (id: string, part: string) => ['clients', 'consents', part, id];

/** What a client said of the firm's messages, by topic and channel. */
export const useMessageConsents = (id: string) =>
  useQuery({
    queryKey: key(id, 'messages'),
    queryFn: ({ signal }) => callApi(getClientMessages, { params: { id } }, { signal }),
  });

/** What they agreed to with their requests for a consultation. */
export const useLeadConsents = (id: string, enabled = true) =>
  useQuery({
    enabled,
    queryKey: key(id, 'leads'),
    queryFn: ({ signal }) => callApi(listClientLeadConsents, { params: { id } }, { signal }),
  });

/** Their subscription to the newsletter. */
export const useNewsletterConsent = (id: string) =>
  useQuery({
    queryKey: key(id, 'newsletter'),
    queryFn: ({ signal }) => callApi(getClientNewsletterConsent, { params: { id } }, { signal }),
  });
