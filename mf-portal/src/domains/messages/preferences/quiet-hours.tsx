import { type QuietHours, USUAL_QUIET_HOURS } from '@diwan/contracts/messages/preferences/quiet-hours';
import { Checkbox } from '@diwan/ui/checkbox';
import { Field } from '@diwan/ui/field';
import { NativeSelect } from '@diwan/ui/native-select';
import { useTexts } from '../../../texts.js';

interface QuietHoursProps {
  /** Null: messages come at any hour. */
  hours: QuietHours | null;
  /** The firm's; null: it has none. */
  usual: QuietHours | null;
  busy: boolean;
  onChange: (hours: QuietHours | null) => void;
}

/** When the person is sent nothing that can wait (NOT-10), in full hours; what is chosen counts at once. */
export function QuietHoursChoice({ hours, usual, busy, onChange }: QuietHoursProps) {
  const t = useTexts();
  return (
    <section aria-labelledby="quiet-title" className="mt-10 grid gap-4">
      <h2 id="quiet-title" className="text-xl">
        {t('messages.quietTitle')}
      </h2>
      <Checkbox
        label={t('messages.quiet')}
        hint={t('messages.quietHint')}
        checked={hours !== null}
        disabled={busy}
        onChange={(event) => onChange(event.target.checked ? (usual ?? USUAL_QUIET_HOURS) : null)}
      />
      {hours && (
        <div className="grid max-w-96 grid-cols-2 gap-4">
          {(['from', 'until'] as const).map((end) => (
            <Field key={end} label={t(`messages.${end}`)}>
              <NativeSelect
                value={String(hours[end])}
                disabled={busy}
                options={fullHours(hours[end === 'from' ? 'until' : 'from'])}
                onChange={(event) => onChange({ ...hours, [end]: Number(event.target.value) })}
              />
            </Field>
          ))}
        </div>
      )}
    </section>
  );
}

/** All hours of the day but the one at the other end: between an hour and itself lies nothing. */
const fullHours = (other: number) =>
  Array.from({ length: 24 }, (_, hour) => hour)
    .filter((hour) => hour !== other)
    .map((hour) => ({ value: String(hour), label: `${String(hour).padStart(2, '0')}:00` }));
