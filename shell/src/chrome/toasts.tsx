import type { Notify } from '@diwan/mf-kit';
import { toast } from '@diwan/ui/toast';
import { Toaster } from '@diwan/ui/toaster';
import { useTexts } from '../messages/shell-texts.js';
import { useToastHotkey } from './toast-hotkey.js';

/** What remotes say to people passes here; the design system keeps the list. */
export const notify: Notify = {
  success: (text, options) => void toast.success(text, options),
  error: (text, options) => void toast.error(text, options),
  warning: (text, options) => void toast.warning(text, options),
  info: (text, options) => void toast.info(text, options),
  dismiss: toast.dismiss,
};

/** The corner for toasts, in the page from the start: a region that comes together with its first text is not read out. */
export function Toasts() {
  const t = useTexts();
  const hotkey = useToastHotkey();
  return <Toaster label={t('toasts.region')} closeLabel={t('toasts.close')} hotkey={hotkey} />;
}
