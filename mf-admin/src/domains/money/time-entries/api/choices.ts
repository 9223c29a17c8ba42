import { listCases } from '@diwan/contracts/matters/cases/http';
import { getRateThatHolds } from '@diwan/contracts/money/billing-rates/http';
import { listOfferedServiceTypes } from '@diwan/contracts/money/service-types/http';
import { listClients } from '@diwan/contracts/people/clients/http';
import { listColleagues } from '@diwan/contracts/people/staff/http';
import { callApi } from '@diwan/mf-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

const FOUND = 20;
const search = (text: string) => ({ limit: FOUND, ...(text && { search: text }) });

/** Cases by title, number or client, among those that the person may see. */
export const useCaseChoices = (text: string) =>
  useQuery({
    queryKey: ['time-choices', 'cases', text],
    queryFn: ({ signal }) => callApi(listCases, { query: search(text) }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Clients by name. */
export const useClientChoices = (text: string) =>
  useQuery({
    queryKey: ['time-choices', 'clients', text],
    queryFn: ({ signal }) => callApi(listClients, { query: search(text) }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Who works in the firm. */
export const useColleagueChoices = () =>
  useQuery({
    queryKey: ['time-choices', 'colleagues'],
    queryFn: ({ signal }) => callApi(listColleagues, undefined, { signal }),
  });

/** Kinds of work that time can be recorded under. */
export const useServiceTypeChoices = () =>
  useQuery({
    queryKey: ['service-types', 'offered'],
    queryFn: ({ signal }) => callApi(listOfferedServiceTypes, undefined, { signal }),
  });

/** The rate that work of mine would take over; asked for once there is a case. */
export const useRateThatHolds = (caseId: string, serviceTypeId: string) =>
  useQuery({
    queryKey: ['billing-rates', 'that-holds', caseId, serviceTypeId],
    queryFn: ({ signal }) =>
      callApi(getRateThatHolds, { query: { caseId, ...(serviceTypeId && { serviceTypeId }) } }, { signal }),
    enabled: caseId !== '',
    retry: false,
  });
