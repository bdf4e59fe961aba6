import { site } from '@casefolio/contract/contact.contract';
import { outcomes } from '@casefolio/contract/envelope';
import { socialName } from '@casefolio/domain/contact/social-name';

/** What the operator has configured for the public site. */
export interface SiteSettings {
  readonly supportEmails: readonly string[];
  readonly socialLinks: readonly string[];
  readonly appStoreUrl: string | undefined;
  readonly playStoreUrl: string | undefined;
}

/** Made once: it changes with a restart alone. */
export function siteAnswer({ supportEmails, socialLinks, appStoreUrl, playStoreUrl }: SiteSettings): string {
  const data = site.data.parse({
    support_emails: supportEmails,
    social_links: socialLinks.map((href) => ({ label: socialName(href), href })),
    app_store_url: appStoreUrl ?? null,
    play_store_url: playStoreUrl ?? null,
  });
  return JSON.stringify({ status_code: outcomes.ok.code, data });
}
