/**
 * Many short texts in a few long strings. A hundred thousand strings of their own would take twice the memory, and every
 * collection of garbage would walk over them.
 */
export interface PackedTexts {
  at(place: number): string;
}

export interface PackedTextsMaker {
  add(text: string): void;
  finish(): PackedTexts;
}

const textsAString = 1024;

export function packedTextsMaker(): PackedTextsMaker {
  const full: string[] = [];
  const ends: Uint32Array[] = [];
  let open: string[] = [];

  const close = (): void => {
    let end = 0;
    ends.push(Uint32Array.from(open, (text) => (end += text.length)));
    full.push(open.join(''));
    open = [];
  };
  return {
    add(text) {
      open.push(text);
      if (open.length === textsAString) close();
    },
    finish() {
      close();
      return {
        at(place) {
          const within = place % textsAString;
          const page = (place - within) / textsAString;
          return full[page]?.slice(ends[page]?.[within - 1] ?? 0, ends[page]?.[within] ?? 0) ?? '';
        },
      };
    },
  };
}
