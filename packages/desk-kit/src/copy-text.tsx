import { useShell } from '@diwan/mf-kit';
import { Ltr } from '@diwan/ui/bidi';
import { useDeskTexts } from './texts.js';

export interface CopyTextProps {
  /** What is copied, such as a phone number in E.164. */
  text: string;
  /** What is shown, when that is written otherwise. */
  shown?: string;
}

/** A number or a code that a click copies. Keeps its direction in either language. */
export function CopyText({ text, shown = text }: CopyTextProps) {
  const t = useDeskTexts();
  const { notify } = useShell();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify.success(t('desk.copied'), { id: 'copied', description: shown }),
      // Refused by the browser: the text is selectable as it stands.
      () => undefined,
    );
  return (
    <button type="button" className="desk-copy" title={t('desk.copy', { text: shown })} onClick={() => void copy()}>
      <Ltr>{shown}</Ltr>
    </button>
  );
}
