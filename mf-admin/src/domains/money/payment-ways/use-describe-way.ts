import type { PaymentWayKind } from '@diwan/contracts/money/payment-ways/http';
import { ibanText } from '@diwan/contracts/money/payment-ways/iban';
import type { Language, LocalizedText } from '@diwan/contracts/shared/language';
import { bothOf } from '../../../components/both-of.js';
import { useTexts } from '../../../texts.js';
import type { WayValues } from './way-values.js';

/** A field of a way to pay and its value in words, for the summary of faults and for comparing two versions. */
export function useDescribeWay() {
  const t = useTexts();
  const inWords = (name: keyof WayValues, value: unknown): string => {
    if (name === 'kind') return t(`wayKind.${value as PaymentWayKind}`);
    if (name === 'currencies') return (value as string[]).join(' · ');
    if (name === 'active') return t(value ? 'ways.on' : 'ways.off');
    if (name === 'iban') return ibanText(String(value));
    return name === 'instructions' ? bothOf(value as LocalizedText) : String(value);
  };
  return {
    describe: (name: keyof WayValues, value: unknown) => ({
      label: t(`ways.${name}`),
      text: value === undefined ? '' : inWords(name, value),
    }),
    /** Of a fault's place, such as `instructions.en`. */
    labelOf(path: string): string {
      const [name, language] = path.split('.');
      return name === 'instructions' && language
        ? t(`ways.instructions.${language as Language}`)
        : t(`ways.${name as keyof WayValues}`);
    },
  };
}
