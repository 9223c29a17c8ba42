import { createCase, type LegalCase, updateCase } from '@diwan/contracts/matters/cases/http';
import { callApi } from '@diwan/mf-kit';
import { useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '../../../../components/endpoint-form.js';

export type CaseBody = BodyOf<typeof createCase>;

/** Opens a case, or changes the one whose id and version are given; lists are read again. */
export function useSaveCase() {
  const queries = useQueryClient();
  return async (body: CaseBody, existing: { id: string; version: number } | null): Promise<LegalCase> => {
    const saved = existing
      ? await callApi(updateCase, { params: { id: existing.id }, body: { ...body, version: existing.version } })
      : await callApi(createCase, { body });
    queries.setQueryData(['cases', 'one', saved.id], saved);
    await queries.invalidateQueries({ queryKey: ['cases', 'list'] });
    return saved;
  };
}
