import { changeTask, createTask, listTasks, moveTask, snoozeTask } from '@diwan/contracts/matters/tasks/http';
import { type Sample, type SignedIn, sample } from '@diwan/service-kit/testing';
import type { CasesRig } from './cases-rig.js';

type Outsiders = Record<string, () => SignedIn>;

const A_TASK = {
  text: 'Ask the expert',
  note: '',
  priority: 'normal',
  ownerId: null,
  due: null,
  repeat: null,
} as const;

/** Valid requests to tasks, for the matrix of those who must not reach a record. */
export function taskSamples({
  cases,
  caseId,
  outsideTheTeam,
}: {
  cases: () => CasesRig;
  caseId: () => string;
  outsideTheTeam: Outsiders;
}): Sample[] {
  /** An open task of the case. */
  const task = async (): Promise<string> =>
    (
      await cases()
        .http(cases().asLawyer)
        .call(createTask, { body: { ...A_TASK, caseId: caseId() } })
    ).body.id;
  const ofTask = async () => ({ params: { id: await task() } });

  return [
    sample(listTasks, {
      request: async () => {
        await task();
        return { query: { whose: 'team' as const } };
      },
      by: () => cases().asLawyer,
      outsiders: outsideTheTeam,
      secret: caseId,
    }),
    sample(createTask, {
      request: () => ({ body: { ...A_TASK, caseId: caseId() } }),
      by: () => cases().asLawyer,
      outsiders: outsideTheTeam,
    }),
    sample(changeTask, {
      request: async () => ({ ...(await ofTask()), body: { ...A_TASK, version: 1 } }),
      by: () => cases().asLawyer,
      outsiders: outsideTheTeam,
    }),
    sample(moveTask, {
      request: async () => ({ ...(await ofTask()), body: { to: 'done' as const } }),
      by: () => cases().asLawyer,
      outsiders: outsideTheTeam,
    }),
    sample(snoozeTask, {
      request: async () => ({ ...(await ofTask()), body: { until: '2030-01-01' } }),
      by: () => cases().asLawyer,
      outsiders: outsideTheTeam,
    }),
  ];
}
