import type { Drawing } from '@diwan/contracts/site/pages/page';
import { ArrestDrawing } from '@diwan/ui/drawings/arrest';
import { BankingDrawing } from '@diwan/ui/drawings/banking';
import { BusinessDrawing } from '@diwan/ui/drawings/business';
import { CriminalDrawing } from '@diwan/ui/drawings/criminal';
import type { DrawingProps } from '@diwan/ui/drawings/drawing';
import { FamilyDrawing } from '@diwan/ui/drawings/family';
import { GovernanceDrawing } from '@diwan/ui/drawings/governance';
import { HoldingDrawing } from '@diwan/ui/drawings/holding';
import { ImmigrationDrawing } from '@diwan/ui/drawings/immigration';
import { IncorporationDrawing } from '@diwan/ui/drawings/incorporation';
import { IpDrawing } from '@diwan/ui/drawings/ip';
import { LaborDrawing } from '@diwan/ui/drawings/labor';
import { OffshoreDrawing } from '@diwan/ui/drawings/offshore';
import { PartnershipDrawing } from '@diwan/ui/drawings/partnership';
import { PersonalInjuryDrawing } from '@diwan/ui/drawings/personal-injury';
import { RealEstateDrawing } from '@diwan/ui/drawings/real-estate';
import { SalDrawing } from '@diwan/ui/drawings/sal';
import { SarlDrawing } from '@diwan/ui/drawings/sarl';
import { TaxDrawing } from '@diwan/ui/drawings/tax';
import type { ReactElement } from 'react';

const DRAWINGS: Record<Drawing, (props: DrawingProps) => ReactElement> = {
  business: BusinessDrawing,
  incorporation: IncorporationDrawing,
  criminal: CriminalDrawing,
  arrest: ArrestDrawing,
  governance: GovernanceDrawing,
  'real-estate': RealEstateDrawing,
  banking: BankingDrawing,
  tax: TaxDrawing,
  family: FamilyDrawing,
  labor: LaborDrawing,
  ip: IpDrawing,
  'personal-injury': PersonalInjuryDrawing,
  immigration: ImmigrationDrawing,
  partnership: PartnershipDrawing,
  sarl: SarlDrawing,
  sal: SalDrawing,
  holding: HoldingDrawing,
  offshore: OffshoreDrawing,
};

/** Any of the drawings that content can name. */
export default function NamedDrawing({ name }: { name: Drawing }) {
  const Named = DRAWINGS[name];
  return <Named />;
}
