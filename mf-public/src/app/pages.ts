import { page } from '@diwan/mf-kit';
import { loadAttorney } from '../features/attorneys/api/load-attorney.js';
import { loadAttorneys } from '../features/attorneys/api/load-attorneys.js';
import { loadArticle } from '../features/news/api/load-article.js';
import { loadNews } from '../features/news/api/load-news.js';
import { loadEntity, loadHome, loadService, loadTopPage } from '../features/pages/api/load-content.js';
import { loadSearch } from '../features/search/api/load-search.js';

const contentPage = () => import('../features/pages/content.page.js');
const newsletterPage = () => import('../features/news/newsletter/newsletter-link.page.js');
// Rarely needed, or only on the server: not part of what every page loads.
const leadPages = () => import('../features/leads/api/lead-pages.js');
const newsletterLinks = () => import('../features/news/newsletter/api/newsletter-pages.js');
const newsForm = () => import('../features/news/api/submit-news.js');

/** Every page of the website. Pages without a line of their own are content of the news service, by their slug. */
export const pages = [
  page({ path: '/', page: contentPage, load: loadHome }),
  page({ path: '/:slug', page: contentPage, load: loadTopPage }),
  page({ path: '/services/:slug', page: contentPage, load: loadService }),
  page({ path: '/services/entity/:slug', page: () => import('../features/pages/entity.page.js'), load: loadEntity }),
  page({ path: '/attorneys', page: () => import('../features/attorneys/attorneys.page.js'), load: loadAttorneys }),
  page({ path: '/attorneys/:slug', page: () => import('../features/attorneys/attorney.page.js'), load: loadAttorney }),
  page({
    path: '/contact',
    page: () => import('../features/leads/contact.page.js'),
    load: async (request) => (await leadPages()).loadContact(request),
    submit: async (request) => (await leadPages()).submitContact(request),
  }),
  page({
    path: '/consultation',
    page: () => import('../features/leads/consultation.page.js'),
    load: async (request) => (await leadPages()).loadConsultation(request),
    submit: async (request) => (await leadPages()).submitConsultation(request),
  }),
  page({
    path: '/news',
    page: () => import('../features/news/news-list.page.js'),
    load: loadNews,
    submit: async (request) => (await newsForm()).submitNews(request),
  }),
  page({ path: '/news/:slug', page: () => import('../features/news/article.page.js'), load: loadArticle }),
  page({
    path: '/newsletter/confirm',
    page: newsletterPage,
    load: async (request) => (await newsletterLinks()).loadConfirm(request),
    submit: async (request) => (await newsletterLinks()).submitConfirm(request),
  }),
  page({
    path: '/newsletter/unsubscribe',
    page: newsletterPage,
    load: async (request) => (await newsletterLinks()).loadUnsubscribe(request),
    submit: async (request) => (await newsletterLinks()).submitUnsubscribe(request),
  }),
  // Asked for in the browser, by the editor who is signed in there; the server draws no drafts.
  page({ path: '/preview', page: () => import('../features/preview/preview.page.js') }),
  page({ path: '/search', page: () => import('../features/search/search.page.js'), load: loadSearch }),
];
