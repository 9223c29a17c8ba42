import type { Notify } from '@diwan/mf-kit';
import { currentToasts, subscribeToToasts, toast } from '@diwan/ui/toast';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useTexts } from '../messages/shell-texts.js';

const Toaster = lazy(async () => ({ default: (await import('@diwan/ui/toaster')).Toaster }));

let used = false;
const wasUsed = () => {
  used ||= currentToasts().length > 0;
  return used;
};

/** What remotes say to people passes here; the design system keeps the list. */
export const notify: Notify = {
  success: (text, options) => void toast.success(text, options),
  error: (text, options) => void toast.error(text, options),
  warning: (text, options) => void toast.warning(text, options),
  info: (text, options) => void toast.info(text, options),
};

/** The corner for toasts; its code is fetched with the first one. */
export function Toasts() {
  const t = useTexts();
  const needed = useSyncExternalStore(subscribeToToasts, wasUsed, () => false);
  if (!needed) return null;
  return (
    <Suspense>
      <Toaster label={t('toasts.region')} closeLabel={t('toasts.close')} />
    </Suspense>
  );
}
