// The bench that shares this is checked without a browser's types.
/// <reference lib="dom" />
import type { Locator, Page } from '@playwright/test';

export interface Took {
  /** On the clock, from the press until it is painted. */
  readonly ms: number;
  /** What the page's thread has worked for it: about the same on a busy machine as on an idle one. */
  readonly workMs: number;
  /** It stood there whole in its first frame, not faded in. */
  readonly isWhole: boolean;
}

/** What the page's thread has really worked since it was opened, in milliseconds. */
async function workClock(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
}

interface Paint {
  readonly ms: number;
  readonly isWhole: boolean;
}

/** From now on the page itself waits for a click, and then for what is asked for; the answer is fetched by `paintIn`. */
const waitForPaint = (page: Page, selector: string): Promise<void> =>
  page.evaluate((wanted) => {
    const isOpaque = (element: Element | null): boolean =>
      element === null || (getComputedStyle(element).opacity === '1' && isOpaque(element.parentElement));
    const painting = new Promise<Paint>((resolve) => {
      const start = ({ timeStamp }: Event) => {
        const look = () => {
          const found = document.querySelector(wanted);
          if (!found) return requestAnimationFrame(look);
          const isWhole = isOpaque(found);
          // A task that is posted from a frame runs once the frame is painted.
          const painted = new MessageChannel();
          const tell = () => resolve({ ms: performance.now() - timeStamp, isWhole });
          painted.port1.addEventListener('message', tell, { once: true });
          painted.port1.start();
          return painted.port2.postMessage(null);
        };
        requestAnimationFrame(look);
      };
      addEventListener('click', start, { capture: true, once: true });
    });
    Object.assign(window, { painting });
  }, selector);

const paintIn = (page: Page): Promise<Paint> =>
  page.evaluate(() => {
    const painting: Promise<Paint> = Reflect.get(window, 'painting');
    return painting;
  });

export type Measure = (target: Locator, selector: string) => Promise<Took>;

/** Measures presses on this page until what they ask for, a selector, is painted. The hand is over the target before the clock starts. */
export async function paintMeter(page: Page): Promise<Measure> {
  const worked = await workClock(page);
  return async (target, selector) => {
    await target.hover();
    await waitForPaint(page, selector);
    const before = await worked();
    await page.mouse.down();
    await page.mouse.up();
    const { ms, isWhole } = await paintIn(page);
    return { ms, isWhole, workMs: (await worked()) - before };
  };
}
