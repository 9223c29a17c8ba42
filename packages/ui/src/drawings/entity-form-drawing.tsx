import type { ReactElement } from 'react';
import type { DrawingProps } from './drawing.js';
import { HoldingDrawing } from './holding.js';
import { OffshoreDrawing } from './offshore.js';
import { PartnershipDrawing } from './partnership.js';
import { SalDrawing } from './sal.js';
import { SarlDrawing } from './sarl.js';

const DRAWINGS = {
  snc: PartnershipDrawing,
  scs: PartnershipDrawing,
  sarl: SarlDrawing,
  sal: SalDrawing,
  holding: HoldingDrawing,
  offshore: OffshoreDrawing,
} as const satisfies Record<string, (props: DrawingProps) => ReactElement>;

/** What there is a drawing for; both partnerships share theirs. */
export type EntityFormDrawingName = keyof typeof DRAWINGS;

/** The drawing of a form of company. */
export function EntityFormDrawing({ name, ...rest }: DrawingProps & { name: EntityFormDrawingName }) {
  const Named = DRAWINGS[name];
  return <Named {...rest} />;
}
