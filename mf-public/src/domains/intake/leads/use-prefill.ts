import { useShell } from '@diwan/mf-kit';
import { type RefObject, useEffect } from 'react';
import { loadOwnProfile } from './api/load-own-profile.js';

/** Fills empty fields with what the firm knows of the signed-in person (WCAG 3.3.7). What has been typed stays. */
export function usePrefill(form: RefObject<HTMLFormElement | null>): void {
  const { session } = useShell();
  const personId = session.person?.id;
  useEffect(() => {
    if (!personId) return;
    const leaving = new AbortController();
    loadOwnProfile(leaving.signal).then((values) => {
      for (const [name, value] of Object.entries(values)) {
        const field = form.current?.elements.namedItem(name);
        if (field instanceof HTMLInputElement && field.value === '') field.value = value;
      }
    });
    return () => leaving.abort();
  }, [personId, form]);
}
