import { CourtKind } from '@diwan/contracts/matters/courts/http';
import { Checkbox } from '@diwan/ui/checkbox';
import { FormControl } from '@diwan/ui/form-field';
import { useTexts } from '../../../texts.js';

/** Before which courts a rule holds; none chosen: before all. */
export function CourtKindFields({ name }: { name: `rules.${number}.courtKinds` }) {
  const t = useTexts();
  return (
    <FormControl name={name}>
      {({ value, onChange, onBlur }) => {
        const chosen = value as readonly CourtKind[];
        const said = chosen.map((kind) => t(`court.kind.${kind}`)).join(t('conflict.comma'));
        return (
          <details>
            <summary className="min-h-6 cursor-pointer">
              {t('deadlines.courtKinds', { kinds: said || t('deadlines.allCourts') })}
            </summary>
            <fieldset className="grid gap-2 pt-2 sm:grid-cols-2" onBlur={onBlur}>
              <legend className="sr-only">{t('deadlines.courtKindsLegend')}</legend>
              {CourtKind.options.map((kind) => (
                <Checkbox
                  key={kind}
                  label={t(`court.kind.${kind}`)}
                  checked={chosen.includes(kind)}
                  onChange={({ target }) =>
                    onChange(target.checked ? [...chosen, kind] : chosen.filter((one) => one !== kind))
                  }
                />
              ))}
            </fieldset>
          </details>
        );
      }}
    </FormControl>
  );
}
