import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { formNeedsScript, isPublicPath, pageDescriptions } from '@casefolio/domain/messages/page-descriptions';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { App } from './app/app.tsx';
import type { SocialLink } from './app/frame/social-links.ts';
import { appRoutes, type LoadScreen } from './app/router.tsx';
import { screenRoutes, type ScreenRoute } from './app/routes.tsx';
import { Content } from './ui/content.tsx';
import { PageHeading } from './ui/page-heading.tsx';
import { tabTitle } from './ui/screen-title.tsx';
import { PageSkeleton } from './ui/skeletons.tsx';

/** A page as it stands before any script runs. */
export interface DrawnPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly html: string;
  readonly css: string;
  /** The browser goes on with these very elements; otherwise it puts its own in their place. */
  readonly goesOn: boolean;
}

/** The forms of an account are not drawn: what is typed, or filled in by the browser, before the script runs would be lost. */
const isDrawnWhole = ({ guard }: ScreenRoute): boolean => guard === 'public';

function heldPlace({ title }: ScreenRoute) {
  return () => (
    <>
      <PageSkeleton kind="form" />
      <noscript>
        <Content>
          <PageHeading title={title} />
          <p>{formNeedsScript}</p>
        </Content>
      </noscript>
    </>
  );
}

const loadScreen: LoadScreen = async (route) => (isDrawnWhole(route) ? route.load() : heldPlace(route));

const routes = appRoutes(loadScreen);

/** Every path that robots have no business at: those of the screens that are no public page, as far as they are the same for everybody. */
export const privatePaths: readonly string[] = [
  ...new Set(screenRoutes.filter(({ path }) => !isPublicPath(path)).map(({ path }) => path.replace(/:.*/, ''))),
];

export const publicPaths = Object.keys(pageDescriptions);

export async function drawPage(path: string, socialLinks: readonly SocialLink[]): Promise<DrawnPage> {
  const route = screenRoutes.find((candidate) => candidate.path === path);
  if (!route || !isPublicPath(path)) throw new Error(`${path} is not in the table of screens.`);
  // Without the prefixes for browsers that cannot run the application anyway.
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  // Keeps the rules instead of writing style elements between the tags, which the content security policy forbids.
  cache.compat = true;
  const html = await textOf(path, (router) => (
    <CacheProvider value={cache}>
      <App socialLinks={socialLinks}>{router}</App>
    </CacheProvider>
  ));
  const css = Object.values(cache.inserted).filter((rules) => typeof rules === 'string');
  const { title } = route;
  return {
    path,
    title: tabTitle(title),
    description: pageDescriptions[path],
    html,
    css: css.join(''),
    goesOn: isDrawnWhole(route),
  };
}

type Surround = (router: React.ReactNode) => React.ReactNode;

async function textOf(path: string, surround: Surround): Promise<string> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, 'http://drawn.invalid')));
  if (context instanceof Response) throw new Error(`it leads elsewhere (${context.status})`);
  const [failure] = Object.values(context.errors ?? {});
  if (failure) throw failure;
  const router = createStaticRouter(handler.dataRoutes, context);
  let fault: unknown;
  const { prelude } = await prerender(
    surround(<StaticRouterProvider router={router} context={context} hydrate={false} />),
    {
      // One piece: parts that come later would need inline scripts.
      progressiveChunkSize: Infinity,
      onError: (error) => {
        fault ??= error;
      },
    },
  );
  const text = await new Response(prelude).text();
  if (fault !== undefined) throw fault;
  return text;
}
