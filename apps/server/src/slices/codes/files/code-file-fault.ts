/** Why a file was not taken, in one sentence for the operator; nothing of the file is used. */
export class CodeFileFault extends Error {
  override readonly name = 'CodeFileFault';
  readonly reason: string;
  readonly line: number | undefined;
  /** What the system called it ('ENOENT'), for whoever has better words for that. */
  readonly code: string | undefined;

  constructor(reason: string, line?: number, file?: string, code?: string) {
    const place = [file, line === undefined ? undefined : `line ${line}`]
      .filter((part) => part !== undefined)
      .join(', ');
    // It quotes the file: what is hidden there neither breaks the sentence nor reaches a terminal.
    super((place === '' ? reason : `${place}: ${reason}`).replace(/\p{Cc}+/gu, ' '));
    this.reason = reason;
    this.line = line;
    this.code = code;
  }

  /** The same fault with the name of the file, which a reader of lines does not know. */
  in(file: string): CodeFileFault {
    return new CodeFileFault(this.reason, this.line, file, this.code);
  }
}

/** Adds the file's name to the fault of whoever sees only content. */
export async function naming<Result>(file: string, read: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof CodeFileFault ? error.in(file) : error;
  }
}
