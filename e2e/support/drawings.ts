import type { Page } from '@playwright/test';

interface Fiber {
  readonly tag: number;
  readonly type: unknown;
  readonly memoizedProps: unknown;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

export interface Drawings {
  /** Inputs, lists and text boxes that were drawn again. */
  readonly inputs: number;
  /** How often the form around them was. */
  readonly forms: number;
  /** How often what stands beneath the tabs was. */
  readonly panels: number;
}

/** Listens to React as its developer tools do, also in a built page: must be called before the page is opened. */
export async function countDrawings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const drawn = { inputs: 0, forms: 0, panels: 0 };
    Object.assign(window, { drawn });
    /** Elements of the page whose properties are others than before; what was not drawn keeps the very same ones. */
    const walk = (fiber: Fiber | null): void => {
      for (let now = fiber; now; now = now.sibling) {
        const before = now.alternate;
        if (before === null || before.memoizedProps !== now.memoizedProps) {
          if (now.type === 'input' || now.type === 'textarea' || now.type === 'select') drawn.inputs += 1;
          if (now.type === 'form') drawn.forms += 1;
          const props = now.memoizedProps;
          const role: unknown = typeof props === 'object' && props !== null && Reflect.get(props, 'role');
          if (role === 'tabpanel') drawn.panels += 1;
        }
        // A part whose children are the very same was left alone.
        if (before?.child !== now.child) walk(now.child);
      }
    };
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot: (_id: number, root: { readonly current: Fiber }) => walk(root.current),
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
      },
    });
  });
}

/** What was drawn since the last question. */
export const drawnSince = (page: Page): Promise<Drawings> =>
  page.evaluate(() => {
    const drawn: { inputs: number; forms: number; panels: number } = Reflect.get(window, 'drawn');
    const before = { ...drawn };
    Object.assign(drawn, { inputs: 0, forms: 0, panels: 0 });
    return before;
  });
