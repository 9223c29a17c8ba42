import type { PracticeAreaId } from '../site/practice-areas/practice-area.js';
import { DEMO_ARABIC_CLIENT, DEMO_CLIENT } from './accounts.js';
import { DEMO_CLIENTS } from './firm.js';
import { caseId } from './matter-ids.js';

/** A case of the demo firm, as far as it is billed. */
export interface BilledMatter {
  caseId: string;
  clientId: string;
  area: PracticeAreaId;
  /** When it was opened. */
  year: number;
}

/** The cases of the two demo clients. */
const OF_ACCOUNTS: readonly BilledMatter[] = [
  { caseId: caseId(1), clientId: DEMO_CLIENT.id, area: 'labor', year: 2025 },
  { caseId: caseId(2), clientId: DEMO_CLIENT.id, area: 'real-estate', year: 2025 },
  { caseId: caseId(3), clientId: DEMO_CLIENT.id, area: 'ip', year: 2025 },
  { caseId: caseId(4), clientId: DEMO_ARABIC_CLIENT.id, area: 'incorporation', year: 2025 },
  { caseId: caseId(5), clientId: DEMO_ARABIC_CLIENT.id, area: 'real-estate', year: 2025 },
];

/** Of all others: the client, counted from one, the area and the year. The demo of cases tells that they are the same. */
const OF_FIRM: readonly (readonly [number, PracticeAreaId, number])[] = [
  [1, 'labor', 2026],
  [1, 'real-estate', 2025],
  [2, 'criminal', 2026],
  [3, 'family', 2025],
  [4, 'family', 2026],
  [4, 'real-estate', 2026],
  [5, 'personal-injury', 2025],
  [6, 'business', 2025],
  [6, 'ip', 2026],
  [6, 'tax', 2025],
  [7, 'real-estate', 2024],
  [7, 'criminal', 2025],
  [8, 'incorporation', 2026],
  [8, 'banking', 2025],
  [9, 'personal-injury', 2026],
  [10, 'business', 2024],
  [10, 'labor', 2026],
  [11, 'governance', 2026],
  [12, 'labor', 2025],
  [12, 'family', 2026],
  [13, 'real-estate', 2026],
  [13, 'immigration', 2025],
  [14, 'family', 2024],
  [15, 'business', 2026],
  [15, 'labor', 2025],
  [15, 'tax', 2024],
  [16, 'criminal', 2026],
  [16, 'business', 2025],
  [17, 'real-estate', 2025],
  [18, 'ip', 2025],
  [18, 'banking', 2024],
  [19, 'personal-injury', 2024],
  [20, 'business', 2026],
  [20, 'governance', 2025],
  [21, 'labor', 2026],
  [22, 'criminal', 2025],
  [22, 'real-estate', 2026],
  [23, 'immigration', 2026],
  [24, 'business', 2025],
  [25, 'real-estate', 2024],
  [26, 'business', 2026],
  [26, 'tax', 2026],
  [27, 'family', 2026],
  [28, 'real-estate', 2025],
  [29, 'personal-injury', 2026],
  [30, 'family', 2025],
  [31, 'banking', 2026],
  [32, 'incorporation', 2026],
  [32, 'ip', 2024],
  [33, 'labor', 2024],
  [33, 'criminal', 2026],
  [34, 'other', 2026],
  [35, 'personal-injury', 2025],
  [36, 'criminal', 2025],
  [37, 'business', 2025],
];

/** What the demo firm can bill for. */
export const BILLED_MATTERS: readonly BilledMatter[] = [
  ...OF_ACCOUNTS,
  ...OF_FIRM.map(([client, area, year], at) => ({
    caseId: caseId(0x100 + at + 1),
    clientId: DEMO_CLIENTS[client - 1]?.id ?? '',
    area,
    year,
  })),
];
