import type { ComponentType } from 'react';
import { Navigate, type RouteObject } from 'react-router';
import { ErrorPage } from '../ui/error-page.tsx';
import { LoadingPage } from './frame/loading-page.tsx';
import { Guarded } from './guarded.tsx';
import type { Guard } from './guards.ts';
import { Root } from './root.tsx';
import { RoutedScreen } from './routed-screen.tsx';
import { screenRoutes, type ScreenRoute } from './routes.tsx';

/** How a screen's code is fetched: in the browser it may be gone, and while pages are drawn ahead some screens only have their place held. */
export type LoadScreen = (route: ScreenRoute) => Promise<ComponentType>;

function toRoute(route: ScreenRoute, loadScreen: LoadScreen): RouteObject {
  return {
    path: route.path,
    lazy: async () => {
      const Screen = await loadScreen(route);
      return {
        element: (
          <RoutedScreen title={route.title}>
            <Screen />
          </RoutedScreen>
        ),
      };
    },
  };
}

function behind(guard: Guard, loadScreen: LoadScreen): RouteObject {
  const routes = screenRoutes.filter((route) => route.guard === guard);
  return {
    element: <Guarded guard={guard} />,
    errorElement: <ErrorPage />,
    children: [
      ...routes.filter((route) => route.withoutCache).map((route) => toRoute(route, loadScreen)),
      {
        lazy: async () => ({ Component: (await import('./server-data.tsx')).ServerDataOutlet }),
        children: routes.filter((route) => !route.withoutCache).map((route) => toRoute(route, loadScreen)),
      },
    ],
  };
}

/** The table of screens in the form that the router takes, in the browser and while pages are drawn ahead. */
export function appRoutes(loadScreen: LoadScreen): RouteObject[] {
  return [
    {
      element: <Root />,
      errorElement: <ErrorPage />,
      HydrateFallback: LoadingPage,
      children: [
        behind('public', loadScreen),
        behind('guest-only', loadScreen),
        behind('signed-in', loadScreen),
        { path: '*', element: <Navigate to="/dashboard" replace /> },
      ],
    },
  ];
}
