/** The firm's mark as the site's icon. */
export const FAVICON = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#1f4037"/>',
  '<g fill="none" stroke="#fff" stroke-width="1.6" stroke-linejoin="round">',
  '<path d="M8.5 8.5h15v15h-15z"/><path d="M16 5.4 26.6 16 16 26.6 5.4 16z"/></g>',
  '<path d="M16 12.2 19.8 16 16 19.8 12.2 16z" fill="#d3a85a"/></svg>',
].join('');
