import type { SiteLanguage } from '@diwan/contracts/shared/tongues';
import type { LegalFact } from '@diwan/contracts/site/facts/fact';
import type { Page } from '@diwan/contracts/site/pages/page';
import type { Faq } from '@diwan/contracts/site/questions/question';
import { Injectable } from '@nestjs/common';
import { OfficeProfiles } from '../office/office-profiles.js';
import { ReferencesOfPage } from '../references/references-of-page.js';
import { withoutFacts } from '../references/without-facts.rules.js';
import { withFirmName } from './with-firm-name.rules.js';

/** A page as visitors read it, with the questions and facts on it. */
export interface ShownPage {
  page: Page;
  faqs: Faq[];
  facts: LegalFact[];
}

/** What of a page is for visitors, with the firm's name in it: what is written in its language, and, where the office says so, only what a partner has signed off (D-047). */
@Injectable()
export class ShownPages {
  constructor(
    private readonly references: ReferencesOfPage,
    private readonly profiles: OfficeProfiles,
  ) {}

  async show(page: Page, language: SiteLanguage): Promise<ShownPage> {
    const [found, { unreviewedFacts, name }] = await Promise.all([this.references.find(page), this.profiles.current()]);
    const faqs = found.faqs.filter(({ question, answer }) => question[language] && answer[language]);
    const isShown = ({ text, statute, reviewState }: LegalFact) =>
      text[language] && statute[language] && (unreviewedFacts === 'noted' || reviewState === 'reviewed');
    const facts = found.facts.filter(isShown);
    const hidden = new Set(found.facts.filter((fact) => !isShown(fact)).map(({ id }) => id));
    return { ...withFirmName(withoutFacts({ page, faqs }, hidden), name, language), facts };
  }
}
