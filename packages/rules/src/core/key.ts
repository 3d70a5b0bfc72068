import * as z from 'zod/mini'

/** A key that the client makes once for each intent of a person: repeats are answered, not done again. */
export const key = z.string().check(z.minLength(8), z.maxLength(64), z.regex(/^[\w-]+$/))
