import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withEarlyScripts } from './early-scripts.ts';

test('early scripts stand in the page, without their comments; all others stay links', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'casefolio-early-'));
  try {
    await writeFile(join(dist, 'before-paint.js'), "// Why.\n(function () {\n  // Because.\n  go('//here');\n})();\n");
    await writeFile(join(dist, 'after-paint.js'), 'start();\n');
    const other = '<script type="module" src="/assets/index.js"></script>';
    const html = `<script src="/before-paint.js"></script>${other}<script src="/after-paint.js" data-program="/a.js"></script>`;
    expect(await withEarlyScripts(html, dist)).toBe(
      `<script>(function () {\n  go('//here');\n})();</script>${other}<script data-program="/a.js">start();</script>`,
    );
  } finally {
    await rm(dist, { recursive: true, force: true });
  }
});
