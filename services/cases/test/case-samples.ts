import { archiveCase, listRelatedCases, restoreCase, setCaseStatus } from '@diwan/contracts/matters/cases/course.http';
import {
  createCase,
  getCase,
  getOwnCase,
  listCases,
  listOwnCases,
  updateCase,
} from '@diwan/contracts/matters/cases/http';
import { setInstances } from '@diwan/contracts/matters/instances/http';
import { setParties } from '@diwan/contracts/matters/parties/http';
import {
  listPastStages,
  listStageTemplates,
  moveToStage,
  setStageTemplates,
  tickItem,
} from '@diwan/contracts/matters/stages/http';
import { listCaseTimeline, listClientTimeline, listOwnTimeline } from '@diwan/contracts/matters/timeline/http';
import { recordVisit } from '@diwan/contracts/matters/visits/http';
import { countRestricted, getWall, setWall } from '@diwan/contracts/matters/walls/http';
import { getOwnWeek } from '@diwan/contracts/matters/weeks/http';
import { type Sample, type SignedIn, sample } from '@diwan/service-kit/testing';
import { aCaseFor, asChange, type CasesRig } from './cases-rig.js';

type Outsiders = Record<string, () => SignedIn>;

/** Valid requests to cases, their course, their parts and their wall, for the matrix of those who must not reach a record. */
export function caseSamples({
  cases,
  caseId,
  outsideTheTeam,
  otherLawyer,
  walledOff,
  otherClient,
}: {
  cases: () => CasesRig;
  caseId: () => string;
  outsideTheTeam: Outsiders;
  otherLawyer: Outsiders;
  /** Those for whom neither the case nor another one exists. */
  walledOff: Outsiders;
  otherClient: Outsiders;
}): Sample[] {
  const ofCase = () => ({ params: { id: caseId() } });
  const versionNow = async (): Promise<number> => (await cases().model('LegalCase').findById(caseId()).lean()).version;
  /** One that the owner is kept away from as well. */
  const anotherCase = async (): Promise<string> => {
    const id = await cases().aCase();
    await cases().wall(id, [cases().owner]);
    return id;
  };
  return [
    sample(listCases, {
      request: () => ({ query: {} }),
      by: () => cases().asLawyer,
      outsiders: outsideTheTeam,
      secret: caseId,
    }),
    sample(getCase, { request: ofCase, by: () => cases().asLawyer, outsiders: outsideTheTeam }),
    sample(createCase, {
      request: () => ({ body: aCaseFor(cases().clientA, [cases().lawyer]) }),
      by: () => cases().asAdmin,
    }),
    sample(updateCase, {
      request: async () => {
        const { caseNumber, version } = await cases().model('LegalCase').findById(caseId()).lean();
        const { clientA, lawyer, assistant } = cases();
        return { ...ofCase(), body: asChange(aCaseFor(clientA, [lawyer, assistant], { caseNumber }), version) };
      },
      by: () => cases().asAdmin,
      outsiders: otherLawyer,
    }),
    sample(listCaseTimeline, {
      request: () => ({ ...ofCase(), query: {} }),
      by: () => cases().asLawyer,
      outsiders: outsideTheTeam,
    }),
    sample(listClientTimeline, {
      request: () => ({ params: { id: cases().clientA.id }, query: {} }),
      by: () => cases().asLawyer,
      outsiders: outsideTheTeam,
      secret: caseId,
    }),
    sample(listOwnTimeline, {
      request: () => ({ query: {} }),
      by: () => cases().asClientA,
      outsiders: otherClient,
      secret: caseId,
    }),
    sample(listOwnCases, {
      request: () => ({}),
      by: () => cases().asClientA,
      outsiders: otherClient,
      secret: caseId,
    }),
    // Whose visit it is follows from the session: there is nothing of anybody else's to ask for.
    sample(getOwnWeek, { request: () => ({}), by: () => cases().asClientA, outsiders: otherClient, secret: caseId }),
    sample(recordVisit, { request: () => ({}), by: () => cases().asClientA }),
    sample(getOwnCase, { request: ofCase, by: () => cases().asClientA, outsiders: otherClient }),
    sample(setCaseStatus, {
      request: async () => {
        const { status, version } = await cases().model('LegalCase').findById(caseId()).lean();
        return {
          ...ofCase(),
          body: {
            status: status === 'active' ? ('pending' as const) : ('active' as const),
            reason: 'As agreed',
            version,
          },
        };
      },
      by: () => cases().asLawyer,
      outsiders: otherLawyer,
    }),
    sample(archiveCase, {
      request: async () => ({ params: { id: await anotherCase() } }),
      by: () => cases().asLawyer,
      outsiders: otherLawyer,
    }),
    sample(restoreCase, { request: ofCase, by: () => cases().asLawyer, outsiders: otherLawyer }),
    sample(listRelatedCases, { request: ofCase, by: () => cases().asLawyer, outsiders: outsideTheTeam }),
    sample(setParties, {
      request: async () => ({ ...ofCase(), body: { parties: [], version: await versionNow() } }),
      by: () => cases().asLawyer,
      outsiders: otherLawyer,
    }),
    sample(setInstances, {
      request: async () => ({ ...ofCase(), body: { instances: [], version: await versionNow() } }),
      by: () => cases().asLawyer,
      outsiders: otherLawyer,
    }),
    sample(moveToStage, {
      request: async () => ({ ...ofCase(), body: { stage: { id: 'submissions' }, version: await versionNow() } }),
      by: () => cases().asLawyer,
      outsiders: otherLawyer,
    }),
    sample(tickItem, {
      request: async () => ({ params: { id: await anotherCase() }, body: { itemId: 'papers', done: true } }),
      by: () => cases().asLawyer,
      outsiders: otherLawyer,
    }),
    sample(listPastStages, { request: ofCase, by: () => cases().asLawyer, outsiders: outsideTheTeam }),
    sample(listStageTemplates, { request: () => ({}), by: () => cases().asLawyer }),
    sample(setStageTemplates, {
      request: async () => {
        const [area] = (await cases().http(cases().asAdmin).call(listStageTemplates, {})).body;
        return { params: { area: area.area }, body: { stages: area.stages, version: area.version } };
      },
      by: () => cases().asAdmin,
    }),
    sample(getWall, { request: ofCase, by: () => cases().asAdmin, outsiders: walledOff }),
    sample(setWall, {
      request: async () => ({
        ...ofCase(),
        body: {
          people: [cases().owner.id],
          reason: 'Represents the other side elsewhere',
          version: await versionNow(),
        },
      }),
      by: () => cases().asAdmin,
      outsiders: walledOff,
    }),
    // Only ever a number about whoever asks.
    sample(countRestricted, { request: () => ({}), by: () => cases().asAdmin }),
  ];
}
