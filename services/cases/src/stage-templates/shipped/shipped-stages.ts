import type { StageTemplate } from '@diwan/contracts/matters/stages/http';
import type { PracticeAreaId } from '@diwan/contracts/site/practice-areas/practice-area';
import { CRIMINAL, FAMILY, LABOR, LITIGATION } from './disputes.js';
import { ADVISORY, IMMIGRATION, INCORPORATION, IP, REAL_ESTATE, TAX } from './files.js';

/** The stages of each area until the firm writes its own. */
export const SHIPPED_STAGES: Readonly<Record<PracticeAreaId, readonly StageTemplate[]>> = {
  business: LITIGATION,
  incorporation: INCORPORATION,
  criminal: CRIMINAL,
  governance: ADVISORY,
  'real-estate': REAL_ESTATE,
  banking: LITIGATION,
  tax: TAX,
  family: FAMILY,
  labor: LABOR,
  ip: IP,
  immigration: IMMIGRATION,
  'personal-injury': LITIGATION,
  other: ADVISORY,
};
