// Derived from the folders by `npm run derive`. Do not edit.
import * as messagesNewsletterConsentsHttp from '../../messages/newsletter/consents.http.js';
import * as messagesNewsletterHttp from '../../messages/newsletter/http.js';
import * as siteAddressesHttp from '../../site/addresses/http.js';
import * as siteArticlesDeskHttp from '../../site/articles/desk.http.js';
import * as siteArticlesEditingHttp from '../../site/articles/editing.http.js';
import * as siteArticlesHttp from '../../site/articles/http.js';
import * as siteAttorneysEditingHttp from '../../site/attorneys/editing.http.js';
import * as siteAttorneysHttp from '../../site/attorneys/http.js';
import * as siteCategoriesEditingHttp from '../../site/categories/editing.http.js';
import * as siteCategoriesHttp from '../../site/categories/http.js';
import * as siteChangesHttp from '../../site/changes/http.js';
import * as siteFactsHttp from '../../site/facts/http.js';
import * as siteImagesHttp from '../../site/images/http.js';
import * as siteOfficeHttp from '../../site/office/http.js';
import * as sitePagesEditingHttp from '../../site/pages/editing.http.js';
import * as sitePagesHttp from '../../site/pages/http.js';
import * as sitePublicationHttp from '../../site/publication/http.js';
import * as siteQuestionsHttp from '../../site/questions/http.js';
import * as siteSearchHttp from '../../site/search/http.js';

/** Every module that declares endpoints of news. */
export const HTTP_MODULES = [
  messagesNewsletterConsentsHttp,
  messagesNewsletterHttp,
  siteAddressesHttp,
  siteArticlesDeskHttp,
  siteArticlesEditingHttp,
  siteArticlesHttp,
  siteAttorneysEditingHttp,
  siteAttorneysHttp,
  siteCategoriesEditingHttp,
  siteCategoriesHttp,
  siteChangesHttp,
  siteFactsHttp,
  siteImagesHttp,
  siteOfficeHttp,
  sitePagesEditingHttp,
  sitePagesHttp,
  sitePublicationHttp,
  siteQuestionsHttp,
  siteSearchHttp,
];
