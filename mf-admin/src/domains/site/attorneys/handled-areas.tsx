import { PRACTICE_AREA_IDS, type PracticeAreaId } from '@diwan/contracts/site/practice-areas/practice-area';
import { Checkbox } from '@diwan/ui/checkbox';
import { Field } from '@diwan/ui/field';
import { useTexts } from '../../../texts.js';

export interface HandledAreasProps {
  value: readonly PracticeAreaId[];
  onChange: (areas: PracticeAreaId[]) => void;
  id: string;
  error: string | undefined;
}

const AREAS = PRACTICE_AREA_IDS.filter((area) => area !== 'other');

/** The areas whose pages name the lawyer (PUB-04). */
export function HandledAreas({ value, onChange, id, error }: HandledAreasProps) {
  const t = useTexts();
  return (
    <Field as="group" label={t('lawyers.areas')} hint={t('lawyers.areasHint')} error={error} id={id}>
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {AREAS.map((area) => (
          <Checkbox
            key={area}
            name="areas"
            label={t(`area.${area}`)}
            checked={value.includes(area)}
            onChange={(event) =>
              onChange(AREAS.filter((other) => (other === area ? event.target.checked : value.includes(other))))
            }
          />
        ))}
      </div>
    </Field>
  );
}
