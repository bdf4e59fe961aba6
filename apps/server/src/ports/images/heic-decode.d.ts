declare module 'heic-decode' {
  interface HeicImage {
    readonly width: number;
    readonly height: number;
    decode(): Promise<{ readonly data: Uint8ClampedArray }>;
  }

  export function all(file: { readonly buffer: Uint8Array }): Promise<HeicImage[] & { dispose(): void }>;
}
