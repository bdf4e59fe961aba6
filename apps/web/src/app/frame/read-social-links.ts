import type { SocialLink } from './social-links.ts';

const isLink = (value: unknown): value is SocialLink =>
  typeof value === 'object' && value !== null && 'label' in value && 'href' in value;

/** Out of the page that the server sent; one from elsewhere, such as the developer's, has none. */
export function readSocialLinks(page: Pick<Document, 'getElementById'> = document): readonly SocialLink[] {
  const links: unknown = JSON.parse(page.getElementById('social-links')?.textContent ?? '[]');
  return Array.isArray(links) ? links.filter(isLink) : [];
}
