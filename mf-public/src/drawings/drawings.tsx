import type { Drawing } from '@diwan/contracts/site/pages/page';
import { ArrestDrawing } from '@diwan/ui/drawings/arrest';
import type { DrawingProps } from '@diwan/ui/drawings/drawing';
import { HoldingDrawing } from '@diwan/ui/drawings/holding';
import { OffshoreDrawing } from '@diwan/ui/drawings/offshore';
import { PartnershipDrawing } from '@diwan/ui/drawings/partnership';
import { PRACTICE_AREA_DRAWINGS } from '@diwan/ui/drawings/practice-area-drawing';
import { SalDrawing } from '@diwan/ui/drawings/sal';
import { SarlDrawing } from '@diwan/ui/drawings/sarl';
import type { ReactElement } from 'react';

const DRAWINGS: Record<Drawing, (props: DrawingProps) => ReactElement> = {
  ...PRACTICE_AREA_DRAWINGS,
  arrest: ArrestDrawing,
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
