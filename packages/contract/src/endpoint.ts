import type { AccessRule } from '@casefolio/domain/access/access';
import { z } from 'zod';
import type { Outcome } from './envelope.ts';

export type PathParams = z.ZodObject<Record<string, z.ZodType<string | number>>>;

/** The files that a form may bring along. */
export interface FilesTaken {
  /** The form's field; several files repeat it. */
  readonly field: string;
  readonly most: number;
  /** Of each file. */
  readonly mostBytes: number;
}

/** One endpoint, once: the route, its validation and access, the client's types and the OpenAPI document are made from it. */
export interface Endpoint<
  Params extends PathParams = PathParams,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Data extends z.ZodType = z.ZodType,
> {
  readonly name: string;
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: `/${string}`;
  readonly access: AccessRule;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly data: Data;
  /** What it may answer besides success and the refusals that every endpoint has. */
  readonly mayAnswer?: readonly Outcome[];
  /** Takes an Idempotency-Key: the same key and caller get the first answer again for 24 hours. */
  readonly creates?: boolean;
  /** A GET that nevertheless changes something: it is refused to other sites like every change. */
  readonly changes?: boolean;
  /** Takes a multipart form, too, with files beside the body's fields, which are then texts. */
  readonly files?: FilesTaken;
  /** Maps of value to label: their keys are values, the client leaves them alone. */
  readonly keys?: 'as-they-are';
}

export const nothing = z.object({});

/** Marks an endpoint whose keys are field names of the case table or values: the client leaves them as they are spelt. */
export const asTheyAre = <E extends object>(spec: E) => ({ ...spec, keys: 'as-they-are' as const });

/** The browser's client sends a form to these. */
interface WithFiles {
  readonly files: FilesTaken;
}

type Parts<P extends PathParams, Q extends z.ZodType, B extends z.ZodType, D extends z.ZodType> = Omit<
  Endpoint<P, Q, B, D>,
  'params' | 'query' | 'body'
> & { readonly params?: P; readonly query?: Q; readonly body?: B };

export function endpoint<
  D extends z.ZodType,
  P extends PathParams = typeof nothing,
  Q extends z.ZodType = typeof nothing,
  B extends z.ZodType = typeof nothing,
>(parts: Parts<P, Q, B, D> & WithFiles): Endpoint<P, Q, B, D> & WithFiles;
export function endpoint<
  D extends z.ZodType,
  P extends PathParams = typeof nothing,
  Q extends z.ZodType = typeof nothing,
  B extends z.ZodType = typeof nothing,
>(parts: Parts<P, Q, B, D>): Endpoint<P, Q, B, D>;
export function endpoint(parts: Parts<PathParams, z.ZodType, z.ZodType, z.ZodType>): Endpoint {
  return { params: nothing, query: nothing, body: nothing, ...parts };
}
