import { DEMO_LAWYER, DEMO_OWNER, type DemoAccount } from '@diwan/contracts/demo/accounts';
import { DEMO_CLIENTS, DEMO_COLLEAGUES } from '@diwan/contracts/demo/firm';
import { caseId, documentId } from '@diwan/contracts/demo/matter-ids';
import type { CourtKind } from '@diwan/contracts/matters/courts/http';
import type { PracticeAreaId } from '@diwan/contracts/site/practice-areas/practice-area';
import { SHIPPED_COURTS } from '../../courts/shipped-courts.js';
import { SHIPPED_TEMPLATES } from '../../requests/shipped-templates.js';
import { SHIPPED_STAGES } from '../../stage-templates/shipped/shipped-stages.js';
import type { DemoCase } from '../demo-case.js';
import { MATTERS, type Matter } from './matters.js';
import { papersOf } from './papers.js';
import { peopleOf } from './people-of-matters.js';
import { WORDS } from './words.js';

const [ZIAD, HIBA, CARLA] = DEMO_COLLEAGUES;
/** The first of each is responsible. The lawyer of the demo accounts has few, so that her lists stay short. */
const TEAMS: readonly (readonly DemoAccount[])[] = [
  [ZIAD, DEMO_OWNER, CARLA],
  [HIBA, CARLA],
  [ZIAD, HIBA],
  [HIBA, DEMO_OWNER],
  [DEMO_LAWYER, ZIAD],
  [DEMO_OWNER, ZIAD, CARLA],
];

/** In case numbers. */
const CODES: Readonly<Record<PracticeAreaId, string>> = {
  ...{ business: 'COM', incorporation: 'INC', criminal: 'CRM', governance: 'GOV', 'real-estate': 'RE', banking: 'BNK' },
  ...{ tax: 'TAX', family: 'FAM', labor: 'LAB', ip: 'IP', immigration: 'IMM', 'personal-injury': 'INJ', other: 'GEN' },
};

/** Which court hears matters of an area, where not the single judge. */
const COURTS: Partial<Record<PracticeAreaId, CourtKind>> = {
  ...{ business: 'first_instance', banking: 'first_instance', criminal: 'criminal', tax: 'state_council' },
  ...{ family: 'religious', labor: 'labor_council' },
};

function courtOf({ area, city }: Matter, language: 'en' | 'ar'): string | null {
  if (city === null) return null;
  const kind = COURTS[area] ?? 'single_judge';
  const court = SHIPPED_COURTS.find((one) => one.kind === kind && one.city === city);
  if (!court) throw new Error(`No court of kind ${kind} in ${city}`);
  return court.name[language];
}

/** Areas whose judgments the court of appeal of the city hears. */
const APPEALED: readonly PracticeAreaId[] = ['business', 'banking', 'real-estate', 'personal-injury'];
const JUDGED = {
  en: 'The claim was granted in part; both sides appealed.',
  ar: 'قُبلت الدعوى جزئياً، واستأنف الفريقان الحكم.',
};

/** The court of appeal that has an old dispute now; undefined where it is with its first court still. */
function appealOf({ area, city, year, stages }: Matter, language: 'en' | 'ar'): string | undefined {
  if (!APPEALED.includes(area) || year === 2026 || stages < 4) return undefined;
  return SHIPPED_COURTS.find((one) => one.kind === 'appeal' && one.city === city)?.name[language];
}

/** Days since it was opened, as its year says at the time of writing. */
const AGE: Record<Matter['year'], number> = { 2026: 40, 2025: 380, 2024: 740, 2023: 1100 };

/** Before the first of them. */
const FIRST = 0x100;

function idOf(title: string): string {
  const at = MATTERS.findIndex((one) => one.title === title);
  if (at < 0) throw new Error(`No matter is called ${title}`);
  return caseId(FIRST + at + 1);
}

function firmCase(matter: Matter, at: number): DemoCase {
  const number = at + 1;
  const client = DEMO_CLIENTS[matter.client - 1];
  const team = TEAMS[number % TEAMS.length];
  if (!client || !team) throw new Error(`Matter ${number} has no client`);
  const language = /\p{Script=Arabic}/u.test(matter.title) ? 'ar' : 'en';
  const { area, year, title, status, waitingFor, comesOf, beside, alsoOf } = matter;
  const other = alsoOf === null ? undefined : DEMO_CLIENTS[alsoOf - 1];
  const { description, nextStep, nextAction } = WORDS[area][language];
  const first = courtOf(matter, language);
  const appeal = appealOf(matter, language);
  const court = appeal ?? first;
  const isOver = status === 'closed';
  return {
    id: caseId(FIRST + number),
    ...{ client, team, title, area, status, waitingFor, description, court },
    caseNumber: `${year}/${CODES[area]}/${200 + number}`,
    courtFileNumber: court === null ? null : `${(number * 37) % 900}/${appeal ? year + 1 : year}`,
    ...(first &&
      appeal && { before: { court: first, fileNumber: `${(number * 53) % 900}/${year}`, result: JUDGED[language] } }),
    ...(matter.opponent && { clientRole: area === 'criminal' ? ('civil_party' as const) : ('claimant' as const) }),
    stageIds: SHIPPED_STAGES[area].slice(0, matter.stages).map(({ id }) => id),
    openedDaysAgo: AGE[year] + ((number * 29) % 230),
    nextStep: isOver ? '' : nextStep,
    nextAction: isOver ? '' : nextAction,
    nextDateInDays: isOver ? null : 3 + ((number * 11) % 40),
    ...(waitingFor === 'client' && { asks: SHIPPED_TEMPLATES[number % SHIPPED_TEMPLATES.length]?.id ?? '' }),
    parties: peopleOf(matter, number),
    ...(other && { otherClients: [other] }),
    ...(comesOf !== null && { parentId: idOf(comesOf) }),
    ...(beside !== null && { relatedIds: [idOf(beside)] }),
    documents: papersOf(language, number, court !== null).map((paper, place) => ({
      ...paper,
      id: documentId(0x1000 + number * 8 + place),
    })),
  };
}

/** The other cases of the demo firm. */
export const FIRM_CASES: readonly DemoCase[] = MATTERS.map(firmCase);
