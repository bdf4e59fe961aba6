import { createBrowserRouter, createPath, Navigate, type RouteObject } from 'react-router';
import { ErrorPage } from '../ui/error-page.tsx';
import { loadOrReload, thisPage } from '../ui/failure.ts';
import { LoadingPage } from './frame/loading-page.tsx';
import { Guarded } from './guarded.tsx';
import type { Guard } from './guards.ts';
import { Root } from './root.tsx';
import { RoutedScreen } from './routed-screen.tsx';
import { screenRoutes, type ScreenRoute } from './routes.tsx';

/** The address the user is on the way to; it is not yet in the address bar when its screen's code turns out to be gone. */
function loadTargetAnew(): void {
  const { navigation, location } = router.state;
  window.location.assign(createPath(navigation.location ?? location));
}

function toRoute({ path, title, load }: ScreenRoute): RouteObject {
  return {
    path,
    lazy: async () => {
      const Screen = await loadOrReload(load, { ...thisPage, reload: loadTargetAnew });
      return {
        element: (
          <RoutedScreen title={title}>
            <Screen />
          </RoutedScreen>
        ),
      };
    },
  };
}

function behind(guard: Guard): RouteObject {
  const routes = screenRoutes.filter((route) => route.guard === guard);
  return {
    element: <Guarded guard={guard} />,
    errorElement: <ErrorPage />,
    children: [
      ...routes.filter((route) => route.withoutCache).map(toRoute),
      {
        lazy: async () => ({ Component: (await import('./server-data.tsx')).ServerDataOutlet }),
        children: routes.filter((route) => !route.withoutCache).map(toRoute),
      },
    ],
  };
}

export const router = createBrowserRouter([
  {
    element: <Root />,
    errorElement: <ErrorPage />,
    HydrateFallback: LoadingPage,
    children: [
      behind('public'),
      behind('guest-only'),
      behind('signed-in'),
      { path: '*', element: <Navigate to="/dashboard" replace /> },
    ],
  },
]);
