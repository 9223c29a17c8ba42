import { inLanguage } from '@diwan/contracts/shared/language-path';
import { useShell } from '@diwan/mf-kit';

/** Tells the browser that the portal can be put on the first screen of a phone: its manifest, and the icon that iPhones ask for. */
export function Installable() {
  const { language } = useShell();
  return (
    <>
      <link rel="manifest" href={inLanguage('/portal.webmanifest', language)} />
      <link rel="apple-touch-icon" href="/icons/touch-180.png" />
    </>
  );
}
