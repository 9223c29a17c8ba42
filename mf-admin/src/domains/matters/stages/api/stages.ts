import type { LegalCase } from '@diwan/contracts/matters/cases/http';
import {
  type AreaStages,
  listPastStages,
  listStageTemplates,
  moveToStage,
  setStageTemplates,
} from '@diwan/contracts/matters/stages/http';
import { callApi } from '@diwan/mf-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '../../../../components/endpoint-form.js';

export type Move = BodyOf<typeof moveToStage>;

const templatesKey = ['stages', 'templates'] as const;

/** Reads the stages of all areas as they are now. */
export const fetchStageTemplates = (signal?: AbortSignal): Promise<AreaStages[]> =>
  callApi(listStageTemplates, undefined, signal && { signal });

const templates = {
  queryKey: templatesKey,
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchStageTemplates(signal),
};

/** The stages of all areas. */
export const useStageTemplates = () => useQuery(templates);

/** The stages that cases of an area pass through, in order; none for an area without. */
export const useStagesOf = (area: LegalCase['area']) =>
  useQuery({ ...templates, select: (areas) => areas.find((one) => one.area === area)?.stages ?? [] });

/** Changes the stages of an area; cases keep the one they are in. */
export function useSetStages() {
  const queries = useQueryClient();
  return async (area: LegalCase['area'], body: BodyOf<typeof setStageTemplates>): Promise<AreaStages> => {
    const saved = await callApi(setStageTemplates, { params: { area }, body });
    await queries.invalidateQueries({ queryKey: templatesKey });
    return saved;
  };
}

/** The stages a case went through, newest first. */
export const usePastStages = (caseId: string) =>
  useQuery({
    queryKey: ['stages', 'past', caseId],
    queryFn: ({ signal }) => callApi(listPastStages, { params: { id: caseId } }, { signal }),
  });

/** Moves a case to another stage, and asks anew for what it changes. */
export function useMoveToStage({ id }: LegalCase) {
  const queries = useQueryClient();
  const askAnew = async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['cases'] }),
      queries.invalidateQueries({ queryKey: ['stages', 'past', id] }),
    ]);
  };
  return {
    askAnew,
    move: async (body: Move) => {
      await callApi(moveToStage, { params: { id }, body });
      await askAnew();
    },
  };
}
