import { createCase, type LegalCase, updateCase } from '@diwan/contracts/matters/cases/http';
import { callApi } from '@diwan/mf-kit';
import { useQueryClient } from '@tanstack/react-query';
import type { ChangedCase, NewCase } from '../case-values.js';
import { caseKey } from './get-case.js';

/** Opens a case, or changes the one whose id and version are given; lists are read again. */
export function useSaveCase() {
  const queries = useQueryClient();
  return async (body: NewCase | ChangedCase, existing: { id: string; version: number } | null): Promise<LegalCase> => {
    const saved = existing
      ? await callApi(updateCase, {
          params: { id: existing.id },
          body: { ...(body as ChangedCase), version: existing.version },
        })
      : await callApi(createCase, { body: body as NewCase });
    queries.setQueryData(caseKey(saved.id), saved);
    await queries.invalidateQueries({ queryKey: ['cases', 'list'] });
    return saved;
  };
}
