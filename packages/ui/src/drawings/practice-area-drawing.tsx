import type { ReactElement } from 'react';
import { BankingDrawing } from './banking.js';
import { BusinessDrawing } from './business.js';
import { CriminalDrawing } from './criminal.js';
import type { DrawingProps } from './drawing.js';
import { FamilyDrawing } from './family.js';
import { GovernanceDrawing } from './governance.js';
import { ImmigrationDrawing } from './immigration.js';
import { IncorporationDrawing } from './incorporation.js';
import { IpDrawing } from './ip.js';
import { LaborDrawing } from './labor.js';
import { PersonalInjuryDrawing } from './personal-injury.js';
import { RealEstateDrawing } from './real-estate.js';
import { TaxDrawing } from './tax.js';

/** The drawing of each practice area. */
export const PRACTICE_AREA_DRAWINGS = {
  business: BusinessDrawing,
  incorporation: IncorporationDrawing,
  criminal: CriminalDrawing,
  governance: GovernanceDrawing,
  'real-estate': RealEstateDrawing,
  banking: BankingDrawing,
  tax: TaxDrawing,
  family: FamilyDrawing,
  labor: LaborDrawing,
  ip: IpDrawing,
  'personal-injury': PersonalInjuryDrawing,
  immigration: ImmigrationDrawing,
} as const satisfies Record<string, (props: DrawingProps) => ReactElement>;

/** What there is a drawing for. */
export type PracticeAreaDrawingName = keyof typeof PRACTICE_AREA_DRAWINGS;

/** The drawing of a practice area. A page that shows only one had better import that one. */
export function PracticeAreaDrawing({ name, ...rest }: DrawingProps & { name: PracticeAreaDrawingName }) {
  const Named = PRACTICE_AREA_DRAWINGS[name];
  return <Named {...rest} />;
}
