/** Why the server cannot start, in one sentence for the operator: printed as one line, without a stack. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}
