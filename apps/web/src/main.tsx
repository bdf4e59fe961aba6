import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, createPath } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { readSession } from './api/session.ts';
import { App } from './app/app.tsx';
import { readSocialLinks } from './app/frame/read-social-links.ts';
import { appRoutes } from './app/router.tsx';
import {
  bringTypefaceWithLaterScreen,
  firstScreenIsLoaded,
  isDrawnForThisVisit,
  nameThisVisit,
  showRoot,
  stayWhereScrolled,
  stopWaiting,
  wasUsedEarly,
} from './app/take-over.ts';
import './app/theme/base.css';
import { loadOrReload, thisPage } from './ui/failure.ts';

nameThisVisit(window.history);
const router = createBrowserRouter(
  appRoutes(({ load }) => loadOrReload(load, { ...thisPage, reload: loadTargetAnew })),
);

/** The address the user is on the way to; it is not yet in the address bar when its screen's code turns out to be gone. */
function loadTargetAnew(): void {
  const { navigation, location } = router.state;
  window.location.assign(createPath(navigation.location ?? location));
}

const app = (
  <App socialLinks={readSocialLinks()}>
    <RouterProvider router={router} />
  </App>
);

/** Not at the module's top level: a screen's code imports parts of this one, and each would wait for the other. */
async function takeOver(root: HTMLElement | null): Promise<void> {
  if (root === null) throw new Error('index.html has no element with the id "root".');
  // Drawn for a guest; whoever is signed in has not seen it.
  if (readSession().user !== null) root.replaceChildren();
  // What stands there is looked at until the screen that replaces it is whole.
  if (root.hasChildNodes()) await firstScreenIsLoaded(router);
  const start = () => {
    stopWaiting();
    stayWhereScrolled(router);
    if (isDrawnForThisVisit(root, router.state)) hydrateRoot(root, app);
    else flushSync(() => createRoot(root).render(app));
  };
  // Most visitors only look until then, and need not load what brings the rest along.
  const early = wasUsedEarly(root) ? await import('./app/early-input.ts').catch(() => null) : null;
  if (early) early.startWithEarlyInput(root, start);
  else start();
  showRoot();
  bringTypefaceWithLaterScreen(router);
}

void takeOver(document.getElementById('root'));
