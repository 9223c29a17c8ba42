import { CourtKind } from '@diwan/contracts/matters/courts/http';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../texts.js';
import { ChoiceBoxes } from './choice-boxes.js';

/** Before which courts a rule holds; none chosen: before all. */
export function CourtKindFields({ name }: { name: `rules.${number}.courtKinds` }) {
  const t = useTexts();
  const chosen: readonly CourtKind[] = useWatch({ name });
  const said = chosen.map((kind) => t(`court.kind.${kind}`)).join(t('conflict.comma'));
  return (
    <details>
      <summary className="min-h-6 cursor-pointer">
        {t('deadlines.courtKinds', { kinds: said || t('deadlines.allCourts') })}
      </summary>
      <div className="pt-2">
        <ChoiceBoxes
          name={name}
          legend={t('deadlines.courtKindsLegend')}
          isLegendHidden
          choices={CourtKind.options.map((value) => ({ value, label: t(`court.kind.${value}`) }))}
        />
      </div>
    </details>
  );
}
