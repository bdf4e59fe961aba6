/** Browsers take several downloads from one press only when they come apart. */
const gapMs = 1000;

function fetchOne(path: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = path;
  link.download = fileName;
  link.click();
}

interface Fetched {
  readonly path: string;
  readonly fileName: string;
}

/** Starts the downloads, each one second after the one before it. */
export function fetchFiles([first, ...others]: readonly Fetched[]): void {
  if (!first) return;
  fetchOne(first.path, first.fileName);
  if (others.length > 0) setTimeout(() => fetchFiles(others), gapMs);
}
