/** Schemas that several families share: answers of writes and queries of lists. */
import * as z from 'zod/mini';
import { idSchema, notEmpty, textSchema } from '../domain/wire';
import type { Schema } from './endpoint';

/** Any 2xx is a success, whatever its body. */
export const anything = z.unknown();

/** A download: the client gives the `Blob` unread. */
export const download: Schema<Blob> = z.file();

/** `{success, message}`: at least one of the two. */
export const acknowledgement = z
  .object({ success: z.nullish(z.boolean()), message: textSchema })
  .check(notEmpty('success', 'message'));

/** A member that an action left out and the reason, such as deleted meanwhile or already there. */
const refus = z.nullish(z.array(z.object({ id: z.nullish(idSchema), nom: textSchema, message: textSchema })));

/**
 * The members that an action left out, and the operation that undoes it. A back end that never leaves any out, or can't undo
 * it, sends none.
 */
export const withRefusals = { refus, operation: z.nullish(idSchema) };

/** `{success, message, data: {refus, operation}}` of an action on several members; other data are ignored. */
export const bulkAcknowledgement = z
  .object({
    success: z.nullish(z.boolean()),
    message: textSchema,
    data: z.catch(z.nullish(z.object(withRefusals)), null),
  })
  .check(notEmpty('success', 'message'));

/** `{message, data, warnings?}`, for answers whose message is shown beside the data. */
export const messageWith = <T extends z.ZodMiniType>(data: T) =>
  z.object({ message: textSchema, data, warnings: z.nullish(z.array(z.string())) });

/** Any filters: the specification names none. */
export const anyQuery = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

export const anyBody = z.record(z.string(), z.unknown());

export const pageQuery = z.object({
  page: z.optional(z.number()),
  page_size: z.optional(z.number()),
  search: z.optional(z.string()),
  ordering: z.optional(z.string()),
});

export const searchQuery = z.object({ q: z.optional(z.string()) });

export const exportQuery = z.object({ format: z.optional(z.string()) });

export const identifiers = z.array(idSchema);
