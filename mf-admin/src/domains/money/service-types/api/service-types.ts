import {
  changeServiceType,
  createServiceType,
  listServiceTypes,
  type ServiceType,
} from '@diwan/contracts/money/service-types/http';
import { callApi } from '@diwan/mf-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '../../../../components/endpoint-form.js';

const KEY = ['service-types'] as const;

export type ServiceTypeBody = BodyOf<typeof createServiceType>;

/** All kinds of work, by name. */
export const useServiceTypes = () =>
  useQuery({ queryKey: [...KEY, 'all'], queryFn: ({ signal }) => callApi(listServiceTypes, undefined, { signal }) });

/** One as it is now: they are told whole. */
export async function fetchServiceType({ id }: ServiceType): Promise<ServiceType> {
  const found = (await callApi(listServiceTypes)).find((one) => one.id === id);
  if (!found) throw new Error('The kind of work is gone');
  return found;
}

export function useServiceTypeDeeds() {
  const queries = useQueryClient();
  const asked = <Answer>(answer: Promise<Answer>) => answer.finally(() => queries.invalidateQueries({ queryKey: KEY }));
  return {
    add: (body: ServiceTypeBody) => asked(callApi(createServiceType, { body })),
    change: ({ id, version, active }: Pick<ServiceType, 'id' | 'version' | 'active'>, body: ServiceTypeBody) =>
      asked(callApi(changeServiceType, { params: { id }, body: { ...body, active, version } })),
    setActive: ({ id, name, hourlyRate, version }: ServiceType, active: boolean) =>
      asked(callApi(changeServiceType, { params: { id }, body: { name, hourlyRate, active, version } })),
  };
}
