/** Why a file was not taken, in one sentence for the operator; nothing of the file is used. */
export class CodeFileFault extends Error {
  override readonly name = 'CodeFileFault';
  readonly reason: string;
  readonly line: number | undefined;

  constructor(reason: string, line?: number, file?: string) {
    const place = [file, line === undefined ? undefined : `line ${line}`]
      .filter((part) => part !== undefined)
      .join(', ');
    // It quotes the file: what is hidden there neither breaks the sentence nor reaches a terminal.
    super((place === '' ? reason : `${place}: ${reason}`).replace(/\p{Cc}+/gu, ' '));
    this.reason = reason;
    this.line = line;
  }

  /** The same fault with the name of the file, which a reader of lines does not know. */
  in(file: string): CodeFileFault {
    return new CodeFileFault(this.reason, this.line, file);
  }
}
