import type { Device } from '@diwan/contracts/people/sessions/own.http';

/** The first that fits counts: most browsers also claim to be those they descend from. */
const BROWSERS: readonly (readonly [RegExp, Device['browser']])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, Device['system']])[] = [
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bCrOS\b/, 'Linux'],
];
const LONGEST = 512;

/** The device behind a `User-Agent`. It is what the browser claims: good for recognising one's own, never for a decision. */
export function deviceWords(userAgent: string | undefined): Device {
  const claim = (userAgent ?? '').slice(0, LONGEST);
  return {
    browser: BROWSERS.find(([sign]) => sign.test(claim))?.[1] ?? 'other',
    system: SYSTEMS.find(([sign]) => sign.test(claim))?.[1] ?? 'other',
  };
}
