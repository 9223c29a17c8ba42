import { getOwnCalendarFeed } from '@diwan/contracts/matters/calendar-feeds/http';
import { callApi } from '@diwan/mf-kit';
import { useQuery } from '@tanstack/react-query';

export const OWN_FEED = ['calendar-feed'];

/** The address at which the client's own calendar reads their hearings. */
export const useOwnFeed = () =>
  useQuery({
    queryKey: OWN_FEED,
    queryFn: ({ signal }) => callApi(getOwnCalendarFeed, undefined, { signal }),
  });
