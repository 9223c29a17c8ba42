import { useShell } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { Button } from '@diwan/ui/button';
import { useMutation } from '@tanstack/react-query';
import { useTexts } from '../../../texts.js';

interface ReminderSwitchProps {
  isReminded: boolean;
  /** What is said of either, such as "This client is reminded". */
  text: string;
  onChange: (isReminded: boolean) => Promise<unknown>;
}

/** Whether somebody is reminded, in words, and the button that turns it round for who may. */
export function ReminderSwitch({ isReminded, text, onChange }: ReminderSwitchProps) {
  const t = useTexts();
  const { can, notify, problemText } = useShell();
  const turning = useMutation({
    mutationFn: (wanted: boolean) => onChange(wanted),
    // By what was asked for: the screen may show the new state by then.
    onSuccess: (_, wanted) => notify.success(t(wanted ? 'reminders.nowOn' : 'reminders.nowOff')),
  });
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone={isReminded ? 'success' : 'neutral'}>{t(isReminded ? 'reminders.on' : 'reminders.off')}</Badge>
        {text}
      </p>
      {turning.error && <p role="alert">{problemText(turning.error)}</p>}
      {can('billing:write') && (
        <div>
          <Button
            size="small"
            variant="secondary"
            busy={turning.isPending}
            busyLabel={t('form.saving')}
            onClick={() => turning.mutate(!isReminded)}
          >
            {t(isReminded ? 'reminders.turnOff' : 'reminders.turnOn')}
          </Button>
        </div>
      )}
    </div>
  );
}
