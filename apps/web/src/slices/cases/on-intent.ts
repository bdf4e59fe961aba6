/** Fetches what a link leads to as soon as the pointer or the focus reaches it. What does not come is told when the link is followed. */
export function onIntent(load: () => Promise<unknown>) {
  const fetchAhead = () => void load().catch(() => undefined);
  return { onPointerEnter: fetchAhead, onFocus: fetchAhead };
}

type Intent = ReturnType<typeof onIntent>;

/** What a list's links fetch ahead. */
export interface Ahead {
  readonly ofCase: Intent;
  readonly ofForm: Intent;
}
