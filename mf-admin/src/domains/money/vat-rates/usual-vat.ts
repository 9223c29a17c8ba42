import type { VatClass } from '@diwan/contracts/money/vat-rates/vat';
import { useShell } from '@diwan/mf-kit';

/** What lines begin with: a firm without a number for value added tax asks nobody for it (C1). */
export function useUsualVat(): VatClass {
  const { office } = useShell();
  return office.profile && !office.profile.vatNumber ? 'exempt' : 'standard';
}
