import { archiveCase, restoreCase, setCaseStatus } from '@diwan/contracts/matters/cases/course.http';
import type { LegalCase } from '@diwan/contracts/matters/cases/http';
import { callApi } from '@diwan/mf-kit';
import { useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '../../../../components/endpoint-form.js';

/** What becomes of a whole case; its record and the lists are asked for again, whatever came of it. */
export function useCaseCourse({ id }: LegalCase) {
  const queries = useQueryClient();
  const asked = <Answer>(answer: Promise<Answer>) =>
    answer.finally(() => queries.invalidateQueries({ queryKey: ['cases'] }));
  const params = { id };
  return {
    setStatus: (body: BodyOf<typeof setCaseStatus>) => asked(callApi(setCaseStatus, { params, body })),
    archive: () => asked(callApi(archiveCase, { params })),
    restore: () => asked(callApi(restoreCase, { params })),
  };
}
